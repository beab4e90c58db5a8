import Foundation
import Testing

@testable import App

struct OrderedWorkTests {
  @Test(arguments: [1, 2, 7])
  func resultsComeInTheOrderOfTheThings(_ jobs: Int) throws {
    var rest = Array((0..<200).reversed())
    var results: [Int] = []
    try OrderedWork.run(
      jobs: jobs, next: { rest.popLast() },
      work: { number in (0..<(number % 13) * 500).reduce(number) { $0 &+ $1 &- $1 } },
      finish: { results.append($0) })
    #expect(results == Array(0..<200))
  }

  @Test func resultsThatNeedNoOrderComeAsTheyAreDone() throws {
    let isLate = DispatchSemaphore(value: 0)
    var rest = Array((0..<100).reversed())
    var results: [Int] = []
    try OrderedWork.run(
      jobs: 2, lead: 100, keepsOrder: false, next: { rest.popLast() },
      work: { number in
        if number == 0 { isLate.wait() }
        return number
      },
      finish: { number in
        results.append(number)
        if results.count == 99 { isLate.signal() }
      })
    #expect(results.last == 0)
    #expect(results.sorted() == Array(0..<100))
  }

  @Test func nothingIsLeftUnansweredWhileTheNextThingIsAwaited() throws {
    var asked = 0
    var answeredWhenAsked: [Int] = []
    var answered = 0
    try OrderedWork.run(
      jobs: 4,
      next: {
        answeredWhenAsked.append(answered)
        asked += 1
        return asked <= 5 ? asked : nil
      },
      isWaiting: { true }, work: { $0 }, finish: { _ in answered += 1 })
    #expect(answeredWhenAsked == [0, 1, 2, 3, 4, 5])
  }

  @Test func aFailureEndsTheWork() {
    struct Stop: Error {}
    var given = 0
    #expect(throws: Stop.self) {
      try OrderedWork.run(
        jobs: 2,
        next: {
          given += 1
          return given
        }, work: { $0 },
        finish: { result in if result == 3 { throw Stop() } })
    }
    #expect(given < 20)
  }
}
