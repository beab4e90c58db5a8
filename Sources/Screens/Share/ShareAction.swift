import Widgets

/// The key actions of the share sheet.
nonisolated enum ShareAction: Hashable, KeyAction {
  /// Shows another choice.
  case choose(ShareChoice)
  /// Copies the current choice.
  case copy
  /// Exports the board to a file.
  case export

  static let table = "share"

  var name: String {
    switch self {
    case .choose(let choice): "choose." + choice.name
    case .copy: "copy"
    case .export: "export"
    }
  }

  /// The keys of the sheet. The key that opens it also copies.
  static func bindings(_ words: Words) -> [KeyBinding<ShareAction>] {
    [
      KeyBinding([ShareAction.copy.key, KeyPress("y")], .copy, words.share.copy.lowercased()),
      KeyBinding([ShareAction.export.key], .export, words.export.title.lowercased()),
    ] + ShareChoice.allCases.map { KeyBinding([$0.key], .choose($0), $0.title(words.share)) }
  }

  /// The key of the action, as shown on its button.
  var key: KeyPress {
    switch self {
    case .choose(let choice): choice.key
    case .copy: KeyPress("c")
    case .export: KeyPress("e")
    }
  }
}
