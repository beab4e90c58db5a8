import Games
import Store
import Sudoku
import Testing

@testable import Screens

struct GoalTests {
  private func whole(days: Int, solvedDays: Int = 0, untried: Level? = nil) -> Goal.Whole {
    let today = Day(number: 20_000)
    let played = Set((0..<days).map { today.adding(days: -$0) })
    let month = Month(of: today)
    return Goal.Whole(
      streak: DailyStreak(finished: played, today: today),
      cups: MonthlyCups(month, finished: Set(month.days.prefix(solvedDays))), untried: untried)
  }

  @Test(arguments: [(521, 8, 41), (480, 7, 60), (61, 1, 1)])
  func aTimeIsToBeBeatenByTheNextWholeMinute(seconds: Int, minutes: Int, left: Int) {
    let goal = Goal.nearest(solved: 1, .easy, best: .seconds(seconds), nil).first
    #expect(goal?.aim == .time(.easy, minutes: minutes))
    #expect(goal?.left == left)
  }

  @Test func afterOneGameThreeGoalsAreNear() {
    let goals = Goal.nearest(
      solved: 1, .easy, best: .seconds(521), whole(days: 1, untried: .medium))
    #expect(goals.map(\.aim) == [.time(.easy, minutes: 8), .first(.medium), .daysInARow(3)])
  }

  /// Nothing is offered that has not been begun, and nothing that is done.
  @Test(arguments: [0, 1, 2, 3, 49, 50, 999], [0, 1, 6, 7, 400])
  func everyGoalIsBegunAndNotReached(solved: Int, days: Int) {
    for goal in Goal.nearest(
      solved: solved, nil, best: nil, whole(days: days, solvedDays: days % 28))
    {
      #expect(goal.left > 0 && goal.share > 0 && goal.share < 1, "\(goal)")
    }
  }

  @Test func aLevelThatWasNeverPlayedIsNotBegun() {
    let goals = Goal.nearest(solved: 1, nil, best: nil, whole(days: 0, untried: .extreme))
    #expect(goals.first { $0.aim == .first(.extreme) }?.share == 0)
  }

  @Test func theNearestComesFirst() {
    let goals = Goal.nearest(solved: 9, .hard, best: .seconds(1000), whole(days: 1))
    #expect(goals.map(\.share) == goals.map(\.share).sorted(by: >))
  }
}
