import Widgets

/// What the keys of the help do, besides those of the pager and of what is on a page.
nonisolated enum HelpAction: Hashable, KeyAction {
  /// Goes so many pages on, also from where Page Down scrolls.
  case turn(Int)
  case back

  static let table = "help"

  var name: String {
    switch self {
    case .turn(let pages): pages < 0 ? "previous" : "next"
    case .back: "back"
    }
  }

  /// The keys of the help.
  static func bindings(_ words: Words) -> [KeyBinding<HelpAction>] {
    [
      KeyBinding(
        [KeyPress("[")], .turn(-1), words.help.otherPage, speakingForNext: true),
      KeyBinding([KeyPress("]")], .turn(1), words.help.otherPage, shown: .hidden),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }

  /// The keys that turn the page everywhere, as they are shown.
  static func pageKeys(_ words: Words) -> String {
    bindings(words).filter { $0.action != .back }.flatMap(\.keys)
      .map { $0.name(names: words.kit.keyNames) }.joined(separator: "/")
  }
}
