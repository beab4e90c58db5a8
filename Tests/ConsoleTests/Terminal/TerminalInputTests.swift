import TestSupport
import Testing

@testable import ScutesConsole

struct TerminalInputTests {
  private let start = ContinuousClock.now

  @Test func anEscapeIsAKeyWhenItsTimeHasPassed() {
    var input = TerminalInput(escapeDelay: .milliseconds(25))
    #expect(input.take([0x1B], at: start) == [])
    #expect(input.deadline == start + .milliseconds(25))
    #expect(input.settle(at: start + .milliseconds(24)) == [])
    #expect(input.settle(at: start + .milliseconds(25)) == [.key(KeyPress(.escape))])
    #expect(input.settle(at: start + .milliseconds(2025)) == [])
    #expect(input.deadline == nil)
  }

  @Test func aSequenceInPartsIsOneKey() {
    var input = TerminalInput(escapeDelay: .milliseconds(25))
    #expect(input.take(bytes("x⎋["), at: start) == [.key(KeyPress("x"))])
    #expect(input.settle(at: start + .milliseconds(20)) == [])
    #expect(input.take(bytes("1;"), at: start + .milliseconds(20)) == [])
    #expect(input.deadline == start + .milliseconds(270))
    let events = input.take(bytes("5C"), at: start + .milliseconds(30))
    #expect(events == [.key(KeyPress(.right, modifiers: .control))])
    #expect(input.deadline == nil)
  }

  @Test func aPasteThatStandsStillIsTakenAsItIs() {
    var input = TerminalInput(escapeDelay: .milliseconds(25))
    #expect(input.take(bytes("⎋[200~a"), at: start) == [])
    #expect(input.settle(at: start + .milliseconds(2999)) == [])
    #expect(input.settle(at: start + .seconds(3)) == [.paste("a")])
  }

  @Test func anAnswerTellsTheRoundTripAndIsNoKey() {
    var input = TerminalInput(escapeDelay: .milliseconds(25))
    #expect(input.roundTrip == nil)
    input.noticeQuestion(at: start)
    #expect(input.answersDue == 1)
    #expect(input.answerPatience == .milliseconds(1500))
    #expect(input.take(bytes("a⎋[?62;2"), at: start + .milliseconds(80)) == [.key(KeyPress("a"))])
    #expect(input.roundTrip == nil)
    #expect(input.take(bytes("2cb"), at: start + .milliseconds(90)) == [.key(KeyPress("b"))])
    #expect(input.roundTrip == .milliseconds(90))
    #expect(input.answersDue == 0)
    #expect(input.answerPatience == .milliseconds(380))
    _ = input.take(bytes("⎋[?6c"), at: start + .milliseconds(900))
    #expect(input.roundTrip == .milliseconds(90))
  }

  @Test(
    arguments: [
      ([:], 100), (["SSH_CONNECTION": "a"], 200), (["SSH_TTY": "/dev/pts/1"], 200),
      (["SSH_CLIENT": "a"], 200), (["SSH_TTY": ""], 100), (["ESCDELAY": "70", "SSH_TTY": "a"], 70),
      (["ESCDELAY": "x"], 100), (["ESCDELAY": "-1"], 100), (["ESCDELAY": "99999"], 10_000),
    ] as [([String: String], Int)])
  func theEscapeDelayIsLongerOverANetwork(_ variables: [String: String], _ milliseconds: Int) {
    let delay = EscapeDelay { variables[$0] }
    #expect(delay.duration(roundTrip: nil) == .milliseconds(milliseconds))
  }

  @Test(
    arguments: [
      ([:], 2, 100), ([:], 150, 150), ([:], 4000, 500), (["SSH_TTY": "a"], 150, 200),
      (["SSH_TTY": "a"], 350, 350), (["ESCDELAY": "30"], 350, 30),
    ] as [([String: String], Int, Int)])
  func theEscapeDelayFollowsTheResponseTime(
    _ variables: [String: String], _ roundTrip: Int, _ milliseconds: Int
  ) {
    let delay = EscapeDelay { variables[$0] }
    #expect(delay.duration(roundTrip: .milliseconds(roundTrip)) == .milliseconds(milliseconds))
  }

  @Test func theShortestResponseTimeCounts() {
    var input = TerminalInput(escapeDelay: EscapeDelay { _ in nil })
    for (asked, answered) in [(0, 450), (1000, 1120), (2000, 2300)] {
      input.noticeQuestion(at: start + .milliseconds(asked))
      _ = input.take(bytes("⎋[?6c"), at: start + .milliseconds(answered))
    }
    #expect(input.roundTrip == .milliseconds(450))
    _ = input.take([0x1B], at: start + .seconds(3))
    #expect(input.deadline == start + .milliseconds(3120))
  }

  @Test func anEscapeWaitsLongerWhileAnAnswerIsDue() {
    var input = TerminalInput(escapeDelay: EscapeDelay { _ in nil })
    input.noticeQuestion(at: start)
    _ = input.take([0x1B], at: start + .milliseconds(10))
    #expect(input.deadline == start + .milliseconds(410))
    #expect(input.take(bytes("⎋[?6c"), at: start + .milliseconds(40)) == [.key(KeyPress(.escape))])
    #expect(input.deadline == nil)
    input.noticeQuestion(at: start + .seconds(1))
    _ = input.take([0x1B], at: start + .seconds(9))
    #expect(input.deadline == start + .milliseconds(9100))
  }
}
