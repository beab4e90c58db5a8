import Widgets

/// What the keys of the sheet do that hands a puzzle or a game on.
nonisolated enum ShareAction: Hashable, KeyAction {
  /// Shows something else.
  case choose(ShareChoice)
  /// Copies what is shown.
  case copy

  static let table = "share"

  var name: String {
    switch self {
    case .choose(let choice): "choose." + choice.name
    case .copy: "copy"
    }
  }

  /// The keys of the sheet. The key that opens it copies, too.
  static func bindings(_ words: Spoken<ShareWords>) -> [KeyBinding<ShareAction>] {
    [KeyBinding([ShareAction.copy.key, KeyPress("y")], .copy, words.copy.lowercased())]
      + ShareChoice.allCases.map { KeyBinding([$0.key], .choose($0), $0.title(words)) }
  }

  /// The key that does it, also written on its button.
  var key: KeyPress {
    switch self {
    case .choose(let choice): choice.key
    case .copy: KeyPress("c")
    }
  }
}
