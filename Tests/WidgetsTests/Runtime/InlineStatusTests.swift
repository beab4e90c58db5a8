import Observation
import TerminalTesting
import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

struct InlineStatusTests {
  @Observable
  final class Work {
    var done = 0
  }

  private let work = Work()
  private let pair: TerminalPair

  init() throws {
    pair = try TerminalPair(size: Size(width: 30, height: 4))
  }

  private func status(
    _ variables: [String: String] = [:], interval: Duration = .zero
  ) throws -> InlineStatus {
    let all = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"].merging(variables) { $1 }
    let terminal = try StatusTerminal(rows: 2, output: pair.terminal) { all[$0] }
    return InlineStatus(terminal, interval: interval) { [work] in
      VStack(alignment: .leading) {
        Text("\(work.done) of 40 copied").lineLimit(1)
        if work.done > 9 { Text("soon done") }
      }
    }
  }

  /// Writes `text` as the program does beside its status.
  private func say(_ text: String) {
    _ = write(pair.terminal, text, text.utf8.count)
  }

  private func read(until rows: String...) {
    pair.read { $0.lines == rows + Array(repeating: "", count: $0.size.height - rows.count) }
  }

  @Test func thePictureFollowsTheWorkAndLeavesNothing() throws {
    say("$ copy\r\n")
    let status = try status()
    status.update()
    read(until: "$ copy", "0 of 40 copied")
    work.done = 12
    status.update()
    read(until: "$ copy", "12 of 40 copied", "soon done")
    status.erase()
    say("a.jpg can't be read\r\n")
    status.update()
    read(until: "$ copy", "a.jpg can't be read", "12 of 40 copied", "soon done")
    work.done = 3
    status.update()
    read(until: "$ copy", "a.jpg can't be read", "3 of 40 copied")
    status.erase()
    read(until: "$ copy", "a.jpg can't be read")
    #expect(pair.screen.cursor == Point(x: 0, y: 2))
  }

  @Test func whatEndsTheProgramCanEraseItToo() throws {
    let status = try status()
    work.done = 12
    status.update()
    read(until: "12 of 40 copied", "soon done")
    // The terminal writes this where the cursor is.
    say("^C" + InlineStatus.erasing)
    read()
    #expect(pair.screen.cursor == .zero)
  }

  @Test func theTerminalStaysAsItIs() throws {
    var before = termios()
    try #require(tcgetattr(pair.terminal, &before) == 0)
    let status = try status()
    status.update()
    read(until: "0 of 40 copied")
    var after = termios()
    try #require(tcgetattr(pair.terminal, &after) == 0)
    #expect(after.c_lflag == before.c_lflag)
    #expect(after.c_iflag == before.c_iflag)
    #expect(pair.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1049, 2004]))
    #expect(!pair.hasInput)
  }

  @Test func aNarrowerWindowHasAShorterPicture() throws {
    let status = try status()
    status.update()
    read(until: "0 of 40 copied")
    pair.resize(to: Size(width: 10, height: 4))
    status.update()
    read(until: "0 of 40 c…")
  }

  @Test func shortWorkShowsNothing() throws {
    let status = try status(interval: .seconds(3600))
    #expect(!status.isDue)
    status.update()
    say("done")
    read(until: "done")
  }

  @Test(arguments: ["dumb", "", "vt52"])
  func aTerminalThatCannotDrawOverALineHasNone(name: String) {
    #expect(throws: TerminalError.self) { try status(["TERM": name]) }
  }

  @Test func whatIsNoTerminalHasNone() {
    #expect(throws: TerminalError.outputIsNoTerminal) {
      try StatusTerminal(rows: 1, output: -1) { _ in "xterm" }
    }
  }
}
