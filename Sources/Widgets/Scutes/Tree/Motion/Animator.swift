// SPDX-License-Identifier: Apache-2.0

/// Something in motion.
protocol Animating: AnyObject {
  /// Shows the state at `moment`. Returns `true` while it keeps moving.
  func move(to moment: Duration) -> Bool
}

/// Everything in motion on a screen, in step. All share one deadline per frame, and there is none
/// at rest.
final class Animator {
  private let schedule: Schedule
  private var moving: [any Animating] = []
  private var entry: Schedule.Entry?
  /// The maximum frame rate, at least 1.
  var framesPerSecond = Animator.maxFramesPerSecond

  /// More would burden terminals, and nobody would see it.
  static let maxFramesPerSecond = 30

  init(schedule: Schedule) {
    self.schedule = schedule
  }

  /// The current time.
  var now: Duration { schedule.now() }

  /// The time between frames, rounded up to never exceed the frame rate.
  var interval: Duration {
    .nanoseconds((1_000_000_000 + framesPerSecond - 1) / max(1, framesPerSecond))
  }

  /// Starts moving `it` with the next frame.
  func start(_ it: any Animating) {
    if !moving.contains(where: { $0 === it }) { moving.append(it) }
    let next = now + interval
    if let entry, entry.deadline <= next { return }
    wake(at: next)
  }

  /// Stops moving `it`, where it is.
  func stop(_ it: any Animating) {
    moving.removeAll { $0 === it }
    if moving.isEmpty { wake(at: nil) }
  }

  private func wake(at moment: Duration?) {
    schedule.cancel(entry)
    entry = moment.map { moment in schedule.at(moment) { [weak self] in self?.moveAll() } }
  }

  private func moveAll() {
    let moment = now
    entry = nil
    for it in moving where moving.contains(where: { $0 === it }) && !it.move(to: moment) {
      moving.removeAll { $0 === it }
    }
    wake(at: moving.isEmpty ? nil : moment + interval)
  }
}
