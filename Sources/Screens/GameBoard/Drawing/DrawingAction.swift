import Sudoku
import Widgets

/// The key actions while the player draws. All other keys of the board keep their meaning.
nonisolated enum DrawingAction: Hashable, KeyAction {
  case digit(Digit)
  /// Links to the candidate, as the opposite of the last link.
  case link
  case strong
  case weak
  /// Adds the candidate to the last node.
  case join
  case flip
  case paint
  case nextColor
  case row
  case column
  case box
  case removeLast
  case clear
  case suppose
  case follow
  case followAll
  case shorter
  case apply
  case done

  static let table = "drawing"

  var name: String {
    switch self {
    case .digit(let digit): "digit.\(digit)"
    case .link: "link"
    case .strong: "strong"
    case .weak: "weak"
    case .join: "join"
    case .flip: "flip"
    case .paint: "paint"
    case .nextColor: "nextColor"
    case .row: "row"
    case .column: "column"
    case .box: "box"
    case .removeLast: "removeLast"
    case .clear: "clear"
    case .suppose: "suppose"
    case .follow: "follow"
    case .followAll: "followAll"
    case .shorter: "shorter"
    case .apply: "apply"
    case .done: "done"
    }
  }
}

extension DrawingAction {
  /// The action of the board that its keys have as an answer to a key that expects a digit: the
  /// digit, none, or to cancel.
  var answer: GameBoardAction? {
    switch self {
    case .digit(let digit): .digit(digit)
    case .removeLast: .edit(.clear)
    case .done: .leave(.cancel)
    default: nil
    }
  }

  /// The keys while drawing. The footer has those that go on with what is drawn, and with `canApply`
  /// the one that applies what is proven.
  static func bindings(
    _ words: Words, for subject: DrawingSubject = .nothing, canApply: Bool = true
  ) -> [KeyBinding<DrawingAction>] {
    let drawing = words.drawing
    func shown(_ subjects: DrawingSubject...) -> KeyVisibility {
      subjects.contains(subject) ? .footer : .help
    }
    let digits = Digit.all.map { digit in
      KeyBinding(
        [KeyPress(Character(digit.description))], DrawingAction.digit(digit), drawing.candidate,
        shown: digit == Digit.all[0] ? shown(.nothing, .chain, .colors) : .hidden,
        as: digit == Digit.all[0] ? "1-9" : nil)
    }
    return digits + [
      KeyBinding([KeyPress(" ")], .link, drawing.link, shown: shown(.nothing, .chain)),
      KeyBinding([KeyPress("c")], .paint, drawing.paint, shown: shown(.nothing, .colors)),
      KeyBinding([KeyPress("C")], .nextColor, drawing.nextColor, shown: shown(.colors)),
      KeyBinding([KeyPress("r")], .row, drawing.row, shown: shown(.nothing, .fish)),
      KeyBinding([KeyPress("o")], .column, drawing.column, shown: shown(.fish)),
      KeyBinding([KeyPress("b")], .box, drawing.box, shown: shown(.fish)),
      KeyBinding([KeyPress("i")], .suppose, drawing.suppose, shown: shown(.nothing)),
      KeyBinding([KeyPress("n")], .follow, drawing.follow, shown: shown(.supposition)),
      KeyBinding([KeyPress("N")], .followAll, drawing.followAll, shown: shown(.supposition)),
      KeyBinding(
        [KeyPress(.enter)], .apply, words.hints.apply.lowercased(),
        shown: canApply ? .prominent : .help),
      KeyBinding(
        [KeyPress("v")], .shorter, drawing.shorter, shown: canApply ? shown(.chain) : .help),
      KeyBinding([KeyPress("f")], .flip, drawing.flip, shown: shown(.chain)),
      KeyBinding(
        [KeyPress("x"), KeyPress(.backspace), KeyPress(.delete)], .removeLast,
        drawing.removeLast, shown: shown(.chain, .fish, .supposition)),
      KeyBinding([KeyPress(.escape), KeyPress("D")], .done, drawing.done),
      KeyBinding([KeyPress("=")], .strong, drawing.strong, shown: .help),
      KeyBinding([KeyPress("-")], .weak, drawing.weak, shown: .help),
      KeyBinding([KeyPress("+")], .join, drawing.join, shown: .help),
      KeyBinding([KeyPress("X")], .clear, drawing.clear, shown: .help),
    ]
  }
}

extension View {
  /// Handles the keys of drawing while `model` draws, and looks for shorter proofs.
  func drawing(_ model: GameBoardModel, words: Words) -> some View {
    keyBindings(
      words.drawing.title,
      model.drawing.isOn && !model.isPaused
        ? DrawingAction.bindings(
          words, for: model.drawing.subject, canApply: model.drawnVerdict.provesAnything)
        : [],
      perform: { (action: DrawingAction) in model.draw(action) }
    )
    .task(id: model.drawing.searched) { await model.findShorterProof() }
  }
}
