import TestSupport
import Testing

@testable import Console

struct TerminalInputTests {
  private let start = ContinuousClock.now

  @Test func anEscapeIsAKeyWhenItsTimeHasPassed() {
    var input = TerminalInput(escapeDelay: .milliseconds(25))
    #expect(input.take([0x1B], at: start) == [])
    #expect(input.deadline == start + .milliseconds(25))
    #expect(input.settle(at: start + .milliseconds(24)) == [])
    #expect(input.settle(at: start + .milliseconds(25)) == [.key(KeyPress(.escape))])
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
      ([:], 25), (["SSH_CONNECTION": "a"], 100), (["SSH_TTY": "/dev/pts/1"], 100),
      (["SSH_CLIENT": "a"], 100), (["SSH_TTY": ""], 25), (["ESCDELAY": "70", "SSH_TTY": "a"], 70),
      (["ESCDELAY": "x"], 25), (["ESCDELAY": "-1"], 25), (["ESCDELAY": "99999"], 10_000),
    ] as [([String: String], Int)])
  func theEscapeDelayIsLongerOverANetwork(_ variables: [String: String], _ milliseconds: Int) {
    #expect(TerminalInput.escapeDelay { variables[$0] } == .milliseconds(milliseconds))
  }
}
