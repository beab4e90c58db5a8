import Testing

@testable import Scutes

struct ScheduleTests {
  @Test func whatIsTakenBackByWhatIsDoneBeforeItIsNotDone() {
    var now = Duration.zero
    let schedule = Schedule { now }
    var done: [Int] = []
    var second: Schedule.Entry?
    schedule.at(.seconds(1)) {
      done.append(1)
      schedule.cancel(second)
    }
    second = schedule.at(.seconds(1)) { done.append(2) }
    schedule.at(.seconds(1)) { done.append(3) }
    now = .seconds(2)
    schedule.runDue()
    #expect(done == [1, 3])
    #expect(schedule.nextDeadline == nil)
  }
}
