import Testing

@testable import Widgets

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
    #expect(input.deadline == start + .milliseconds(45))
    let events = input.take(bytes("5C"), at: start + .milliseconds(30))
    #expect(events == [.key(KeyPress(.right, modifiers: .control))])
    #expect(input.deadline == nil)
  }
}
