import TestSupport
import Testing

@testable import ScutesConsole

struct TerminalAnswersTests {
  private func answers(_ text: String) -> (TerminalAnswers, [InputEvent]) {
    var parser = InputParser()
    let events = parser.feed(bytes(text))
    return (parser.answers, events)
  }

  private static let all =
    "⎋_Gi=31;OK⎋\\⎋P>|iTerm2 3.5⎋\\⎋[?1;0;256S⎋[6;20;10t⎋[?62;4;22c"

  @Test func eachAnswerIsTakenAndIsNoKey() {
    let (answers, events) = answers(Self.all)
    #expect(answers.hasKittyGraphics && answers.hasSixel)
    #expect(answers.name == "iTerm2 3.5")
    #expect(answers.sixelColors == 256)
    #expect(answers.cellSize == Size(width: 10, height: 20))
    #expect(answers.deviceAnswers == 1)
    #expect(events == [])
  }

  @Test func answersCutAnywhereAreTheSame() {
    let whole = answers(Self.all).0
    let text = bytes(Self.all + "x")
    for cut in text.indices {
      var parser = InputParser()
      let events = parser.feed(text[..<cut]) + parser.feed(text[cut...])
      #expect(parser.answers == whole)
      #expect(events == [.key(KeyPress("x"))])
    }
  }

  @Test(arguments: [
    "⎋_Gi=31;ENOTSUPPORTED:no⎋\\", "⎋_Gi=30;OK⎋\\", "⎋_GOK⎋\\", "⎋_G;OK⎋\\", "⎋_i=31;OK⎋\\",
    "⎋_Gi=31;OK", "⎋_Gi=31;OK\u{18}", "⎋PGi=31;OK⎋\\",
  ])
  func whatIsNoAnswerOfKittyIsNotTakenForOne(_ text: String) {
    #expect(!answers(text).0.hasKittyGraphics)
    #expect(answers(text).1 == [])
  }

  @Test(arguments: [
    "⎋[6;0;0t", "⎋[6;20t", "⎋[4;20;10t", "⎋[6;9999;10t", "⎋[?6;20;10t", "⎋[6;2;90t",
  ])
  func aCellThatCannotBeIsNotBelieved(_ text: String) {
    #expect(answers(text).0.cellSize == nil)
  }

  @Test(arguments: ["⎋[?1;3;0S", "⎋[?2;0;800S", "⎋[?1;0S", "⎋[1;0;16S", "⎋[?1;0;0S"])
  func coloursAreTakenFromTheirAnswerOnly(_ text: String) {
    #expect(answers(text).0.sixelColors == nil)
  }

  @Test func fourAsTheFirstNumberIsNotSixel() {
    #expect(!answers("⎋[?4;6c").0.hasSixel)
    #expect(answers("⎋[?1;2;4c").0.hasSixel)
  }

  @Test func anEndlessStringIsNotKept() {
    let (answers, events) = answers("⎋P>|" + String(repeating: "x", count: 10_000) + "⎋\\")
    #expect(answers.name?.utf8.count == 254)
    #expect(events == [])
  }
}
