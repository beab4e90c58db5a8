import Foundation
import PictureReading
import Sudoku
import Testing

@testable import App

/// What `read --json` prints.
@Suite struct ReadPictureTests {
  private func object(of scan: PuzzleScan, file: String = "a.jpg") throws -> [String: Any] {
    let result = PictureScanner.Result(bytes: [], width: 640, height: 480, scan: scan)
    let line = JSONLine.text(of: ReadPicture(result, file: file))
    #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func aSureReadingHasNoDoubtfulCells() throws {
    let object = try object(of: .example())
    #expect(object["file"] as? String == "a.jpg")
    #expect(object["doubtful"] as? [String] == [])
    #expect(object["changed"] as? [String] == [])
    #expect(object["solutions"] as? Int == 1)
    #expect((object["puzzle"] as? String)?.hasPrefix("53..7....6..195") == true)
    #expect(object["handwritten"] as? String == String(repeating: ".", count: 81))
    #expect(object["width"] as? Int == 640 && object["height"] as? Int == 480)
    #expect(object["corners"] as? [[Double]] == [[1, 2], [170, 2.3], [171, 170], [0, 171]])
    let probabilities = try #require(object["probabilities"] as? [[Double]])
    #expect(probabilities.count == 81 && probabilities.allSatisfy { $0.count == 10 })
    #expect(probabilities[0][5] == 1)
  }

  @Test func doubtfulAndChangedCellsAreNamed() throws {
    let scan = PuzzleScan.example(
      looks: [Cell(33): [0: 2.0 / 3, 2: 1.0 / 3]], changed: CellSet([Cell(80)]))
    let object = try object(of: scan)
    #expect(object["doubtful"] as? [String] == ["r4c7"])
    #expect(object["changed"] as? [String] == ["r9c9"])
    let probabilities = try #require(object["probabilities"] as? [[Double]])
    #expect(probabilities[33][0] == 0.6667 && probabilities[33][2] == 0.3333)
  }

  @Test func severalSolutionsAreCountedAsTwo() throws {
    #expect(try object(of: .example(givens: Grid()))["solutions"] as? Int == 2)
  }

  @Test func noControlCharacterOfAFileNameStandsInTheLine() throws {
    let name = "a\u{1B}[31m\n\u{7F}\u{9B}.jpg"
    #expect(try object(of: .example(), file: name)["file"] as? String == name)
  }
}
