import Games

/// Pausing and saving.
extension GameBoardModel {
  /// The interval at which the clock is saved while nothing else is.
  static let saveInterval = Duration.seconds(10)

  /// Brings the time in the header up to date.
  func tick() {
    clock.showElapsed()
    if clock.elapsed - saving.lastSave >= Self.saveInterval { save() }
    coachIfStuck()
  }

  /// Pauses the game, or goes on with it.
  func togglePause() {
    guard !game.isComplete else { return say(words.board.finished) }
    pause.toggle()
    pauseChanged()
  }

  /// Pauses while the terminal has lost the focus, unless the player has paused the game already.
  func focusChanged(hasIt: Bool) {
    guard !game.isComplete, pause.focusChanged(hasIt: hasIt) else { return }
    pauseChanged()
  }

  private func pauseChanged() {
    settleWheel()
    stopAwaiting()
    forgetMessage()
    if isPaused {
      clock.pause()
      save()
    } else if !pause.isCovered {
      clock.start()
    }
  }

  /// Stops the clock while the settings lie over the board.
  func coverChanged(isCovered: Bool) {
    pause.cover(isCovered)
    guard !game.isComplete, !isPaused else { return }
    if isCovered { close() } else { clock.start() }
  }

  /// Stops the clock while `action` is done.
  func pauseWhile(_ action: () -> Void) {
    let isRunning = clock.isRunning
    close()
    action()
    if isRunning { clock.start() }
  }

  /// Stops the clock and saves: the player goes away.
  func close() {
    settleWheel()
    clock.pause()
    save()
  }

  /// Saves the game.
  func save() {
    guard !game.origin.isTraining else { return }
    saving.save(game, elapsed: clock.elapsed, score: score)
  }
}
