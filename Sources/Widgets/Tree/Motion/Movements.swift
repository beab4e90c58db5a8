/// Something that changes by itself for a while.
protocol Moving: AnyObject {
  /// Shows how it is at `moment`; returns whether it goes on changing.
  func move(to moment: Duration) -> Bool
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
    entry = nil
    for it in moving where moving.contains(where: { $0 === it }) && !it.move(to: moment) {
      moving.removeAll { $0 === it }
    }
    wake(at: moving.isEmpty ? nil : moment + interval)
  }
}
