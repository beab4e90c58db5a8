import Generating
import Scutes
import Sudoku

/// The controls beside or below a board being filled in: the verdict, the digits, and the commands.
struct FillingSide: View {
  @Environment(\.keyLabels) private var keys
  let model: SolutionModel
  let words: Words
  /// `true` if it is below the board.
  let isBelow: Bool
  /// Performs a command of the board.
  let perform: (String) -> Void
  /// Performs a command of the setter's view.
  let set: (String) -> Void

  var body: some View {
    let groups = groups
    let desk = model.showsDraft ? desk : []
    VStack(alignment: .leading) {
      if isBelow {
        VerdictView(model: model, words: words, isFlat: true)
          .frame(height: 3, alignment: .topLeading)
        FillingDigits(type: model.type)
        HStack(spacing: desk.isEmpty ? 0 : 1) {
          ScreenControlBar(controls: desk, perform: set)
          ScreenControlBar(controls: groups.flatMap(\.self), perform: perform)
        }
      } else {
        VerdictView(model: model, words: words).padding(.horizontal, 1)
        FillingDigits(type: model.type)
        Spacer(minLength: 0).frame(maxHeight: 1)
        if !desk.isEmpty {
          ScreenControlColumn(groups: [desk], perform: set)
          Spacer(minLength: 0).frame(maxHeight: 1)
        }
        ScreenControlColumn(groups: groups, perform: perform)
      }
    }
  }

  /// The controls of a board being filled in, in their groups.
  private var groups: [[ScreenControl]] {
    let commands = SolutionScreen.commands(words)
    func control(
      _ icon: String, _ title: String, _ id: String, isEnabled: Bool = true, isOn: Bool = false
    ) -> ScreenControl {
      ScreenControl(icon, title, id, of: commands, keys, isEnabled: isEnabled, isOn: isOn)
    }
    let (solution, board) = (words.solution, words.board)
    let isFilled = !model.editor.isEmpty
    var changing = [
      control("⋮", solution.candidates, "candidates", isOn: model.editsCandidates),
      control("✎", solution.draft, "draft", isOn: model.showsDraft),
      control("←", board.undo, "undo", isEnabled: model.editor.canUndo),
      control("→", board.redo, "redo", isEnabled: model.editor.canRedo),
      control("□", solution.clear, "clear", isEnabled: isFilled),
    ]
    if model.entry.hasMoreThanGivens {
      changing.append(control("■", solution.keepGivens, "keepGivens"))
    }
    guard !model.showsDraft else { return [changing] }
    return [
      [
        control("★", solution.solve, "solve", isEnabled: isFilled, isOn: model.isUnique),
        control("⇥", solution.stepByStep, "step", isEnabled: isFilled),
        control("▶", solution.play, "play", isEnabled: isFilled),
      ],
      [
        control("▸", words.solver.file, "openFile"),
        control("▷", words.solver.game, "takeGame"),
        control("◂", words.export.title, "export", isEnabled: isFilled),
      ],
      changing,
    ]
  }

  /// The controls of the setter's view.
  private var desk: [ScreenControl] {
    let (setter, desk) = (words.setter, model.desk)
    let controls = [
      ("▼", setter.minimal, "minimal", false),
      ("◆", setter.symmetry, "symmetry", desk.symmetry != .none),
      ("≡", setter.canonical, "canonical", false),
      ("»", setter.change, "change", false),
      ("■", setter.pattern, "pattern", desk.marksPattern),
      ("▶", setter.fill, "fill", desk.filling != nil),
    ]
    let commands = SolutionScreen.setterCommands(words)
    return controls.map { ScreenControl($0, $1, $2, of: commands, keys, isOn: $3) }
  }
}

/// The nine digits and an empty cell, as buttons.
private struct FillingDigits: View {
  let type: (Digit?) -> Void

  var body: some View {
    HStack {
      ForEach(0..<10) { index in
        Text((index > 0 ? " " : "") + (index < 9 ? "\(index + 1)" : "□")).foregroundStyle(.pad)
          .onTap { type(index < 9 ? Digit.all[index] : nil) }
      }
    }
  }
}
