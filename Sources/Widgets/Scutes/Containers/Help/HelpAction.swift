// SPDX-License-Identifier: Apache-2.0

/// The key actions of the list of keys, besides typing.
nonisolated enum HelpAction: String, KeyAction {
  case up = "up"
  case down = "down"
  case left = "left"
  case right = "right"
  case pageUp = "pageUp"
  case pageDown = "pageDown"
  case first = "first"
  case last = "last"
  case open = "open"
  case search = "search"
  case close = "close"

  /// The name of the table in key maps.
  static let table = "keys"

  /// The default keys. While searching, letters are typed.
  static func bindings(
    _ words: KitWords, isSearching: Bool, opens: String, closes: String
  ) -> [KeyBinding<HelpAction>] {
    let letter = { (key: Character) in isSearching ? [] : [KeyPress(key)] }
    let control = { (key: Character) in
      isSearching ? [KeyPress(key, modifiers: .control)] : []
    }
    var bindings = [
      KeyBinding(
        [KeyPress(.up)] + letter("k") + control("p"), HelpAction.up, words.help.choose,
        speakingForNext: true),
      KeyBinding(
        [KeyPress(.down)] + letter("j") + control("n"), .down, words.help.choose, shown: .hidden),
      KeyBinding([KeyPress(.enter)] + letter(" "), .open, opens),
    ]
    if !isSearching {
      bindings += [
        KeyBinding([KeyPress("/")], .search, words.help.search),
        KeyBinding([KeyPress(.left), KeyPress("h")], .left, "", shown: .hidden),
        KeyBinding([KeyPress(.right), KeyPress("l")], .right, "", shown: .hidden),
        KeyBinding([KeyPress(.home)], .first, "", shown: .hidden),
        KeyBinding([KeyPress(.end)], .last, "", shown: .hidden),
      ]
    }
    return bindings + [
      KeyBinding([KeyPress(.escape)] + letter("q"), .close, closes),
      KeyBinding([KeyPress(.pageUp)], .pageUp, words.page, shown: .hidden),
      KeyBinding([KeyPress(.pageDown)], .pageDown, words.page, shown: .hidden),
    ]
  }
}
