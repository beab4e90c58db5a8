// SPDX-License-Identifier: Apache-2.0

/// A progress indicator: a bar, or a spinner if the progress is unknown.
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

  /// Creates an indicator of unknown progress, with a spinner that turns while it is on the screen
  /// and motion is allowed.
  public init(_ title: String = "") {
    self.title = title
    fraction = nil
    showsRemainingTime = false
  }

  /// Creates an indicator of `value` out of `total`, or of unknown progress if `value` is `nil`.
  /// NaN counts as 0.
  ///
  /// The remaining time assumes constant speed since the view appeared, and is updated whenever the
  /// value changes.
  public init(
    _ title: String = "", value: Double?, total: Double = 1, showsRemainingTime: Bool = false
  ) {
    self.title = title
    self.showsRemainingTime = showsRemainingTime
    fraction = value.map { Self.fraction($0, of: total) }
  }

  /// The bar or the spinner.
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

  /// Whole percent, in three columns. 100 only when everything is done.
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
