import Foundation
import Hints
import Sudoku
import TestSupport
import Testing

/// The suite's Korean is polite, and particles fit the word before them.
struct KoreanStyleTests {
  /// Forbidden parts of sentences, and what to use instead.
  @Test(arguments: [
    ("니다", "해요체"), ("(가)", "KoreanParticle.subject"), ("(를)", "KoreanParticle.object"),
    ("(는)", "KoreanParticle.topic"), ("(와)", "KoreanParticle.and"),
    ("(으)", "KoreanParticle.toward"), ("해답", "정답"), ("주어진 숫자", "처음 숫자"),
    ("실행 취소", "되돌리기"), ("평점", "난도"), ("풀이기", "풀이"), ("숨은 싱글", "히든 싱글"),
  ])
  func noSentenceHolds(_ what: String, inPlaceOf other: String) throws {
    for folder in ["Sources/Screens", "Sources/Models/Sudoku/Techniques"] {
      let files = Repository.paths(below: folder)
      #expect(files.count > 10)
      for file in files where file.hasSuffix(".swift") {
        let text = try Repository.text(of: file)
        let found = text.split(separator: "\n").filter { $0.contains(what) && !$0.contains("///") }
        #expect(found.isEmpty, "\(file): \(other) in place of \(found)")
      }
    }
  }

  @Test(arguments: [
    ("1", "1이에요"), ("2", "2예요"), ("3", "3이에요"), ("4", "4예요"), ("5", "5예요"),
    ("6", "6이에요"), ("7", "7이에요"), ("8", "8이에요"), ("9", "9예요"), ("블록", "블록이에요"),
    ("하나", "하나예요"), ("r5c2", "r5c2예요"), ("3행 4열", "3행 4열이에요"),
  ])
  func theCopulaFitsTheWordBeforeIt(_ word: String, _ expected: String) {
    #expect(KoreanParticle.copula.after(word) == expected)
  }
}
