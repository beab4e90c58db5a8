import Games
import Scutes
import Store

/// The screen of a game.
struct GameBoardScreen: View {
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  @Environment(\.showHelp) private var showHelp
  @Environment(\.showsSmallBoards) private var showsSmallBoards
  let suite: any PlayHost
  let model: GameBoardModel

  var body: some View {
    content
      .sheet(isPresented: isScoreShown, title: words.score.title) {
        ScoreView(suite: suite, model: model)
      }
      .sheet(isPresented: Bindable(model).areTechniquesShown, title: words.score.techniques) {
        if let techniques = model.techniques {
          TechniquesSheet(suite: suite, model: model, techniques: techniques)
        }
      }
      .showingMoves(model, words: words, tiles: suite.tiles(on: capabilities))
      .sharing(model, words: words)
      .sheet(isPresented: isFailureShown, title: words.board.notSaved) {
        BoardNotice(
          text: model.failure.map { words.text(of: $0) } ?? "", button: words.app.ok, board: model)
      }
      .asking(model, words: words)
      .onMouse(endsSelection)
      .task(id: model.isNearlySolved) { await model.lookForTechniques() }
      .onChange(of: scenePhase) { model.focusChanged(hasIt: scenePhase == .active) }
      .onChange(of: isCovered) { model.coverChanged(isCovered: isCovered) }
      .onChange(of: suite.dependencies.preferences.values.errorChecking) {
        model.followErrorChecking()
      }
      .onChange(of: suite.dependencies.preferences.values.entersDigitFirst) {
        model.followDigitFirst()
      }
  }

  private var words: Words { suite.words }

  /// `true` while the settings, the keys or a page of the help cover the board.
  private var isCovered: Bool {
    suite.areSettingsShown || showHelp.isShown || suite.isHelpPageShown
  }

  @ViewBuilder private var content: some View {
    if model.isWinShown {
      WinView(suite: suite, model: model)
    } else {
      let plan = BoardPlan.fitting(
        size, movesHeader: true,
        allowsSmall: showsSmallBoards && !model.hints.isShown && !model.drawing.isOn)
      VStack {
        if plan.isBoardAlone {
          CellHeader(model: model) { suite.end() }
        } else if !plan.hasSideHeader {
          BoardHeader(model: model)
        }
        Spacer()
        BoardArrangement(plan: plan, board: board(plan), tip: tip) {
          SideHeader(model: model, width: $0)
        }
        Spacer()
        KeyHints()
      }
      .environment(\.tiles, suite.tiles(on: capabilities))
      .onKeyPress(actAtOnce)
      .commands(board(plan).commands, on: board(plan))
    }
  }

  /// Makes a key act as on the win screen while the board still lights up. Keys that aren't the
  /// board's, such as those that leave the program, act as usual.
  private func actAtOnce(_ key: KeyPress) -> KeyPressResult {
    guard model.attention.celebration != nil else { return .ignored }
    let board = board()
    let isOfBoard = board.commands.commands.contains { $0.keys.contains(key) }
    let isMeantForBoard = model.ignoresInput && [KeyPress(.enter), KeyPress(" ")].contains(key)
    model.endCelebration()
    let ofWin = ScoreAction.winCommands(
      for: suite.choices(after: model), words, heading: words.score.solved)
    if model.isWon, !isMeantForBoard,
      let command = ofWin.commands.first(where: { $0.keys.contains(key) })
    {
      command.perform(on: { suite.perform($0, after: model) })
      return .handled
    }
    return isOfBoard || isMeantForBoard ? .handled : .ignored
  }

  private func board(_ plan: BoardPlan? = nil) -> GameBoard {
    let isAlone = plan?.isBoardAlone == true
    return GameBoard(
      model: model, leave: leave, isNarrow: size.isNarrow && !isAlone, isAlone: isAlone)
  }

  /// Not while anything is unsaved, because one of the tips says that games are saved.
  private var tip: String? {
    suite.records.isAllSaved ? model.tip(words, from: suite.boardTip) : nil
  }

  private func leave(for departure: GameBoard.Departure) {
    switch departure {
    case .back where model.isOverWin: model.showResult()
    case .back, .end: suite.end()
    case .settings: suite.go(to: .settings)
    case .replay: suite.perform(.replay, after: model)
    case .next: suite.goToNext(after: model)
    case .allSteps: suite.openAllSteps(of: model)
    }
  }

  /// Ends the selection on a click beside the board. The click still reaches its target.
  private func endsSelection(_ event: MouseEvent, _ point: Point) -> Bool {
    if case .press(.left) = event.kind { model.endSelection() }
    return false
  }

  private var isFailureShown: Binding<Bool> {
    Binding {
      model.saving.isFailureShown
    } set: { isShown in
      if !isShown { model.acknowledgeFailure() }
    }
  }

  private var isScoreShown: Binding<Bool> {
    Binding {
      model.isScoreShown
    } set: { isShown in
      if isShown || !model.ignoresInput { model.isScoreShown = isShown }
    }
  }
}

extension GameBoardModel {
  /// The tip beside the board: number `first`, then another every so many turns. The first explains
  /// the question mark for errors, if there is one. `nil` if the user wants no tips.
  func tip(_ words: Words, from first: Int) -> String? {
    guard dependencies.preferences.values.showsTips, !game.isComplete, failure == nil,
      !saving.isPending
    else { return nil }
    if canCheck, game.journal.count < Self.turnsOfATip {
      return words.tips.errors(key(of: "check"))
    }
    let tips = words.tips.ofBoard(hasNotes: hasOwnNotes) { self.key(of: $0) }
    return tips[(first + game.journal.count / Self.turnsOfATip) % tips.count]
  }

  /// `true` if the player has made notes, rather than the program.
  private var hasOwnNotes: Bool {
    game.hasNotes && !dependencies.preferences.values.fillsCandidates
  }

  /// The number of turns for each tip.
  private static var turnsOfATip: Int { 12 }
}
