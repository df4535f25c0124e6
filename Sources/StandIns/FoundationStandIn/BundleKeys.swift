// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

// Keys of `Info.plist`, which Core Foundation has on Linux, too, and Foundation does not hand on.

public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
public let kCFBundleVersionKey: String! = "CFBundleVersion"
public let kCFBundleNameKey: String! = "CFBundleName"
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
