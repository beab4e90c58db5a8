import Models
import Synchronization

/// Plays effects through the first program of the system that can, one at a time. What comes while
/// one is heard is left out: a sound that comes late is worse than none.
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
    /// The programs that have not failed; nil before the first sound.
    var programs: [SoundProgram]?
    var playing: Task<Void, Never>?
  }

  private let state = Mutex(State())
  private let environment: [String: String]
  private let patience: Duration

  /// A player that looks for programs along the `PATH` of `environment` once there is something to
  /// play. A program is given up that has not ended `patience` after its sound should have.
  init(environment: [String: String], patience: Duration = .seconds(3)) {
    self.environment = environment
    self.patience = patience
  }

  /// Has `effect` heard, unless another one is. Returns false at once where there is nothing to play
  /// it with.
  func play(_ effect: SoundEffect) -> Bool {
    state.withLock { state in
      let programs = state.programs ?? SoundProgram.all(environment: environment)
      state.programs = programs
      guard !programs.isEmpty else { return false }
      if state.playing == nil { state.playing = Task.detached { await self.sound(effect) } }
      return true
    }
  }

  /// What is heard now; nil while nothing is.
  var playing: Task<Void, Never>? { state.withLock(\.playing) }

  /// Ends what is heard.
  func stop() {
    playing?.cancel()
  }

  private func sound(_ effect: SoundEffect) async {
    let sound = SampledSound(effect)
    while !Task.isCancelled, let program = state.withLock({ $0.programs?.first }) {
      if await program.play(sound, within: sound.length + patience) || Task.isCancelled { break }
      state.withLock { _ = $0.programs?.removeFirst() }
    }
    state.withLock { $0.playing = nil }
  }
}
