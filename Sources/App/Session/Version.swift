import Foundation
import Games

enum Version {
  /// The version, as in the change log.
  static let number = "0.1.0"
  /// The output of `--version`.
  static let text = "Ultimate Sudoku Pro \(number)"

  /// The time of the program's file, in UTC: "20261121.1205". That is when it was linked, or the
  /// date of the package that it came in. `nil` if the file can't be found.
  static var build: String? {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let date = attributes[.modificationDate] as? Date
    else { return nil }
    return build(linked: Moment(milliseconds: Int64(date.timeIntervalSince1970 * 1000)))
  }

  /// The build number for a link time.
  static func build(linked moment: Moment) -> String {
    let time = LocalTime(moment, secondsFromUTC: 0)
    let clock = 10_000 + time.hour * 100 + time.minute
    return time.day.description.filter { $0 != "-" } + "." + String(clock).dropFirst()
  }
}
