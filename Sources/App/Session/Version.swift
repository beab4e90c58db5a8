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
    // Foundation's name for the file ends a program that may not look into its own folder.
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = CommandLine.arguments[0]
    #endif
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let seconds = facts.st_mtimespec.tv_sec
    #else
      let seconds = facts.st_mtim.tv_sec
    #endif
    return build(linked: Moment(milliseconds: Int64(seconds) * 1000))
  }

  /// The build number for a link time.
  static func build(linked moment: Moment) -> String {
    let time = LocalTime(moment, secondsFromUTC: 0)
    let clock = 10_000 + time.hour * 100 + time.minute
    return time.day.description.filter { $0 != "-" } + "." + String(clock).dropFirst()
  }
}
