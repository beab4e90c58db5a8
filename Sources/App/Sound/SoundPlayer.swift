import Games
import Synchronization

/// Plays effects through the first installed program that can, one at a time. An effect during
/// another one is skipped, because a late sound is worse than none. An effect of higher priority
/// stops the other, so that the sound for a solved puzzle follows its last digit at once.
///
/// It never runs on the main thread, nor wakes it, so frames don't wait and a recording of a
/// session is the same with and without sound.
///
/// ```
///   play ──→ pw-play ──→ heard
///               │ fails, or never ends
///               ▼
///            paplay … ──→ heard          a program that failed is not asked again
///               │ none left
///               ▼
///            false from now on: the bell
/// ```
final class SoundPlayer: Sendable {
  private struct State {
    /// The programs that haven't failed, or `nil` before the first sound.
    var programs: [SoundProgram]?
    var current: Current?
    /// The number of effects started.
    var count = 0
  }

  private struct Current {
    let number: Int
    let effect: SoundEffect
    let task: Task<Void, Never>
  }

  private let state = Mutex(State())
  /// A private folder for the file of each sound.
  private let folders = PrivateFolders()
  private let environment: [String: String]
  private let patience: Duration

  /// Creates a player that looks for programs in the `PATH` of `environment` when there is
  /// something to play. A program that is still running `patience` after the sound should have
  /// ended isn't used again.
  init(environment: [String: String], patience: Duration = .seconds(3)) {
    self.environment = environment
    self.patience = patience
  }

  /// Plays `effect`, unless another one of the same or a higher priority is playing. Returns
  /// `false` at once if there is no program for it.
  func play(_ effect: SoundEffect) -> Bool {
    state.withLock { state in
      let programs = state.programs ?? SoundProgram.all(environment: environment)
      state.programs = programs
      guard !programs.isEmpty else { return false }
      if let current = state.current {
        guard effect.weight > current.effect.weight else { return true }
        current.task.cancel()
      }
      state.count += 1
      let number = state.count
      state.current = Current(
        number: number, effect: effect,
        task: Task.detached { await self.sound(effect, number: number) })
      return true
    }
  }

  var playing: Task<Void, Never>? { state.withLock { $0.current?.task } }

  /// Stops the current sound and all pending ones.
  func stop() {
    playing?.cancel()
    folders.close()
  }

  private func sound(_ effect: SoundEffect, number: Int) async {
    let sound = SampledSound(effect)
    while !Task.isCancelled, let program = state.withLock({ $0.programs?.first }) {
      if await program.play(sound, in: folders, within: sound.length + patience) || Task.isCancelled
      {
        break
      }
      state.withLock { _ = $0.programs?.removeFirst() }
    }
    state.withLock { state in
      if state.current?.number == number { state.current = nil }
    }
  }
}

extension SoundEffect {
  /// The priority among simultaneous effects.
  fileprivate var weight: Int {
    switch self {
    case .digitPlaced: 0
    case .passageForth, .passageBack, .error, .houseFinished: 1
    case .gameFinished: 2
    }
  }
}
