import Widgets

/// What the keys of the help do, besides those of the pager and of what is on a page.
nonisolated enum HelpAction: Hashable {
  /// Goes so many pages on, also from where Page Down scrolls.
  case turn(Int)
  case back

  /// The keys of the help.
  static func bindings(_ words: Words) -> [KeyBinding<HelpAction>] {
    [
      KeyBinding(
        [KeyPress("[")], .turn(-1), words.help.otherPage, id: "previous", speakingForNext: true),
      KeyBinding([KeyPress("]")], .turn(1), words.help.otherPage, id: "next", shown: .hidden),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }

  /// The keys that turn the page everywhere, as they are shown.
  static func pageKeys(_ words: Words) -> String {
    bindings(words).filter { $0.action != .back }.flatMap(\.keys)
      .map { $0.name(names: words.kit.keyNames) }.joined(separator: "/")
  }
}
