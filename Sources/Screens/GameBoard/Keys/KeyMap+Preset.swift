import Store
import Widgets

extension KeyMap {
  /// The keys that `preset` gives to actions of the board in place of their own.
  init(_ preset: KeyPreset) {
    switch preset {
    case .arrows: self.init()
    case .wasd:
      self.init([
        "gameBoard.move.up": [KeyPress("w"), KeyPress(.up)],
        "gameBoard.move.down": [KeyPress("s"), KeyPress(.down)],
        "gameBoard.move.left": [KeyPress("a"), KeyPress(.left)],
        "gameBoard.move.right": [KeyPress("d"), KeyPress(.right)],
        "solution.move.up": [KeyPress("w"), KeyPress(.up)],
        "solution.move.down": [KeyPress("s"), KeyPress(.down)],
        "solution.move.left": [KeyPress("a"), KeyPress(.left)],
        "solution.move.right": [KeyPress("d"), KeyPress(.right)],
        "gameBoard.score": [KeyPress("e")],
        "gameBoard.fillHere": [KeyPress("i")],
        "gameBoard.digitFirst": [KeyPress("o")],
      ])
    }
  }
}
