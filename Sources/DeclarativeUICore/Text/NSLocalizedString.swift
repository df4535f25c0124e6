public import Foundation

// Foundation's own function of all parameters knows no language here; those with fewer come before it.

/// The text for a key, or the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  StringPlace().words(for: key)
}

/// The text for a key in a bundle, or the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  StringPlace(table: nil, bundle: bundle).words(for: key)
}

/// The text for a key in a table, or the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  StringPlace(table: tableName).words(for: key)
}

/// The text for a key in a table of a bundle, or the key.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  StringPlace(table: tableName, bundle: bundle).words(for: key)
}

/// The text for a key; a value where there is none, or the key where that is empty, too.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  StringPlace().words(for: key, or: value)
}

/// The text for a key in a bundle; a value where there is none, or the key where that is empty, too.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  StringPlace(table: nil, bundle: bundle).words(for: key, or: value)
}

/// The text for a key in a table; a value where there is none, or the key where that is empty, too.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  StringPlace(table: tableName).words(for: key, or: value)
}

extension StringPlace {
  /// The text for a key in the language of the body that is evaluated; a value where there is none, or else the key.
  fileprivate func words(for key: String, or value: String = "") -> String {
    (try? words(for: key, in: .ofBody)) ?? (value.isEmpty ? key : value)
  }
}
