import ArgumentParser
import Games

/// A day whose puzzle is asked for on the command line.
enum DailyDate: ExpressibleByArgument {
  case today
  case date(Day)
  /// An invalid day, to be rejected with examples of valid ones.
  case unclear(String)

  init?(argument: String) {
    if argument == "today" {
      self = .today
    } else if let day = Day(argument) {
      self = .date(day)
    } else {
      self = .unclear(argument)
    }
  }

  /// The day, or `nil` for today.
  var day: Day? {
    if case .date(let day) = self { day } else { nil }
  }
}
