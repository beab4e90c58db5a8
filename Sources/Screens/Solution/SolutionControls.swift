import Generating
import Widgets

extension ScreenControl where Action == SolutionAction {
  /// The controls of a board being filled in, in their groups.
  static func groups(
    _ model: SolutionModel, _ words: Words, _ keys: KeyLabels
  ) -> [[ScreenControl]] {
    let bindings = SolutionAction.bindings(words)
    func control(
      _ icon: String, _ title: String, _ action: SolutionAction, isEnabled: Bool = true
    ) -> ScreenControl {
      ScreenControl(
        icon: icon, title: title, action: action, key: keys.key(of: action, in: bindings),
        isEnabled: isEnabled)
    }
    let solution = words.solution
    let isFilled = !model.editor.isEmpty
    var solving = [
      control("★", solution.solve, .solve, isEnabled: isFilled),
      control("⇥", solution.stepByStep, .step, isEnabled: isFilled),
      control("▶", solution.play, .play, isEnabled: isFilled),
    ]
    solving[0].isOn = model.isUnique
    var candidates = control("⋮", solution.candidates, .candidates)
    candidates.isOn = model.editsCandidates
    var draft = control("✎", solution.draft, .draft)
    draft.isOn = model.showsDraft
    var changing = [
      candidates, draft,
      control("←", words.board.undo, .undo, isEnabled: model.editor.canUndo),
      control("→", words.board.redo, .redo, isEnabled: model.editor.canRedo),
      control("□", solution.clear, .clear, isEnabled: isFilled),
    ]
    if model.entry.hasMoreThanGivens {
      changing.append(control("■", solution.keepGivens, .keepGivens))
    }
    guard !model.showsDraft else { return [changing] }
    return [
      solving,
      [
        control("▸", words.solver.file, .openFile),
        control("▷", words.solver.game, .takeGame),
        control("◂", words.export.title, .export, isEnabled: isFilled),
      ],
      changing,
    ]
  }
}

extension ScreenControl where Action == SetterAction {
  /// The controls of the setter's view.
  static func desk(_ model: SolutionModel, _ words: Words, _ keys: KeyLabels) -> [ScreenControl] {
    let bindings = SetterAction.bindings(words)
    let setter = words.setter
    func control(
      _ icon: String, _ title: String, _ action: SetterAction, isOn: Bool = false
    ) -> ScreenControl {
      ScreenControl(
        icon: icon, title: title, action: action, key: keys.key(of: action, in: bindings),
        isOn: isOn)
    }
    return [
      control("▼", setter.minimal, .minimal),
      control("◆", setter.symmetry, .symmetry, isOn: model.desk.symmetry != .none),
      control("≡", setter.canonical, .canonical),
      control("»", setter.change, .change),
      control("■", setter.pattern, .pattern, isOn: model.desk.marksPattern),
      control("▶", setter.fill, .fill, isOn: model.desk.filling != nil),
    ]
  }
}

extension ScreenControl where Action == StepAction {
  /// The controls other than forwards and backwards. On a line, there is no room for the paths.
  static func jumps(
    _ words: Words, _ keys: KeyLabels, isColumn: Bool
  ) -> [ScreenControl] {
    let bindings = StepAction.bindings(words)
    let jumps: [(String, String, StepAction)] = [
      ("»", words.solution.nextSame, .same(isForward: true)),
      ("⇥", words.solution.nextHard, .beyondSingles(isForward: true)),
      ("≡", words.solution.stepList, .list),
      ("◆", words.paths.title, .paths),
      ("▶", words.solution.play, .play),
      ("◂", words.export.title, .export),
    ]
    return jumps.filter { isColumn || $2 != .paths }.map {
      ScreenControl(icon: $0, title: $1, action: $2, key: keys.key(of: $2, in: bindings))
    }
  }
}
