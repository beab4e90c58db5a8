import TestSupport
import Testing

@testable import Scutes

struct ProgressViewTests {
  @Test(arguments: [
    (0.0, "Work [        ]   0%"), (0.5, "Work [████    ]  50%"), (1, "Work [████████] 100%"),
    (0.33, "Work [██▋     ]  33%"), (-3, "Work [        ]   0%"), (7, "Work [████████] 100%"),
  ])
  func theBarIsFilledToAnEighthOfACell(value: Double, expected: String) {
    #expect(
      ViewDriver(width: 20, height: 1) { ProgressView("Work", value: value) }.block == expected)
  }

  @Test func onlyASCIIWillDo() {
    let driver = ViewDriver(width: 15, height: 1, isUnicode: false) {
      ProgressView(value: 45, total: 100)
    }
    #expect(driver.block == "[###-    ]  45%")
  }

  @Test func theTimeThatIsLeftFollowsTheTimeThatWasTaken() {
    let done = Held(0.0)
    let driver = ViewDriver(width: 30, height: 1) {
      ProgressView(value: done.value, total: 4, showsRemainingTime: true)
    }
    #expect(!driver.text.contains("left"))
    driver.advance(by: .seconds(20))
    done.value = 1
    driver.runtime.showFrame()
    #expect(driver.text.contains(" 25% 1:00 left"))
    done.value = 4
    driver.runtime.showFrame()
    #expect(!driver.text.contains("left"))
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test(arguments: [
    (Duration.seconds(7), "0:07"), (.milliseconds(7001), "0:08"), (.seconds(3723), "1:02:03"),
    (.zero, "0:00"), (.seconds(60), "1:00"),
  ])
  func timesAreRoundedUpToSeconds(duration: Duration, expected: String) {
    #expect(RemainingTime.text(duration) == expected)
  }

  @Test func nothingIsSaidOfTheTimeWhileNothingIsKnown() {
    #expect(RemainingTime.estimate(since: .seconds(9), from: 0.2, to: 0.2) == nil)
    #expect(RemainingTime.estimate(since: .milliseconds(900), from: 0, to: 0.2) == nil)
    #expect(RemainingTime.estimate(since: .seconds(2), from: 0.5, to: 0.75) == .seconds(2))
  }

  @Test func theSignTurnsEightTimesASecond() {
    let driver = ViewDriver(width: 8, height: 1) {
      ProgressView("Work").environment(\.motion, .subtle)
    }
    #expect(driver.block == "⠋ Work")
    let before = driver.terminal.frames.count
    driver.advance(by: .seconds(1))
    #expect(driver.terminal.frames.count == before + 8)
    #expect(driver.block == "⠇ Work")
  }

  @Test func asciiTurnsToo() {
    let driver = ViewDriver(width: 8, height: 1, isUnicode: false) {
      ProgressView("Work").environment(\.motion, .subtle)
    }
    #expect(driver.block == "| Work")
    driver.advance(by: .milliseconds(125))
    #expect(driver.block == "/ Work")
  }

  @Test func whereNothingIsToMoveItStandsStill() {
    let driver = ViewDriver(width: 8, height: 1) {
      ProgressView("Work")
    }
    #expect(driver.block == "⠋ Work")
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func whatIsNotShownWakesNobody() {
    let router = Router<Int>()
    let driver = ViewDriver(width: 8, height: 1) {
      NavigationStack(path: router.path) {
        ProgressView("Work").environment(\.motion, .full)
      } destination: { _ in
        Text("above")
      }
    }
    #expect(driver.runtime.nextDeadline != nil)
    router.push(1)
    driver.runtime.showFrame()
    driver.advance(by: .seconds(1))
    #expect(driver.runtime.nextDeadline == nil)
    router.pop()
    driver.runtime.showFrame()
    #expect(driver.runtime.nextDeadline != nil)
  }

  @Test func goneItWakesNobody() {
    let isOn = Held(true)
    let driver = ViewDriver(width: 8, height: 1) {
      if isOn.value { ProgressView().environment(\.motion, .full) }
    }
    isOn.value = false
    driver.runtime.showFrame()
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test(arguments: [
    (Double.nan, 1.0), (.infinity, 1), (-.infinity, 1), (1, .nan), (.infinity, .infinity),
  ])
  func whatIsNoNumberCountsAsNothingDone(value: Double, total: Double) {
    let driver = ViewDriver(width: 20, height: 1) {
      ProgressView("Work", value: value, total: total)
    }
    #expect(driver.block == "Work [        ]   0%")
    #expect(BarCells.cells(.nan, width: 2, isUnicode: true) == [" ", " "])
  }
}
