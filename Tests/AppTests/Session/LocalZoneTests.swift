import Foundation
import Games
import Testing

@testable import App

struct LocalZoneTests {
  private let moment = Moment(milliseconds: 1_795_271_340_000)

  @Test(arguments: [
    ("Asia/Seoul", 9 * 3600), ("GMT", 0), ("UTC+82800", 82_800), ("UTC-36000", -36_000),
    ("UTC+0", 0), ("UTC+19815", 19_815),
  ])
  func aRecordingKeepsIt(note: String, offset: Int) throws {
    let zone = try #require(LocalZone(note: note))
    #expect(zone.secondsFromUTC(at: moment) == offset)
    #expect(LocalZone(note: zone.note(at: moment)) == zone)
  }

  @Test(arguments: ["", "../passwd", "Etc/..", "no zone", "UTC+", "UTC+1234567", "UTC+1:00"])
  func anythingElseIsNoZone(note: String) {
    #expect(LocalZone(note: note) == nil)
  }

  @Test func thatOfTheProcessIsRecordedAsItIs() throws {
    let zone = try #require(LocalZone(note: LocalZone.ofProcess.note(at: moment)))
    #expect(zone.secondsFromUTC(at: moment) == LocalZone.ofProcess.secondsFromUTC(at: moment))
  }
}
