import Foundation
import Games

/// The time zone that determines the days.
enum LocalZone: Hashable {
  /// That of the process, as the C library knows it. `TZ` may also be a rule, such as `HST10`, or
  /// name a file, which Foundation takes for UTC.
  case ofProcess
  /// A zone by its name.
  case named(TimeZone)
  /// A zone without a name, in seconds ahead of UTC.
  case fixed(Int)

  /// Parses a ``note(at:)``. Returns `nil` for anything else.
  init?(note: String) {
    if let offset = note.wholeMatch(of: /UTC([+\-][0-9]{1,6})/).flatMap({ Int($0.1) }) {
      self = .fixed(offset)
      return
    }
    // Zones are files, and a name with a dot could lead to any other file.
    guard note.wholeMatch(of: /\w[\w+\/-]*/) != nil, let zone = TimeZone(identifier: note) else {
      return nil
    }
    self = .named(zone)
  }

  /// The zone in a recording. That of the process is there by its name if Foundation knows the
  /// zone, otherwise as it is at `moment`.
  func note(at moment: Moment) -> String {
    switch self {
    case .named(let zone): zone.identifier
    case .fixed(let offset): "UTC\(offset < 0 ? "" : "+")\(offset)"
    case .ofProcess:
      isCurrent(around: moment)
        ? TimeZone.current.identifier : LocalZone.fixed(secondsFromUTC(at: moment)).note(at: moment)
    }
  }

  /// Returns how many seconds the zone is ahead of UTC at `moment`.
  func secondsFromUTC(at moment: Moment) -> Int {
    switch self {
    case .named(let zone):
      return zone.secondsFromGMT(
        for: Date(timeIntervalSince1970: Double(moment.milliseconds) / 1000))
    case .fixed(let offset): return offset
    case .ofProcess:
      var seconds = time_t(moment.milliseconds / 1000)
      var local = tm()
      return localtime_r(&seconds, &local) == nil ? 0 : local.tm_gmtoff
    }
  }

  /// Returns `true` if Foundation's zone says the same for the months of a year on both sides.
  private func isCurrent(around moment: Moment) -> Bool {
    let month: Int64 = 30 * 86_400_000
    return (Int64(-12)...12).allSatisfy { months in
      let moment = Moment(milliseconds: moment.milliseconds + months * month)
      return secondsFromUTC(at: moment) == LocalZone.named(.current).secondsFromUTC(at: moment)
    }
  }
}

extension LocalTime {
  /// The local time at `moment` in `zone`.
  init(_ moment: Moment, in zone: LocalZone) {
    self.init(moment, secondsFromUTC: zone.secondsFromUTC(at: moment))
  }
}
