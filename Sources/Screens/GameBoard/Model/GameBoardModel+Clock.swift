import Games

/// Pausing and saving
extension GameBoardModel {
  /// The interval between saves of the clock while nothing else is saved.
  static let saveInterval = Duration.seconds(10)

  /// Updates the time in the header.
  func tick() {
    clock.showElapsed()
    if clock.elapsed - saving.lastSave >= Self.saveInterval { save() }
    coachIfStuck()
  }

  /// Pauses or resumes the game.
  func togglePause() {
    guard !game.isComplete else { return say(words.board.finished) }
    pause.toggle()
    pauseChanged()
  }

  /// Pauses while the terminal is out of focus, unless the player has already paused.
  func focusChanged(hasIt: Bool) {
    guard !game.isComplete, pause.focusChanged(hasIt: hasIt) else { return }
    pauseChanged()
  }

  private func pauseChanged() {
    if isPaused { stopWheel() } else { restWheelAnew() }
    stopAwaiting()
    forgetMessage()
    if isPaused {
      clock.pause()
      save()
    } else if !pause.isCovered {
      clock.start()
    }
  }

  /// Stops the clock while the settings cover the board.
  func coverChanged(isCovered: Bool) {
    pause.cover(isCovered)
    guard !game.isComplete, !isPaused else { return }
    guard !isCovered else { return close() }
    clock.start()
    restWheelAnew()
  }

  /// Stops the clock during `action`.
  func pauseWhile(_ action: () -> Void) {
    let isRunning = clock.isRunning
    close()
    action()
    if isRunning { clock.start() }
    restWheelAnew()
  }

  /// Stops the clock and saves, since the player is leaving.
  func close() {
    stopWheel()
    clock.pause()
    save()
  }

  func save() {
    guard !game.origin.isTraining else { return }
    saving.save(game, elapsed: clock.elapsed, score: score)
  }
}
