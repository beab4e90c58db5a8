import Games
import Widgets

/// A control beside or below a game's board.
typealias BoardControl = ScreenControl<GameBoardAction>

extension ScreenControl where Action == GameBoardAction {
  /// All controls, in their groups.
  static func groups(
    _ model: GameBoardModel, _ words: Words, _ keys: KeyLabels
  ) -> [[BoardControl]] {
    func control(
      _ icon: String, _ title: String, _ action: GameBoardAction, isEnabled: Bool = true
    ) -> BoardControl {
      BoardControl(
        icon: icon, title: title, action: action,
        key: GameBoardAction.key(of: action, words, keys),
        isEnabled: isEnabled && (!model.isPaused || action.worksPaused))
    }
    func mode(_ mode: EntryMode, _ title: String, _ action: GameBoardAction) -> BoardControl {
      var switched = control(mode.sign.map(String.init) ?? "", title, action)
      switched.isOn = model.entry.mode == mode
      switched.state = switched.isOn ? words.board.on : words.board.off
      return switched
    }
    if model.game.isComplete, !model.game.origin.isTraining {
      return [
        [
          control("★", words.board.result, .ask(.score)),
          control("▶", words.replay.title, .leave(.replay), isEnabled: model.result != nil),
          control("→", words.board.nextPuzzle, .leave(.next)),
        ],
        [control("■", words.board.end, .leave(.end))],
      ]
    }
    let score = !model.game.origin.isTraining ? [control("★", words.board.score, .ask(.score))] : []
    return [
      [
        control("↺", words.board.restart, .goBack(.restart), isEnabled: model.canRestart),
        control("←", words.board.undo, .goBack(.undo), isEnabled: model.game.canUndo),
        control("→", words.board.redo, .goBack(.redo), isEnabled: model.game.canRedo),
      ],
      [
        mode(.notes, words.board.memo, .toggle(.memo)),
        mode(.centreNotes, words.board.centre, .toggle(.centreMode)),
        mode(.colors, words.panel.colorMode, .toggle(.colorMode)),
        control("✦", words.hints.title, .ask(.hint)),
      ],
      [control("‖", model.isPaused ? words.levels.resume : words.board.pause, .pause)]
        + score + [
          control("⚙", words.home.settings, .leave(.settings)),
          control("■", words.board.end, .leave(.end)),
        ],
    ]
  }
}

/// A game's controls in columns.
struct ControlColumn: View {
  @Environment(\.keyLabels) private var keys
  let model: GameBoardModel
  let words: Words
  /// `true` to draw a line between the groups.
  let isTall: Bool
  /// The number of columns, one or two.
  let columns: Int
  /// `true` to leave out the settings and their row.
  var isShort = false
  let perform: (GameBoardAction) -> Void

  var body: some View {
    let groups = BoardControl.groups(model, words, keys)
    if columns > 1 {
      HStack(alignment: .top, spacing: 2) {
        ScreenControlColumn(
          groups: [Array(groups.joined().prefix(Self.rows))], perform: perform)
        ScreenControlColumn(
          groups: [Array(groups.joined().dropFirst(Self.rows))], perform: perform)
      }
    } else {
      ScreenControlColumn(
        groups: groups.map { $0.filter { !isShort || $0.action != .leave(.settings) } },
        isTall: isTall,
        perform: perform)
    }
  }

  /// Controls per column when there are two.
  private static let rows = 6
}

/// A game's controls on one line, most used first.
struct ControlBar: View {
  @Environment(\.keyLabels) private var keys
  let model: GameBoardModel
  let words: Words
  /// The controls to show, or `nil` for all.
  var only: Set<GameBoardAction>?
  let width: Int
  let rows: Int
  let perform: (GameBoardAction) -> Void

  var body: some View {
    let controls = BoardControl.groups(model, words, keys).flatMap(\.self)
      .filter { only?.contains($0.action) ?? true }
    ScreenControlWords(
      controls: Self.inOrder(controls),
      width: width, rows: rows, perform: perform)
  }

  private static let first: [GameBoardAction] = [
    .toggle(.memo), .ask(.hint), .goBack(.undo), .goBack(.redo), .toggle(.centreMode),
    .toggle(.colorMode), .pause, .leave(.end), .leave(.settings),
  ]

  /// Sorts controls by use. Modes other than memo are shown only while they are on.
  private static func inOrder(_ controls: [BoardControl]) -> [BoardControl] {
    let known = first.compactMap { action in controls.first { $0.action == action } }
    let all = known + controls.filter { !first.contains($0.action) }
    return all.map { control in
      var control = control
      if control.action != .toggle(.memo), !control.isOn { control.state = nil }
      return control
    }
  }
}
