import Games
import Synchronization

/// Plays effects through the first program of the system that can, one at a time. What comes while
/// one is heard is left out, since a sound that comes late is worse than none; but what weighs more
/// ends what is heard: the last digit of a puzzle does not hide that it is solved.
///
/// Nothing of it happens on the main thread, nor wakes it: frames do not wait, and a recording of a
/// session is the same with sound and without.
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

  /// The current sound.
  private struct Current {
    let number: Int
    let effect: SoundEffect
    let task: Task<Void, Never>
  }

  private let state = Mutex(State())
  private let files = SoundFiles()
  private let environment: [String: String]
  private let patience: Duration

  /// A player that looks for programs along the `PATH` of `environment` once there is something to
  /// play. A program is given up that has not ended `patience` after its sound should have.
  init(environment: [String: String], patience: Duration = .seconds(3)) {
    self.environment = environment
    self.patience = patience
  }

  /// Has `effect` heard, unless another one is that weighs as much. Returns false at once where there
  /// is nothing to play it with.
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

  /// The current sound, if any.
  var playing: Task<Void, Never>? { state.withLock { $0.current?.task } }

  /// Stops the current sound and all pending ones.
  func stop() {
    playing?.cancel()
    files.close()
  }

  private func sound(_ effect: SoundEffect, number: Int) async {
    let sound = SampledSound(effect)
    while !Task.isCancelled, let program = state.withLock({ $0.programs?.first }) {
      if await program.play(sound, from: files, within: sound.length + patience) || Task.isCancelled
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
