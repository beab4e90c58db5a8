import Observation
import TestSupport
import Testing

@testable import Scutes

struct DeadlineTests {
  @Observable
  final class Alarm {
    var time: Duration?
    var isThere = true
    var rings: [Duration] = []
  }

  private func driver(_ alarm: Alarm, clock: TestClock = TestClock()) -> ViewDriver {
    ViewDriver(clock: clock) {
      if alarm.isThere {
        Text("\(alarm.rings.count)").onDeadline(alarm.time) { alarm.rings.append(clock.now) }
      }
    }
  }

  @Test func withNothingPlannedThereIsNoDeadline() {
    let alarm = Alarm()
    let driver = driver(alarm)
    #expect(driver.runtime.nextDeadline == nil)
    driver.press(KeyPress("x"))
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func itRingsOnceWhenItsTimeHasCome() {
    let alarm = Alarm()
    alarm.time = .seconds(3)
    let driver = driver(alarm)
    #expect(driver.runtime.nextDeadline == .seconds(3))
    driver.advance(by: .seconds(2))
    #expect(alarm.rings == [])
    driver.advance(by: .seconds(2))
    #expect(alarm.rings == [.seconds(3)])
    #expect(driver.lines == ["1"])
    #expect(driver.runtime.nextDeadline == nil)
    driver.advance(by: .seconds(60))
    #expect(alarm.rings.count == 1)
  }

  @Test func anotherTimeTakesThePlaceOfTheOneBefore() {
    let alarm = Alarm()
    alarm.time = .seconds(3)
    let driver = driver(alarm)
    alarm.time = .seconds(9)
    driver.runtime.showFrame()
    #expect(driver.runtime.nextDeadline == .seconds(9))
    driver.advance(by: .seconds(20))
    #expect(alarm.rings == [.seconds(9)])
    alarm.time = .seconds(30)
    driver.runtime.showFrame()
    driver.advance(by: .seconds(20))
    #expect(alarm.rings == [.seconds(9), .seconds(30)])
  }

  @Test func aTimeThatIsTakenBackOrWhoseViewGoesDoesNotRing() {
    for change in [{ $0.time = nil }, { $0.isThere = false }] as [(Alarm) -> Void] {
      let alarm = Alarm()
      alarm.time = .seconds(3)
      let driver = driver(alarm)
      change(alarm)
      driver.runtime.showFrame()
      #expect(driver.runtime.nextDeadline == nil)
      driver.advance(by: .seconds(9))
      #expect(alarm.rings == [])
    }
  }

  @Test func aViewThatEachTimePlansTheNextTicks() {
    struct Clock: View {
      @State private var seconds = 0

      var body: some View {
        Text("\(seconds)s").onDeadline(.seconds(seconds + 1)) { seconds += 1 }
      }
    }
    let driver = ViewDriver { Clock() }
    let frames = driver.terminal.frames.count
    driver.advance(by: .milliseconds(4500))
    #expect(driver.lines == ["4s"])
    #expect(driver.terminal.frames.count == frames + 4)
  }

  @Test func whatIsDueAtOnceIsDoneInOrder() {
    var order: [Int] = []
    let driver = ViewDriver {
      VStack {
        ForEach([3, 1, 2], id: \.self) { number in
          Text("x").onDeadline(.seconds(number)) { order.append(number) }
        }
      }
    }
    driver.runtime.showFrame()
    driver.advance(by: .seconds(1))
    #expect(order == [1])
    driver.advance(by: .seconds(5))
    #expect(order == [1, 2, 3])
  }
}
