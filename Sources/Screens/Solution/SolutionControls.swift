import Generating
import Widgets

extension ScreenControl<String> {
  /// The controls of a board being filled in, in their groups.
  static func groups(
    _ model: SolutionModel, _ words: Words, _ keys: KeyLabels
  ) -> [[ScreenControl]] {
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
  static func desk(_ model: SolutionModel, _ words: Words, _ keys: KeyLabels) -> [ScreenControl] {
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

  /// The controls other than forwards and backwards. On a line, there is no room for the paths.
  static func jumps(_ words: Words, _ keys: KeyLabels, isColumn: Bool) -> [ScreenControl] {
    let solution = words.solution
    let jumps = [
      ("»", solution.nextSame, "same.true"),
      ("⇥", solution.nextHard, "beyondSingles.true"),
      ("≡", solution.stepList, "list"),
      ("◆", words.paths.title, "paths"),
      ("▶", solution.play, "play"),
      ("◂", words.export.title, "export"),
    ]
    let commands = SolutionScreen.stepCommands(words)
    return jumps.filter { isColumn || $2 != "paths" }
      .map { ScreenControl($0, $1, $2, of: commands, keys) }
  }
}
