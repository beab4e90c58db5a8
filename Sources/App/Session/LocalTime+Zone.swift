import Foundation
import Games

extension LocalTime {
  /// The local time at `moment` in `zone`.
  init(_ moment: Moment, in zone: TimeZone) {
    let date = Date(timeIntervalSince1970: Double(moment.milliseconds) / 1000)
    self.init(moment, secondsFromUTC: zone.secondsFromGMT(for: date))
  }
}
