import Grading
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct PathWalkTests {
  /// The solving path of the well-known puzzle, or its first steps.
  private func path(_ steps: Int? = nil) async throws -> SolvingPath {
    let puzzle = try Puzzle.wellKnown()
    var path = SolvingPath(from: CandidateGrid(givens: puzzle.givens), to: puzzle.solution)
    while path.steps.count < steps ?? .max,
      case let next = try await path.findNextSteps(for: .zero), !next.isEmpty
    {
      path.walk(next)
    }
    return path
  }

  @Test func itGoesForthAndBackBetweenTheFirstStepAndTheSolution() async throws {
    let path = try await path()
    var walk = PathWalk()
    #expect(walk.place == nil)
    walk.step(by: -1, of: path, at: .zero)
    #expect(walk.place == path.steps.count - 1)
    walk.step(by: 1, of: path, at: .zero)
    #expect(walk.place == nil)
    walk.go(to: 0, of: path, at: .zero)
    walk.step(by: -10, of: path, at: .zero)
    #expect(walk.place == 0)
    walk.step(by: 10, of: path, at: .zero)
    #expect(walk.place == 10)
  }

  @Test func whatIsUnfoldedIsFoldedAtTheNextStep() async throws {
    let path = try await path()
    var walk = PathWalk()
    walk.go(to: 0, of: path, at: .zero)
    walk.reading.unfold(by: 5, of: 2)
    #expect(walk.reading.unfolded == 2)
    walk.reading.unfold(by: -1, of: 2)
    #expect(walk.reading.unfolded == 1)
    walk.step(by: 1, of: path, at: .zero)
    #expect(walk.reading.unfolded == 0)
    walk.reading.unfold(by: -1, of: 2)
    #expect(walk.reading.unfolded == 0)
  }

  @Test func aPathThatIsNotWholeIsWalkedAsFarAsItGoes() async throws {
    let path = try await path(3)
    var walk = PathWalk()
    walk.go(to: 0, of: path, at: .zero)
    walk.step(by: 9, of: path, at: .zero)
    #expect(walk.place == 2)
  }

  @Test func itWaitsAtTheEndOfAPathForTheNextStep() async throws {
    let (part, more) = (try await path(3), try await path(4))
    var walk = PathWalk()
    walk.go(toPositionAt: 3, of: part, at: .zero)
    #expect(walk.place == 3)
    walk.step(by: 1, of: part, at: .zero)
    #expect(walk.place == 3)
    walk.step(by: -1, of: part, at: .zero)
    #expect(walk.place == 2)
    walk.go(toPositionAt: 3, of: more, at: .zero)
    #expect(walk.place == 3)
    let whole = try await path()
    walk.go(toPositionAt: whole.steps.count, of: whole, at: .zero)
    #expect(walk.place == nil)
  }

  @Test func itPlaysAtItsPaceFromTheStart() async throws {
    let path = try await path()
    var walk = PathWalk()
    walk.toggle(path, at: .seconds(10))
    #expect(walk.place == 0 && walk.clock.isPlaying)
    #expect(walk.deadline == .seconds(12))
    walk.clock.changePace(by: 1, at: .seconds(10))
    #expect(walk.deadline == .seconds(11))
    walk.clock.changePace(by: 9, at: .seconds(10))
    #expect(walk.clock.pace == .seconds(1))
    walk.toggle(path, at: .seconds(10))
    #expect(walk.deadline == nil && walk.place == 0)
  }

  @Test func itStopsAtTheSolution() async throws {
    let path = try await path()
    var walk = PathWalk()
    walk.toggle(path, at: .zero)
    for _ in path.steps { walk.step(by: 1, of: path, at: .zero) }
    #expect(walk.place == nil && !walk.clock.isPlaying)
  }

  @Test func pagesTurnAsFarAsThereAreAny() {
    var reading = Reading()
    reading.setPageCount(3)
    reading.turn(by: 5)
    #expect(reading.page == 2)
    reading.setPageCount(2)
    #expect(reading.page == 1)
    reading.turn(by: -5)
    #expect(reading.page == 0)
  }

  @Test func theNextUseOfATechniqueIsFoundAroundTheEnds() async throws {
    let path = try await path()
    let technique = path.steps[0].technique
    let places = path.steps.indices.filter { path.steps[$0].technique == technique }
    func next(_ place: Int?, _ isForward: Bool) -> Int? {
      path.step(from: place, forward: isForward) { $0.technique == technique }
    }
    #expect(places.count > 2)
    #expect(next(nil, true) == places.first)
    #expect(next(nil, false) == places.last)
    #expect(next(places[0], true) == places[1])
    #expect(next(places[1], false) == places[0])
    #expect(next(places.last, true) == places.first)
    #expect(next(places.first, false) == places.last)
    #expect(path.step(from: 0, forward: true) { $0.technique == .xWing } == nil)
  }
}
