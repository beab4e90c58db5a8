/// Something that changes by itself for a while.
protocol Moving: AnyObject {
  /// Shows how it is at `moment`; returns when the next change is due at the earliest, nil where
  /// there is none any more.
  func move(to moment: Duration) -> Duration?
}

/// All that moves on a screen, in step: one deadline a frame for all, and none when all is at rest.
final class Movements {
  private let schedule: Schedule
  private var moving: [any Moving] = []
  private var entry: Schedule.Entry?
  /// No more frames are made in a second, 1 at least.
  var framesPerSecond = Movements.mostFramesPerSecond

  /// More would be a burden to terminals, and seen by nobody.
  static let mostFramesPerSecond = 30

  init(schedule: Schedule) {
    self.schedule = schedule
  }

  /// The time now.
  var now: Duration { schedule.now() }

  /// Whether nothing moves.
  var isAtRest: Bool { moving.isEmpty }

  /// The time between two frames, rounded up so that there are never more of them.
  var interval: Duration {
    .nanoseconds((1_000_000_000 + framesPerSecond - 1) / max(1, framesPerSecond))
  }

  /// Has `it` move from the next frame on.
  func start(_ it: any Moving) {
    if !moving.contains(where: { $0 === it }) { moving.append(it) }
    let next = now + interval
    if let entry, entry.deadline <= next { return }
    wake(at: next)
  }

  /// Leaves `it` as it is.
  func stop(_ it: any Moving) {
    moving.removeAll { $0 === it }
    if moving.isEmpty { wake(at: nil) }
  }

  private func wake(at moment: Duration?) {
    schedule.cancel(entry)
    entry = moment.map { moment in schedule.at(moment) { [weak self] in self?.moveAll() } }
  }

  private func moveAll() {
    let moment = now
    var next: Duration?
    entry = nil
    for it in moving where moving.contains(where: { $0 === it }) {
      if let wanted = it.move(to: moment) {
        next = min(next ?? wanted, wanted)
      } else {
        moving.removeAll { $0 === it }
      }
    }
    // What began meanwhile has asked to be woken by itself.
    let wanted = [next.map { max($0, moment + interval) }, entry?.deadline]
    wake(at: moving.isEmpty ? nil : wanted.compactMap(\.self).min())
  }
}
