// The messages between the compiler and its plug-ins, as swift-syntax's module SwiftCompilerPluginMessageHandling
// describes them, with the fields that are needed here. Their names are keys of the JSON.

import SourceTokens

/// What the compiler asks for; one of the fields is there.
package struct HostMessage: Decodable {
  var getCapability: Ignored?
  var expandFreestandingMacro: FreestandingMacro?
  var expandAttachedMacro: AttachedMacro?

  /// A message whose content makes no difference.
  struct Ignored: Decodable {}

  /// A macro such as `#Preview`.
  struct FreestandingMacro: Decodable {
    /// What makes names in the expansion unique.
    var discriminator: String
    var syntax: Syntax
  }

  /// A macro such as `@Entry`.
  struct AttachedMacro: Decodable {
    /// Which part of the expansion is asked for.
    var macroRole: String
    var macro: Macro
    var declSyntax: Syntax
    /// The heads of the declarations around, the innermost first.
    var lexicalContext: [Syntax]?
  }

  struct Macro: Decodable {
    /// The type that the macro's declaration names.
    var typeName: String
  }

  /// Source in a file.
  struct Syntax: Decodable {
    var source: String
    var location: Location
  }

  /// Where source begins, the blanks and comments before it included.
  struct Location: Decodable {
    var fileID: String
    var fileName: String
    var offset: Int
    var line: Int
  }
}

/// What the compiler is told; one of the fields is there.
package struct PluginAnswer: Encodable {
  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: ExpansionResult?

  struct CapabilityResult: Encodable {
    var capability = Capability()
  }

  struct Capability: Encodable {
    /// The version of the messages that compilers of Swift 5.10 to 6.3 speak.
    var protocolVersion = 7
  }

  struct ExpansionResult: Encodable, Equatable {
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  struct Diagnostic: Encodable, Equatable {
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []
  }

  struct Position: Encodable, Equatable {
    var fileName: String
    var offset: Int
  }
}

extension PluginAnswer {
  /// The answer to a message; nil for one that is not known.
  package init?(to message: HostMessage) {
    if message.getCapability != nil {
      self.init(getCapabilityResult: CapabilityResult())
    } else if let macro = message.expandFreestandingMacro {
      self.init(
        expandMacroResult: .of(macro.syntax) { () throws(MacroMisuse) in try PreviewExpansion(of: macro).expansion })
    } else if let macro = message.expandAttachedMacro {
      self.init(
        expandMacroResult: .of(macro.declSyntax) { () throws(MacroMisuse) in
          // What is previewable is for the macro around it.
          macro.macro.typeName == "EntryMacro" ? try EntryExpansion(of: macro).source(as: macro.macroRole) : ""
        })
    } else {
      return nil
    }
  }
}

extension PluginAnswer.ExpansionResult {
  /// The result of expanding a macro, or what is wrong with the source that it was given.
  fileprivate static func of(_ syntax: HostMessage.Syntax, _ expand: () throws(MacroMisuse) -> String) -> Self {
    do throws(MacroMisuse) {
      return Self(expandedSource: try expand())
    } catch {
      // Behind blanks and comments.
      let code = TokenizedSource(syntax.source).tokens.first?.range.lowerBound ?? 0
      let location = syntax.location
      return Self(
        expandedSource: nil,
        diagnostics: [
          PluginAnswer.Diagnostic(
            message: error.message,
            position: PluginAnswer.Position(fileName: location.fileName, offset: location.offset + code))
        ])
    }
  }
}

/// Why a macro cannot be expanded: a sentence for the person who wrote it.
struct MacroMisuse: Error, Equatable {
  let message: String
}
