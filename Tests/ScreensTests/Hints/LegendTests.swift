import Grading
import Hints
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The names of marks, where patterns have their own.
struct LegendTests {
  /// The picture of `technique` once the techniques up to medium find nothing more in `puzzle`.
  private func picture(of technique: TechniqueID, in puzzle: String) throws -> HintPicture {
    let grader = Grader(techniques: TechniqueCatalog.upTo(.medium))
    var position = CandidateGrid(givens: try Grid(text: puzzle))
    while let step = grader.step(from: position) { position.apply(step) }
    let finder = try #require(TechniqueCatalog.technique(technique))
    return try #require(finder.first(in: position)).picture(of: position)
  }

  @Test func theTargetsOfAnExocetAreNoFins() throws {
    let picture = try picture(
      of: .juniorExocet,
      in: "98.7.....7.....6....6.5.....4...5.3...79..5......2...1..85..9......1...4.....3.2.")
    #expect(picture.candidates.contains { $0.role == .fin })
    #expect(Words.english.meaning(of: .fin, in: picture) == "target")
    #expect(Words.korean.meaning(of: .fin, in: picture) == "타깃")
    let line = try #require(picture.houses.first)
    #expect(Words.english.meaning(of: line, in: picture) == "cross-line")
    let entries = LegendEntry.all(of: picture, words: .english, hasNoteMarks: true)
    #expect(entries.contains { $0.meaning == "target" })
    #expect(!entries.contains { $0.meaning == "fin" })
  }

  @Test func rowsAndColumnsOfMultiSectorLockedSetsAreToldApart() throws {
    let picture = try picture(
      of: .multiSectorLockedSets,
      in: "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1")
    let (rows, columns) = (
      picture.houses.filter { !$0.isCover }, picture.houses.filter(\.isCover)
    )
    #expect(rows.allSatisfy { House.rows.contains($0.house) } && !rows.isEmpty)
    #expect(columns.allSatisfy { House.columns.contains($0.house) } && !columns.isEmpty)
    #expect(Words.english.meaning(of: rows[0], in: picture) == "row")
    #expect(Words.english.meaning(of: columns[0], in: picture) == "column")
    #expect(Words.korean.meaning(of: columns[0], in: picture) == "열")
  }

  @Test func finsKeepTheirName() {
    #expect(Words.english.meaning(of: .fin, in: HintPicture()) == "fin")
    let cover = PaintedHouse(house: .row(0), isCover: true)
    #expect(Words.english.meaning(of: cover, in: HintPicture()) == "cover")
  }
}
