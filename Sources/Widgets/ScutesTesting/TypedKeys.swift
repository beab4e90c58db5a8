// SPDX-License-Identifier: Apache-2.0

public import Scutes

extension KeyPress {
  /// Creates the key for `character` in a test: an arrow, ⏎, ⇥, ⎋, ⌫, ⌦, or the character itself.
  public init(typedAs character: Character) {
    switch character {
    case "↑": self.init(.up)
    case "↓": self.init(.down)
    case "←": self.init(.left)
    case "→": self.init(.right)
    case "⏎": self.init(.enter)
    case "⇥": self.init(.tab)
    case "⎋": self.init(.escape)
    case "⌫": self.init(.backspace)
    case "⌦": self.init(.delete)
    default: self.init(character)
    }
  }
}
