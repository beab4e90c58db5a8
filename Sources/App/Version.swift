import Foundation
import Games

/// Which program this is.
enum Version {
  /// The version, as the change log counts.
  static let number = "0.1.0"
  /// What `--version` prints.
  static let text = "Ultimate Sudoku Pro \(number)"

  /// When the program was linked, in UTC: "20261121.1205". Nil where its file can't be found.
  static var build: String? {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let date = attributes[.modificationDate] as? Date
    else { return nil }
    return build(linked: Moment(milliseconds: Int64(date.timeIntervalSince1970 * 1000)))
  }

  /// The build number of what was linked at a moment.
  static func build(linked moment: Moment) -> String {
    let time = LocalTime(moment, secondsFromUTC: 0)
    let clock = 10_000 + time.hour * 100 + time.minute
    return time.day.description.filter { $0 != "-" } + "." + String(clock).dropFirst()
  }
}
