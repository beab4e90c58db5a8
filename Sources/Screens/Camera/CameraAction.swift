import Games
import Sudoku
import Widgets

/// The key actions while choosing a picture.
nonisolated enum CameraAction: String, KeyAction {
  case choose = "choose"
  case openFile = "openFile"
  case take = "take"
  case last = "last"
  case back = "back"

  static let table = "camera"

  /// The keys. Taking a picture requires a program for it.
  static func bindings(_ words: Words, takesPictures: Bool) -> [KeyBinding<CameraAction>] {
    let camera = words.camera
    return [
      KeyBinding([], .choose, words.app.moveFocus, as: "↑↓"),
      KeyBinding([], .choose, words.app.open, as: "⏎"),
      KeyBinding([KeyPress("o")], .openFile, camera.choosePicture.lowercased()),
      KeyBinding(
        [KeyPress("i")], .take, camera.takePicture.lowercased(),
        shown: takesPictures ? .footer : .hidden),
      KeyBinding([KeyPress("l")], .last, camera.lastReading.lowercased(), shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }

  /// The keys while a picture is being read.
  static func workingBindings(_ words: Words) -> [KeyBinding<CameraAction>] {
    [KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.levels.cancel.lowercased())]
  }
}

/// The actions on a board read from a picture.
nonisolated enum ReviewAction: Hashable, KeyAction {
  case doubt(isForward: Bool)
  case keep
  case move(Cell.Direction)
  /// Enters a digit, or empties the cell.
  case correct(Digit?)
  case handwritten
  case handwriting
  case play
  case solve
  case another
  case view
  case undo
  case redo
  case back

  static let table = "review"

  var name: String {
    switch self {
    case .doubt(let isForward): "doubt.\(isForward)"
    case .keep: "keep"
    case .move(let direction): "move." + direction.rawValue
    case .correct(let digit): digit == nil ? "mend.nil" : "mend"
    case .handwritten: "handwritten"
    case .handwriting: "handwriting"
    case .play: "play"
    case .solve: "solve"
    case .another: "another"
    case .view: "view"
    case .undo: "undo"
    case .redo: "redo"
    case .back: "back"
    }
  }

  /// The keys. While cells are doubtful, the footer starts with how to settle them, otherwise with
  /// what to do with the board.
  static func bindings(_ words: Words, hasDoubts: Bool) -> [KeyBinding<ReviewAction>] {
    let looking = looking(words, hasDoubts: hasDoubts)
    return hasDoubts
      ? looking + mending(words) + leaving(words) : leaving(words) + mending(words) + looking
  }

  private static func looking(_ words: Words, hasDoubts: Bool) -> [KeyBinding<ReviewAction>] {
    let camera = words.camera
    return [
      KeyBinding(
        [KeyPress(.tab)], .doubt(isForward: true), camera.nextDoubt,
        shown: hasDoubts ? .footer : .help),
      KeyBinding(
        [KeyPress(.tab, modifiers: .shift)], .doubt(isForward: false), camera.previousDoubt,
        shown: .help),
      KeyBinding(
        [KeyPress(.enter), KeyPress(" ")], .keep, camera.keep, shown: hasDoubts ? .footer : .help),
      KeyBinding(
        [KeyPress(.up), KeyPress("k")], .move(.up), words.app.move, shown: .help,
        as: "↑↓←→ hjkl"),
      KeyBinding([KeyPress(.down), KeyPress("j")], .move(.down), words.app.move, shown: .hidden),
      KeyBinding([KeyPress(.left), KeyPress("h")], .move(.left), words.app.move, shown: .hidden),
      KeyBinding([KeyPress(.right), KeyPress("l")], .move(.right), words.app.move, shown: .hidden),
    ]
  }

  private static func mending(_ words: Words) -> [KeyBinding<ReviewAction>] {
    Digit.all.map { digit in
      KeyBinding(
        [KeyPress(Character(digit.description))], .correct(digit), words.camera.correct,
        shown: digit == Digit.all[0] ? .footer : .hidden, as: digit == Digit.all[0] ? "1-9" : nil)
    } + [
      KeyBinding(
        [
          KeyPress("0"), KeyPress("."), KeyPress("x"), KeyPress(.delete), KeyPress(.backspace),
          KeyPress("h", modifiers: .control),
        ], .correct(nil), words.board.clear, shown: .help),
      KeyBinding([KeyPress("w")], .handwritten, words.camera.toggleHandwritten),
      KeyBinding([KeyPress("W")], .handwriting, words.camera.toggleHandwriting, shown: .help),
      KeyBinding([KeyPress("u")], .undo, words.board.undo.lowercased(), shown: .help),
      KeyBinding(
        [KeyPress("r"), KeyPress("r", modifiers: .control)], .redo, words.board.redo.lowercased(),
        shown: .help),
    ]
  }

  private static func leaving(_ words: Words) -> [KeyBinding<ReviewAction>] {
    let camera = words.camera
    return [
      KeyBinding([KeyPress("p")], .play, camera.play.lowercased()),
      KeyBinding([KeyPress("s")], .solve, camera.solve.lowercased()),
      KeyBinding([KeyPress("o")], .another, camera.another.lowercased()),
      KeyBinding([KeyPress("v")], .view, camera.otherView.lowercased()),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }
}
