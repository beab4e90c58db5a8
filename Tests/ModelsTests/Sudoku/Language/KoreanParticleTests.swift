import Testing

@testable import Sudoku

struct KoreanParticleTests {
  /// Does the digit, spoken in Korean, end with a vowel? 일 이 삼 사 오 육 칠 팔 구.
  @Test(arguments: [
    (1, false), (2, true), (3, false), (4, true), (5, true), (6, false), (7, false), (8, false),
    (9, true),
  ])
  func particlesAfterADigitGoByHowItIsSpoken(digit: Int, endsWithVowel: Bool) {
    let text = String(digit)
    #expect(KoreanParticle.topic.after(text) == text + (endsWithVowel ? "는" : "은"))
    #expect(KoreanParticle.subject.after(text) == text + (endsWithVowel ? "가" : "이"))
    #expect(KoreanParticle.object.after(text) == text + (endsWithVowel ? "를" : "을"))
    #expect(KoreanParticle.and.after(text) == text + (endsWithVowel ? "와" : "과"))
    #expect(KoreanParticle.or.after(text) == text + (endsWithVowel ? "나" : "이나"))
    #expect(KoreanParticle.being.after(text) == text + (endsWithVowel ? "" : "이"))
  }

  @Test(arguments: [
    ("1", "로"), ("2", "로"), ("3", "으로"), ("6", "으로"), ("7", "로"), ("8", "로"), ("9", "로"),
    ("4행 7열", "로"), ("5번 블록", "으로"), ("4행", "으로"), ("A", "로"), ("N", "으로"),
  ])
  func towardTakesTheShortFormAfterRieulToo(text: String, ending: String) {
    #expect(KoreanParticle.toward.after(text) == text + ending)
  }

  @Test(arguments: [
    ("4행", "4행은"), ("7열", "7열은"), ("2번 블록", "2번 블록은"), ("숨은 페어", "숨은 페어는"),
    ("포인팅(트랩)", "포인팅(트랩)은"), ("AIC", "AIC는"), ("r4c7", "r4c7은"), ("r4c2", "r4c2는"),
    ("B", "B는"), ("L", "L은"), ("", "는"),
  ])
  func wordsTakeTheFormOfTheirLastSound(text: String, result: String) {
    #expect(KoreanParticle.topic.after(text) == result)
  }
}
