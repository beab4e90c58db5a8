import Foundation
import Games
import Testing

@testable import App

struct LocalZoneTests {
  private let moment = Moment(milliseconds: 1_795_271_340_000)

  @Test(arguments: [
    ("UTC+82800", 82_800), ("UTC-36000", -36_000), ("UTC+0", 0), ("UTC+19815", 19_815),
    ("UTC+3600 1795271340=UTC+7200", 7200), ("UTC+3600 1795271341=UTC+7200", 3600),
    ("UTC+3600 1774746000=UTC+7200 1792890000=UTC+3600", 3600),
  ])
  func aRecordingKeepsIt(note: String, offset: Int) throws {
    let zone = try #require(LocalZone(note: note))
    #expect(zone.secondsFromUTC(at: moment) == offset)
    #expect(LocalZone(note: zone.note(at: moment)) == zone)
  }

  @Test(arguments: [
    "", "../passwd", "Asia/Seoul", "UTC+", "UTC+1234567", "UTC+1:00", "UTC+0 ", "UTC+0 5",
    "UTC+0 5=UTC+1 5=UTC+2", "UTC+0 x=UTC+1",
  ])
  func anythingElseIsNoZone(note: String) {
    #expect(LocalZone(note: note) == nil)
  }

  @Test func thatOfTheProcessIsRecordedAsItIs() throws {
    let zone = try #require(LocalZone(note: LocalZone.ofProcess.note(at: moment)))
    for day in Int64(-365)...365 {
      let moment = Moment(milliseconds: moment.milliseconds + day * 86_400_000)
      #expect(zone.secondsFromUTC(at: moment) == LocalZone.ofProcess.secondsFromUTC(at: moment))
    }
  }
}
