/// What the keys mean.
extension GameBoardModel {
  /// Does `action`, or says why it can't be done. Leaving is up to the screen.
  func perform(_ action: GameBoardAction) {
    guard celebration == nil else { return endCelebration() }
    if isPaused { return performPaused(action) }
    settleWheel()
    if let purpose = awaited {
      stopAwaiting()
      if answer(purpose, with: action) { return }
    }
    switch action {
    case .move, .moveByBox, .rowStart, .rowEnd, .columnStart, .columnEnd, .nextEmpty,
      .previousEmpty, .nextHighlighted, .previousHighlighted:
      move(by: action)
    case .digit, .note, .centreNote, .clear, .placeArmed, .fillHere, .fillEverywhere:
      change(by: action)
    case .undo, .redo, .undoToCorrect, .checkpoint, .restore, .restart, .giveUp:
      goBack(by: action)
    case .expect(let purpose): expectDigit(for: purpose)
    case .memo: choose(.notes)
    case .centreMode: choose(.centreNotes)
    case .colorMode: choose(.colors)
    case .digitFirst: toggleDigitFirst()
    case .select: toggleSelecting()
    case .check: check()
    case .pause: togglePause()
    case .peers: togglePeers()
    case .hint: askForHint()
    case .score: showResult()
    case .copyPuzzle: shared = .puzzle
    case .copyState: shared = .state
    case .cancel: _ = cancel()
    case .settings, .end, .replay, .next: break
    }
  }

  /// Ends what is begun: a digit that is waited for, a selection, or an armed
  /// digit. Returns whether there was any.
  func cancel() -> Bool {
    guard awaited == nil else {
      stopAwaiting()
      return true
    }
    if endSelection() { return true }
    return disarm()
  }

  private func performPaused(_ action: GameBoardAction) {
    switch action {
    case .pause, .memo: togglePause()
    case .score: isScoreShown = true
    case .settings, .end, .cancel: break
    default: say(pausedHint)
    }
  }
}
