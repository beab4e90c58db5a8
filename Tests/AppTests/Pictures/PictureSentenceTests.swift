import Foundation
import Hints
import PictureReading
import Screens
import Store
import Sudoku
import Testing

@testable import App

@Suite struct PictureSentenceTests {
  @Test(arguments: [
    (PictureFailure.unreadable(.notFound), "a.jpg cannot be read (no such file or folder)."),
    (.unreadable(.isFolder), "a.jpg is a folder; name the pictures in it, such as a.jpg/*.jpg."),
    (.tooLong, "a.jpg has more than 64 MB; give a smaller picture."),
    (.picture(.empty), "a.jpg is empty; give a picture of a Sudoku."),
    (.picture(.notAPicture), "a.jpg is no picture; give a JPEG, PNG, BMP or GIF."),
    (
      .picture(.damaged(.jpeg)),
      "a.jpg is a JPEG picture that is damaged; give another copy of it."
    ),
    (
      .picture(.unsupported(.png)),
      "a.jpg is a PNG picture of a kind that cannot be read; save it as a plain PNG."
    ),
    (
      .picture(.unsupported(.pdf)),
      "a.jpg is a PDF document; give a picture of it, such as a screenshot."
    ),
    (
      .picture(.tooLarge(width: 90000, height: 70000)),
      "a.jpg has 90000 by 70000 pixels, which are too many; make it smaller."
    ),
    (
      .picture(.tooSmall(width: 80, height: 8)),
      "a.jpg has 80 by 8 pixels, which are too few; give at least 90 by 90."
    ),
    (
      .scan(.noGrid),
      "a.jpg shows no Sudoku that can be read; take all of its grid, as large and straight as it "
        + "goes."
    ),
    (
      .program(.failed(program: "dwebp", reason: "no \u{1B}[m")),
      "a.jpg: dwebp made no picture (no \\u{1B}[m)."
    ),
    (.program(.tookTooLong(program: "sips")), "a.jpg: sips took too long and was ended."),
  ])
  func aFailureIsOneSentence(_ failure: PictureFailure, _ sentence: String) {
    #expect(PictureSentence.text(of: failure, in: "a.jpg") == sentence)
  }

  @Test(arguments: [
    (PictureFailure.unreadable(.notFound), "a.jpg가 없어요."),
    (.unreadable(.notAllowed), "a.jpg를 읽거나 쓸 권한이 없어요."),
    (.unreadable(.isFolder), "a.jpg는 폴더예요. 파일 이름을 더하세요."),
  ])
  func inKoreanASentenceNamesTheFileOnce(_ failure: PictureFailure, _ sentence: String) {
    #expect(PictureSentence.text(of: failure, in: "a.jpg", language: .korean) == sentence)
  }

  @Test(arguments: [PictureFormat.heic, .webp, .avif, .tiff])
  func aMissingConverterIsNamedByItsPackages(_ format: PictureFormat) throws {
    let sentence = PictureSentence.text(of: .program(.noConverter(format)), in: "a")
    let first = try #require(ConverterProgram.packages(for: format).first)
    #expect(sentence.contains("which has to be converted: install \(first)"))
  }

  @Test func theFileNameIsShownWithoutWhatTerminalsObey() {
    let file = PictureFile(path: "a\u{1B}[31m\n\u{9B}\u{202E}.jpg")
    #expect(file.name == "a\\u{1B}[31m\\u{A}\\u{9B}\\u{202E}.jpg")
    #expect(PictureFile(path: "-").name == "standard input")
  }

  @Test func aSureReadingIsLeftWithoutAWord() {
    #expect(PictureSentence.doubt(about: .example(), in: "a") == nil)
  }

  @Test func aDoubtfulCellIsToldWithItsDigits() {
    let scan = PuzzleScan.example(looks: [Cell(33): [1: 0.44, 7: 0.55]])
    #expect(
      PictureSentence.doubt(about: scan, in: "a.jpg")
        == "a.jpg: r4c7 may be empty or 7 or 1 (looks like 7, 55 %).")
  }

  @Test func severalDoubtfulCellsAreOneSentence() {
    let scan = PuzzleScan.example(looks: [Cell(2): [0: 0.6, 4: 0.4], Cell(33): [0: 0.7, 2: 0.3]])
    #expect(
      PictureSentence.doubt(about: scan, in: "a")
        == "a: r1c3 may be empty or 4 (looks empty, 60 %) and r4c7 may be empty or 2 "
        + "(looks empty, 70 %).")
  }

  @Test func manyDoubtfulCellsAreCounted() throws {
    let looks = Dictionary(
      uniqueKeysWithValues: Cell.all.prefix(10).map { ($0, [0: 0.5, 4: 0.5]) })
    let sentence = try #require(
      PictureSentence.doubt(about: .example(looks: looks), in: "a"))
    #expect(sentence.hasSuffix(" and 2 more such cells."))
    #expect(!sentence.contains("r1c9"))
  }

  @Test func aPuzzleWithoutOneSolutionIsInDoubt() throws {
    let scan = PuzzleScan.example(givens: Grid())
    let sentence = try #require(PictureSentence.doubt(about: scan, in: "a"))
    #expect(sentence.hasPrefix("a: The puzzle has more than one solution"))
  }
}
