import Games
import Generating
import Scutes
import ScutesTesting
import Store
import Sudoku
import Testing

@testable import Scenes
@testable import Screens

/// The router and the suite's routes, at random and without a screen.
struct RouteWalkTests {
  @Test func theRouterIsAStack() {
    var random = SeededRandom(seed: 7)
    let router = Router<Int>()
    var expected: [Int] = []
    for step in 0..<10_000 {
      switch random.below(6) {
      case 0, 1, 2:
        router.push(step)
        expected.append(step)
      case 3:
        router.pop()
        _ = expected.popLast()
      case 4:
        let count = random.below(5)
        router.pop(count)
        expected = expected.dropLast(count)
      default:
        if random.below(40) == 0 {
          router.popToRoot()
          expected = []
        } else {
          router.replace(with: step)
          expected = expected.dropLast() + [step]
        }
      }
      guard router.path != expected else { continue }
      let path = router.path
      #expect(path == expected)
      return
    }
  }

  @Test(arguments: [UInt64(1)])
  func everyWayThroughTheSuiteIsSane(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let world = try SceneWorld(.begun)
    let suite = Suite(
      dependencies: world.dependencies(effects: .full))
    suite.begin()
    for _ in 0..<1000 {
      let before = suite.router.path
      let ways = try self.ways(from: before.last, suite)
      ways[random.below(ways.count)]()
      let path = suite.router.path
      let problem = self.problem(of: path)
      if let problem { Issue.record("\(before) to \(path): \(problem)") }
      if path.count > 7 || problem != nil { suite.router.popToRoot() }
    }
  }

  /// The problem with a route, or `nil` if there is none.
  private func problem(of path: [Route]) -> String? {
    if path.dropLast().contains(.startUp) { return "something stands on the start-up screen" }
    let below = path.dropLast().contains {
      switch $0 {
      case .levelSplash, .making: true
      default: false
      }
    }
    if below { return "what goes by itself is below something" }
    let boards = path.count { if case .board = $0 { true } else { false } }
    if boards > 1 { return "there are two boards" }
    if zip(path, path.dropFirst()).contains(where: { $0 == $1 }) { return "a screen is on itself" }
    return nil
  }

  /// The user's actions on a screen that lead elsewhere.
  private func ways(from screen: Route?, _ suite: Suite) throws -> [() -> Void] {
    let router = suite.router
    let back = { router.pop() }
    let puzzle = try ScenePuzzles.new()
    switch screen {
    case nil:
      return [
        { router.push(.help(.rules)) }, { router.push(.levels) }, { router.push(.memory) },
        { suite.go(to: .solver) },
        { suite.go(to: .statistics) }, { suite.go(to: .latestGame) }, { suite.go(to: .today) },
        { suite.go(to: .welcome) }, { suite.play(puzzle) }, { suite.show(.first) },
        { suite.showReplay(of: 1) }, { suite.go(to: .course) }, { suite.go(to: .lesson(.xWing)) },
      ]
    case .startUp: return [{ suite.endStartUp() }]
    case .welcome: return [{ suite.endWelcome() }]
    case .help: return [back, { suite.go(to: .drill(.xWing)) }]
    case .levels:
      return [
        back, { router.push(.unfinished) }, { router.push(.calendar) }, { router.push(.packs) },
        { suite.go(to: .trainer) }, { suite.go(to: .course) }, { suite.go(to: .statistics) },
        { suite.go(to: .latestGame) },
        { suite.go(to: .level(.hard)) }, { suite.go(to: .today) },
      ]
    case .making: return [back, { suite.play(puzzle) }]
    case .unfinished: return [back, { suite.go(to: .latestGame) }]
    case .packs:
      return [back, { router.push(.pack(1)) }, { suite.go(to: .puzzle(suite.records.nextPuzzle)) }]
    case .pack: return [back, { suite.go(to: .puzzle(.first)) }, { suite.go(to: .collections) }]
    case .collections, .collection: return [back]
    case .levelSplash: return [back, { suite.openShownPuzzle() }]
    case .calendar:
      return [back, { suite.go(to: .day(suite.records.today)) }, { suite.go(to: .today) }]
    case .board:
      return [
        { suite.end() }, { suite.go(to: .welcome) }, { suite.showReplay(of: 1) },
        { suite.play(puzzle) },
      ]
    case .replay: return [{ suite.endReplay() }]
    case .course: return [back, { suite.go(to: .lesson(.pointing)) }, { suite.go(to: .trainer) }]
    case .lesson:
      return [
        { suite.leaveLesson() }, { suite.goToCourse() }, { suite.go(to: .lesson(.xWing)) },
        { suite.go(to: .drill(.xWing)) },
      ]
    case .trainer: return [{ suite.goBack() }]
    case .solver: return [back, { suite.openSolution() }, { suite.go(to: .camera) }]
    case .camera: return [back, { suite.play(puzzle, from: .own) }, { suite.go(to: .camera) }]
    case .solution:
      return [
        back, { suite.play(puzzle, from: .own) }, { router.popToRoot() }, { suite.go(to: .camera) },
      ]
    case .allSteps: return [back]
    case .statistics, .memory: return [back]
    }
  }
}
