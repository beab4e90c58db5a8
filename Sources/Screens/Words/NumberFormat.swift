import Games
import Grading

/// Formats for numbers and times.
public nonisolated enum NumberFormat {
  /// 1240 as "1,240".
  public static func grouped(_ number: Int, separator: String) -> String {
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return (number < 0 ? "−" : "") + groups.joined(separator: separator)
  }

  /// A play time as "3:12", or from an hour up as "1:03:12".
  static func time(_ duration: Duration) -> String {
    let seconds = max(0, Int(duration.components.seconds))
    let (minutes, rest) = (seconds / 60, padded(seconds % 60))
    return minutes < 60 ? "\(minutes):\(rest)" : "\(minutes / 60):\(padded(minutes % 60)):\(rest)"
  }

  /// A time of day as "21:14".
  static func clock(_ time: LocalTime) -> String {
    "\(padded(time.hour)):\(padded(time.minute))"
  }

  /// 71 tenths as "7.1".
  static func tenths(_ number: Int) -> String { "\(number / 10).\(number % 10)" }

  /// A range as "6.6–7.2", as "7.2" if it is one number, or as "≥ 7.2" or "≤ 7.2" if it is open.
  static func range(_ range: ClosedRange<Int>, of measure: Measure) -> String {
    let (least, most) = (measure.text(range.lowerBound), measure.text(range.upperBound))
    if least == most { return least }
    if range.upperBound == measure.all.upperBound { return "≥ \(least)" }
    return range.lowerBound == measure.all.lowerBound ? "≤ \(most)" : "\(least)–\(most)"
  }

  /// A factor as "0.92".
  static func factor(_ factor: Double) -> String {
    let hundredths = Int((factor * 100).rounded())
    return "\(hundredths / 100).\(padded(hundredths % 100))"
  }

  private static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
