import Foundation
import Games

/// The time zone that determines the days.
enum LocalZone: Hashable {
  /// That of the process, as the C library knows it.
  case ofProcess
  /// How many seconds a zone is ahead of UTC: at first, and from each of `changes` on, which are in
  /// order.
  case recorded(Int, changes: [Change])

  /// The begin or the end of summer time.
  struct Change: Hashable {
    /// The first second with it, counted from 1970.
    let second: Int
    let secondsFromUTC: Int
  }

  static let utc = LocalZone.recorded(0, changes: [])

  /// Parses a ``note(at:)``. Returns `nil` for anything else.
  init?(note: String) {
    var parts = note.split(separator: " ", omittingEmptySubsequences: false)[...]
    guard let first = parts.popFirst().flatMap(Self.offset) else { return nil }
    var changes: [Change] = []
    for part in parts {
      let halves = part.split(separator: "=", omittingEmptySubsequences: false)
      guard halves.count == 2, let second = Int(halves[0]), let offset = Self.offset(halves[1]),
        second > changes.last?.second ?? .min
      else { return nil }
      changes.append(Change(second: second, secondsFromUTC: offset))
    }
    self = .recorded(first, changes: changes)
  }

  /// Reads "UTC+3600".
  private static func offset(_ text: Substring) -> Int? {
    text.wholeMatch(of: /UTC([+\-][0-9]{1,6})/).flatMap { Int($0.1) }
  }

  /// The zone in a recording: "UTC+3600 1774746000=UTC+7200" is an hour ahead of UTC, and two from
  /// that second on. That of the process is there with its changes within a year of `moment`.
  func note(at moment: Moment) -> String {
    guard case .recorded(let first, let changes) = self else {
      return around(moment).note(at: moment)
    }
    let text = { (offset: Int) in "UTC\(offset < 0 ? "" : "+")\(offset)" }
    return ([text(first)] + changes.map { "\($0.second)=\(text($0.secondsFromUTC))" })
      .joined(separator: " ")
  }

  /// Returns how many seconds the zone is ahead of UTC at `moment`.
  func secondsFromUTC(at moment: Moment) -> Int {
    secondsFromUTC(atSecond: Int(moment.milliseconds / 1000))
  }

  private func secondsFromUTC(atSecond second: Int) -> Int {
    switch self {
    case .recorded(let first, let changes):
      return changes.last { $0.second <= second }?.secondsFromUTC ?? first
    case .ofProcess:
      var (seconds, local) = (time_t(second), tm())
      return localtime_r(&seconds, &local) == nil ? 0 : local.tm_gmtoff
    }
  }

  /// The zone with its changes within a year of `moment`.
  private func around(_ moment: Moment) -> LocalZone {
    let day = 86_400
    let start = Int(moment.milliseconds / 1000) - 366 * day
    let first = secondsFromUTC(atSecond: start)
    var changes: [Change] = []
    for begin in stride(from: start, to: start + 2 * 366 * day, by: day) {
      let offset = secondsFromUTC(atSecond: begin + day)
      guard offset != changes.last?.secondsFromUTC ?? first else { continue }
      // The change is after `before` and not after `after`.
      var (before, after) = (begin, begin + day)
      while after - before > 1 {
        let middle = (before + after) / 2
        if secondsFromUTC(atSecond: middle) == offset { after = middle } else { before = middle }
      }
      changes.append(Change(second: after, secondsFromUTC: offset))
    }
    return .recorded(first, changes: changes)
  }
}

extension LocalTime {
  /// The local time at `moment` in `zone`.
  init(_ moment: Moment, in zone: LocalZone) {
    self.init(moment, secondsFromUTC: zone.secondsFromUTC(at: moment))
  }
}
