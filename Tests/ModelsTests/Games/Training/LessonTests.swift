import Foundation
import Sudoku
import Testing

@testable import Games

struct LessonTests {
  @Test func aBegunLessonOfALaterVersionIsKept() throws {
    let text = #"{"name":"telepathy","seed":7,"results":["guessed","skipped"],"isTold":false}"#
    let begun = try JSONDecoder().decode(LessonInProgress.self, from: Data(text.utf8))
    #expect(Lesson.allCases.allSatisfy { !begun.isOf($0) })
    #expect(begun.outcomes == [.skipped])
    let again = try JSONDecoder().decode(LessonInProgress.self, from: JSONEncoder().encode(begun))
    #expect(again == begun)
  }

  @Test func theChaptersHaveEveryLessonInTheOrderOfTheCourse() {
    #expect(Lesson.Chapter.allCases.flatMap(\.lessons) == Lesson.allCases)
    #expect((24...28).contains(Lesson.allCases.count))
  }

  @Test func everyTechniqueIsTaughtByOneLessonAndEveryLessonHasPositions() {
    let taught = Lesson.allCases.flatMap { Set($0.techniques) }
    let repeated = Set(taught.filter { id in taught.count { $0 == id } > 1 })
    #expect(repeated == [.hiddenSingle])
    let practised = Set(DrillBook.techniques.map(\.id))
    for lesson in Lesson.allCases {
      #expect(practised.isSuperset(of: lesson.practised), "\(lesson)")
    }
  }

  /// The lessons whose positions are found quickly even in a debug build.
  private static let quick = Lesson.allCases.filter { $0.chapter != .chains }

  @Test(arguments: quick)
  func aPositionHasWhatTheLessonTeaches(lesson: Lesson) async throws {
    let drill = try #require(await Drill.make(for: lesson, seed: 5))
    #expect(!drill.deductions.isEmpty)
    for deduction in drill.deductions {
      #expect(lesson.teaches(deduction))
      #expect(Lesson.teaching(deduction) == lesson)
      #expect(deduction.placements.allSatisfy { drill.puzzle.solution[$0.cell] == $0.digit })
      #expect(deduction.eliminations.allSatisfy { drill.puzzle.solution[$0.cell] != $0.digit })
    }
    let game = drill.game(id: 1)
    #expect(drill.verdict(on: game.board) == .open(drawn: 0, of: drill.conclusions))
    let isNoted = drill.position.open.contains { !game.board.notes(at: $0).isEmpty }
    #expect(isNoted == lesson.showsCandidates)
  }

  @Test func aHiddenSingleOfALineIsNoneOfABox() async throws {
    let drill = try #require(await Drill.make(for: .hiddenSingleInLine, seed: 2))
    for single in drill.deductions {
      let found = try #require(single.placements.first)
      #expect(drill.position.count(of: found.digit, in: .box(found.cell.box)) > 1)
    }
  }

  @Test func placingTheSingleIsFoundWithoutNotes() async throws {
    let drill = try #require(await Drill.make(for: .hiddenSingleInBox, seed: 2))
    let single = try #require(drill.easiest?.placements.first)
    var game = drill.game(id: 1)
    game.apply(.place(single.digit, at: single.cell), at: .zero)
    guard case .found = drill.verdict(on: game.board) else {
      Issue.record("not found")
      return
    }
  }

  @Test func starsAreKeptAndNeverLost() throws {
    var progress = LessonProgress()
    #expect(progress.next == .fullHouse)
    progress.finish(.fullHouse, stars: 2)
    progress.finish(.fullHouse, stars: 1)
    progress.finish(.xWing, stars: 0)
    progress.finish(.xyWing, stars: 9)
    #expect(Lesson.allCases.map(progress.stars).filter { $0 > 0 } == [2, 1, 3])
    #expect(progress.starCount == 6)
    #expect(progress.doneCount == 3)
    #expect(progress.next == .hiddenSingleInBox)
    #expect(progress.next(after: .almostLockedSets) == .hiddenSingleInBox)
    #expect(progress.next(after: .xWing) == .skyscraper)
    for lesson in Lesson.allCases { progress.finish(lesson, stars: 1) }
    #expect(progress.next == nil)
    #expect(progress.next(after: .xWing) == nil)
  }

  @Test func starsOfLessonsThatThisVersionDoesNotKnowAreKept() throws {
    let file = Data(#"{"xWing":2,"squirmbag":1}"#.utf8)
    var progress = try JSONDecoder().decode(LessonProgress.self, from: file)
    #expect(progress.starCount == 2)
    progress.finish(.xWing, stars: 3)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try String(decoding: encoder.encode(progress), as: UTF8.self)
    #expect(written == #"{"squirmbag":1,"xWing":3}"#)
  }

  @Test func theNamesInFilesStay() {
    let names = Lesson.allCases.map(\.rawValue).joined(separator: " ")
    #expect(
      names
        == "fullHouse hiddenSingleInBox hiddenSingleInLine nakedSingle pointing claiming nakedPair "
        + "hiddenPair nakedTriple hiddenTriple quadruples xWing skyscraper twoStringKite "
        + "emptyRectangle xyWing xyzWing wWing swordfish simpleColors uniqueRectangle bugPlusOne "
        + "finnedXWing xChain xyChain alternatingInferenceChain almostLockedSets")
  }
}

extension Drill {
  /// The number of conclusions of the first deduction with the fewest.
  fileprivate var conclusions: Int {
    deductions.map { $0.placements.isEmpty ? $0.eliminations.count : $0.placements.count }.min()
      ?? 0
  }
}
