import ArgumentParser
import Models

/// A day whose puzzle is asked for on the command line.
enum DailyDate: ExpressibleByArgument {
  case today
  case date(Day)

  init?(argument: String) {
    if argument == "today" {
      self = .today
    } else if let day = Day(argument) {
      self = .date(day)
    } else {
      return nil
    }
  }

  /// The day; nil for today.
  var day: Day? {
    if case .date(let day) = self { day } else { nil }
  }
}
