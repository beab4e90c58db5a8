import Foundation
import Hints
import PictureReading
import Screens
import Sudoku
import Testing

@testable import App

@Suite struct PictureSentenceTests {
  @Test(arguments: [
    (CameraFailure.file(.notFound("a.jpg")), "No such file: 'a.jpg'.", "a.jpg가 없어요."),
    (
      .file(.notAllowed("a.jpg")), "No permission to read or write a.jpg.",
      "a.jpg를 읽거나 쓸 권한이 없어요."
    ),
    (
      .file(.isFolder("a.jpg")), "a.jpg is a folder. Add a file name.",
      "a.jpg는 폴더예요. 파일 이름을 더하세요."
    ),
    (
      .picture(.empty), "a.jpg: This file is empty. Choose another picture.",
      "a.jpg: 빈 파일이에요. 다른 사진을 골라 주세요."
    ),
    (
      .program(.noDevice(program: "ffmpeg")),
      "ffmpeg found no camera. Connect one, or choose a picture.",
      "ffmpeg 프로그램이 카메라를 찾지 못했어요. 카메라를 연결하거나 사진을 골라 주세요."
    ),
  ])
  func aFailureIsASentenceThatNamesTheFileOnce(
    _ failure: CameraFailure, _ english: String, _ korean: String
  ) {
    #expect(PictureSentence.text(of: failure, in: "a.jpg", language: .english) == english)
    #expect(PictureSentence.text(of: failure, in: "a.jpg", language: .korean) == korean)
  }

  /// Messages are cleaned where they are printed.
  @Test func aFileIsCalledAsItWasNamed() {
    #expect(PictureFile(path: "a b.jpg").name == "a b.jpg")
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
