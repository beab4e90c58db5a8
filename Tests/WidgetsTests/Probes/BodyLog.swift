/// Counts evaluations of bodies by the names of the views.
final class BodyLog {
  private var counts: [String: Int] = [:]

  func note(_ name: String) {
    counts[name, default: 0] += 1
  }

  /// The counts since the last call.
  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}
