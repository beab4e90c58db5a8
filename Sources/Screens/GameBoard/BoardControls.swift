import Games
import Scutes

extension GameBoard {
  /// All controls, in their groups.
  func controls(_ keys: KeyLabels) -> [[ScreenControl]] {
    let words = words.board
    let isTraining = model.game.origin.isTraining
    let isFinished = model.game.isComplete && !isTraining
    func control(
      _ icon: String, _ title: String, _ id: String, isEnabled: Bool = true
    ) -> ScreenControl {
      ScreenControl(
        icon: icon, title: title, action: id,
        key: isFinished
          ? Self.finishedKey(of: id, self.words, keys) : Self.key(of: id, self.words, keys),
        isEnabled: isEnabled && (!model.isPaused || Self.whilePaused.contains(id)))
    }
    func mode(_ mode: EntryMode, _ title: String, _ id: String) -> ScreenControl {
      var switched = control(mode.sign.map(String.init) ?? "", title, id)
      switched.isOn = model.entry.mode == mode
      switched.state = switched.isOn ? words.on : words.off
      return switched
    }
    if isFinished {
      return [
        [
          control("★", words.result, "score"),
          control("▶", self.words.replay.title, "replay", isEnabled: model.result != nil),
          control("→", words.nextPuzzle, "next"),
        ],
        [control("■", words.end, "end")],
      ]
    }
    return [
      [
        control("↺", words.restart, "restart", isEnabled: model.canRestart),
        control("←", words.undo, "undo", isEnabled: model.game.canUndo),
        control("→", words.redo, "redo", isEnabled: model.game.canRedo),
      ],
      [
        mode(.notes, words.memo, "memo"), mode(.centreNotes, words.centre, "centreMode"),
        mode(.colors, self.words.panel.colorMode, "colorMode"),
        control("✦", self.words.hints.title, "hint"),
      ],
      [control("‖", model.isPaused ? self.words.levels.resume : words.pause, "pause")]
        + (isTraining ? [] : [control("★", words.score, "score")]) + [
          control("⚙", self.words.home.settings, "settings"), control("■", words.end, "end"),
        ],
    ]
  }
}

/// A game's controls in columns.
struct ControlColumn: View {
  @Environment(\.keyLabels) private var keys
  let board: GameBoard
  /// `true` to draw a line between the groups.
  let isTall: Bool
  /// The number of columns, one or two.
  let columns: Int
  /// `true` to leave out the settings and their row.
  var isShort = false

  var body: some View {
    let groups = board.controls(keys)
    if columns > 1 {
      let all = groups.flatMap(\.self)
      HStack(alignment: .top, spacing: 2) {
        ForEach([all.prefix(Self.rows), all.dropFirst(Self.rows)], id: \.first?.id) {
          ScreenControlColumn(groups: [Array($0)], perform: board.perform)
        }
      }
    } else {
      ScreenControlColumn(
        groups: groups.map { $0.filter { !isShort || $0.action != "settings" } }, isTall: isTall,
        perform: board.perform)
    }
  }

  /// Controls per column when there are two.
  private static let rows = 6
}

/// A game's controls on one line, most used first. Modes other than memo are shown only while they
/// are on.
struct ControlBar: View {
  @Environment(\.keyLabels) private var keys
  let board: GameBoard
  /// The controls to show, or `nil` for all.
  var only: Set<String>?
  let width: Int
  let rows: Int

  var body: some View {
    let controls = board.controls(keys).flatMap(\.self).filter { only?.contains($0.id) ?? true }
    let first = Self.first.compactMap { id in controls.first { $0.id == id } }
    let others = controls.filter { !Self.first.contains($0.id) }
    ScreenControlWords(
      controls: (first + others).map { control in
        var control = control
        if control.id != "memo", !control.isOn { control.state = nil }
        return control
      },
      width: width, rows: rows, perform: board.perform)
  }

  private static let first = [
    "memo", "hint", "undo", "redo", "centreMode", "colorMode", "pause", "end", "settings",
  ]
}
