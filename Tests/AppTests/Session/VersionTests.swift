import Games
import Testing

@testable import App

struct VersionTests {
  @Test func theBuildNumberIsWhenTheProgramWasLinked() {
    #expect(Version.build(linked: Moment(milliseconds: 1_795_262_700_000)) == "20261121.1205")
    #expect(Version.build?.wholeMatch(of: /\d{8}\.\d{4}/) != nil)
  }
}
