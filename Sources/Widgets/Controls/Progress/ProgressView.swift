/// Says that something goes on, and how far it has come where that is known.
///
///     Making puzzles [█████▋      ] 47% 0:12 left
///     ⠹ Making puzzles
public struct ProgressView: View {
  @Environment(\.clock) private var clock
  @Environment(\.kitWords) private var words
  @State private var start: Start?
  private let title: String
  private let fraction: Double?
  private let showsRemainingTime: Bool

  /// Something called `title` that goes on; nobody knows for how long. The sign before it turns
  /// while it is on the screen and motion is wanted.
  public init(_ title: String = "") {
    self.title = title
    fraction = nil
    showsRemainingTime = false
  }

  /// Something called `title` of which `value` parts out of `total` are done; nil where that is not
  /// known yet. The time that is left is taken to be in proportion to the time since the view came,
  /// and is worked out whenever the value changes. What is not a number counts as nothing done.
  public init(
    _ title: String = "", value: Double?, total: Double = 1, showsRemainingTime: Bool = false
  ) {
    self.title = title
    self.showsRemainingTime = showsRemainingTime
    fraction = value.map { Self.fraction($0, of: total) }
  }

  /// The bar, or the turning sign.
  public var body: some View {
    HStack(spacing: 1) {
      if let fraction {
        ControlTitle(title: title)
        ProgressBar(fraction: fraction).frame(maxWidth: .infinity)
        Text(Self.percentage(fraction)).lineLimit(1).layoutPriority(1)
        if let remaining = remaining(fraction) {
          Text(remaining).lineLimit(1).foregroundStyle(.secondary).layoutPriority(1)
        }
      } else {
        Spinner()
        ControlTitle(title: title)
      }
    }
    .onAppear { start = Start(moment: clock.now, fraction: fraction ?? 0) }
  }

  private struct Start: Equatable {
    let moment: Duration
    let fraction: Double
  }

  private static func fraction(_ value: Double, of total: Double) -> Double {
    let fraction = value / total
    return total > 0 && fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  /// Whole percents, 100 only when all is done; three columns for the number.
  private static func percentage(_ fraction: Double) -> String {
    let number = String(Int(fraction * 100))
    return String(repeating: " ", count: 3 - number.count) + number + "%"
  }

  private func remaining(_ fraction: Double) -> String? {
    guard showsRemainingTime, let start, fraction < 1,
      let left = RemainingTime.estimate(
        since: clock.now - start.moment, from: start.fraction, to: fraction)
    else { return nil }
    return RemainingTime.text(left) + " " + words.controls.left
  }
}
