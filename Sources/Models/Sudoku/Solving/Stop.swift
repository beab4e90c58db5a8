/// Tells long work to end early: when its task is cancelled, when its time is over, or never.
///
/// Work that ends early has no result unless it says otherwise.
public struct Stop: Sendable {
  private let condition: @Sendable () -> Bool

  /// Creates a stop that is due once `condition` returns `true`. It must stay so.
  public init(when condition: @escaping @Sendable () -> Bool) { self.condition = condition }

  /// Never.
  public static var never: Stop { Stop { false } }
  /// When the current task is cancelled.
  public static var cancelled: Stop { Stop { Task.isCancelled } }

  /// Once the current task is cancelled, or after `duration` from now.
  public static func after(_ duration: Duration) -> Stop {
    let end = ContinuousClock.now + duration
    return Stop { Task.isCancelled || ContinuousClock.now >= end }
  }

  /// `true` once the work has to end.
  public var isDue: Bool { condition() }

  /// Throws `CancellationError` once the work has to end.
  public func check() throws(CancellationError) {
    if isDue { throw CancellationError() }
  }
}
