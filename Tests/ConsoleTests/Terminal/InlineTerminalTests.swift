import TerminalTesting
import TestSupport
import Testing

@testable import ScutesConsole

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension NCursesTerminalTests {
  /// A picture in the flow of the terminal's lines.
  @Suite struct InlineTerminalTests {
    /// A pair on which `lines` lines have been written, and a terminal for `rows` rows.
    private func open(
      lines: Int = 1, rows: Int, size: Size = Size(width: 20, height: 6),
      _ more: [String: String] = [:]
    ) throws -> (TerminalPair, InlineTerminal) {
      let pair = try TerminalPair(size: size)
      for line in 1...lines { say("line \(line)\n", pair) }
      let variables = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"].merging(more) { $1 }
      let terminal = try InlineTerminal(
        rows: rows, input: pair.terminal, output: pair.terminal, environment: { variables[$0] })
      return (pair, terminal)
    }

    /// Writes `text` as another program does.
    private func say(_ text: String, _ pair: TerminalPair) {
      _ = write(pair.terminal, text, text.utf8.count)
    }

    private func frame(
      _ rows: String..., in terminal: InlineTerminal, cursor: Point? = nil
    ) -> Frame {
      var canvas = Canvas(size: terminal.size)
      for (y, text) in rows.enumerated() {
        var x = 0
        for character in text where x + character.columns <= canvas.size.width {
          canvas[x, y] = CanvasCell(glyph: Glyph(character), columns: UInt8(character.columns))
          if character.columns == 2 { canvas[x + 1, y] = CanvasCell(columns: 0) }
          x += character.columns
        }
      }
      return Frame(canvas: canvas, changes: [], cursor: cursor)
    }

    private func read(_ pair: TerminalPair, until rows: [String]) {
      pair.read { $0.lines == rows + Array(repeating: "", count: $0.size.height - rows.count) }
    }

    @Test func thePictureIsBelowWhatWasThereAndStays() throws {
      let (pair, terminal) = try open(rows: 3)
      terminal.show(frame("one", "two", in: terminal))
      read(pair, until: ["line 1", "one", "two"])
      #expect(!pair.screen.isAlternate && pair.screen.modes.isDisjoint(with: [1000, 1002, 1003]))
      terminal.restore()
      pair.read { $0.showsCursor && $0.cursor == Point(x: 0, y: 3) }
      #expect(pair.screen.lines == ["line 1", "one", "two", "", "", ""])
      #expect(pair.screen.unrestoredState == [] && pair.screen.unknownSequences == [])
      #expect(try pair.settings.echoes && pair.settings.editsLines)
    }

    @Test func aPictureCanBeErasedAtTheEnd() throws {
      let (pair, terminal) = try open(rows: 3)
      terminal.keepsPicture = false
      terminal.show(frame("one", "two", in: terminal))
      terminal.restore()
      pair.read { $0.showsCursor && $0.cursor == Point(x: 0, y: 1) && $0.lines[2] == "" }
      #expect(pair.screen.lines == ["line 1", "", "", "", "", ""])
    }

    @Test func linesScrollAwayAtTheBottom() throws {
      let (pair, terminal) = try open(lines: 5, rows: 3)
      terminal.show(frame("one", "two", "three", in: terminal))
      read(pair, until: ["line 3", "line 4", "line 5", "one", "two", "three"])
      terminal.restore()
      pair.read { $0.showsCursor && $0.cursor == Point(x: 0, y: 5) }
      #expect(pair.screen.lines == ["line 4", "line 5", "one", "two", "three", ""])
    }

    @Test func whatIsPrintedAboveScrollsAway() throws {
      let (pair, terminal) = try open(rows: 2)
      terminal.show(frame("bar", in: terminal))
      terminal.printAbove("a\u{1B}[31m\u{7}b")
      read(pair, until: ["line 1", "a[31mb", "bar"])
      terminal.printAbove("2\n3\n4\n5")
      read(pair, until: ["a[31mb", "2", "3", "4", "5", "bar"])
      terminal.restore()
    }

    @Test func aLongLineIsBrokenAndAPictureIsNot() throws {
      let (pair, terminal) = try open(rows: 2, size: Size(width: 6, height: 8))
      terminal.show(frame("bar", in: terminal))
      terminal.printAbove("123456789")
      var canvas = Canvas(size: Size(width: 6, height: 4))
      canvas[5, 0].glyph = Glyph("x" as Character)
      canvas[0, 1] = CanvasCell(glyph: Glyph("y" as Character), foreground: .ansi(2))
      terminal.printAbove(canvas)
      read(pair, until: ["line 1", "123456", "789", "     x", "y", "bar"])
      #expect(pair.screen[0, 4].style.foreground == .indexed(2))
      #expect(pair.screen.modes.contains(7))
      terminal.restore()
    }

    @Test func aPictureGrowsAndShrinksWithItsContent() throws {
      let (pair, terminal) = try open(rows: 4)
      let pictures = [
        ["1"], ["1", "2", "3", "4"], ["a", "2"], ["a", "2", "3"], [""], ["x", "", "z"],
      ]
      for rows in pictures {
        var canvas = Canvas(size: terminal.size)
        for (y, text) in rows.enumerated() {
          for (x, character) in text.enumerated() { canvas[x, y].glyph = Glyph(character) }
        }
        terminal.show(Frame(canvas: canvas, changes: []))
        read(pair, until: ["line 1"] + rows)
      }
      terminal.restore()
    }

    @Test func onlyWhatDiffersIsWritten() throws {
      let (_, terminal) = try open(rows: 2)
      defer { terminal.restore() }
      terminal.show(frame("one two three", "four", in: terminal))
      terminal.show(frame("one two three", "four", in: terminal))
      #expect(terminal.bytesOfLastFrame == 0)
      terminal.show(frame("one twx three", "four", in: terminal))
      // Five for the place, one for the letter, two to return, ten for the edge.
      #expect((1...20).contains(terminal.bytesOfLastFrame ?? 0))
    }

    @Test func theCursorIsWhereTheFrameSays() throws {
      let (pair, terminal) = try open(rows: 2)
      terminal.show(frame("Name: ab", "note", in: terminal, cursor: Point(x: 8, y: 0)))
      pair.read { $0.showsCursor && $0.cursor == Point(x: 8, y: 1) }
      terminal.show(frame("Name: ab", "notes", in: terminal, cursor: Point(x: 2, y: 1)))
      pair.read { $0.cursor == Point(x: 2, y: 2) && $0.lines[2] == "notes" }
      terminal.restore()
      pair.read { $0.cursor == Point(x: 0, y: 3) }
      #expect(pair.screen.unrestoredState == [])
    }

    @Test func aNarrowerWindowLeavesNothingBehind() throws {
      let (pair, terminal) = try open(rows: 2)
      terminal.show(frame("a long first row", "a long second row", in: terminal))
      read(pair, until: ["line 1", "a long first row", "a long second row"])
      pair.resize(to: Size(width: 8, height: 6))
      kill(getpid(), SIGWINCH)
      #expect(terminal.waitForEvents(until: nil) == [.resize(Size(width: 8, height: 2))])
      terminal.show(frame("a long f", "a long s", in: terminal))
      read(pair, until: ["line 1", "a long f", "a long s"])
      terminal.restore()
    }

    @Test func aWindowWithFewerRowsHasASmallerPicture() throws {
      let (pair, terminal) = try open(rows: 10, size: Size(width: 20, height: 3))
      #expect(terminal.size == Size(width: 20, height: 3))
      terminal.show(frame("one", "two", "three", in: terminal))
      read(pair, until: ["one", "two", "three"])
      terminal.restore()
      pair.read { $0.lines == ["two", "three", ""] && $0.cursor == Point(x: 0, y: 2) }
    }

    @Test func keysAndPastesAreEvents() throws {
      let (pair, terminal) = try open(rows: 2)
      defer { terminal.restore() }
      pair.type("5⎋[A\u{3}⎋[200~x⎋[201~")
      #expect(
        terminal.waitForEvents(until: nil) == [
          .key(KeyPress("5")), .key(KeyPress(.up)), .key(KeyPress("c", modifiers: .control)),
          .paste("x"),
        ])
    }

    @Test func anotherProgramBeginsBelowAndANewPictureBelowThat() throws {
      let (pair, terminal) = try open(rows: 2)
      terminal.show(frame("before", in: terminal))
      #expect(terminal.lend())
      pair.read { $0.showsCursor && $0.cursor == Point(x: 0, y: 2) }
      #expect(pair.screen.unrestoredState == [])
      say("other\n", pair)
      terminal.reclaim()
      terminal.show(frame("after", in: terminal))
      read(pair, until: ["line 1", "before", "other", "after"])
      terminal.restore()
    }

    @Test(arguments: [("dumb", false), ("xterm-256color", true), ("linux", true)])
    func onlyATerminalThatMovesItsCursorHasOne(name: String, isUsable: Bool) throws {
      let pair = try TerminalPair()
      let terminal = try? InlineTerminal(
        rows: 1, input: pair.terminal, output: pair.terminal,
        environment: { $0 == "TERM" ? name : nil })
      #expect((terminal != nil) == isUsable)
      terminal?.restore()
      #expect(try pair.settings.echoes)
    }

    /// Whatever was shown before, the terminal shows the picture.
    @Test(arguments: 1...6)
    func anyPictureFollowsAnyOther(seed: Int) throws {
      let (pair, terminal) = try open(rows: 4, size: Size(width: 7, height: 6))
      var generator = Random(state: UInt64(seed))
      for _ in 0..<20 {
        var canvas = Canvas(size: terminal.size)
        for y in 0..<canvas.size.height {
          var x = 0
          while x < canvas.size.width {
            let style = generator.style
            if generator.next(4) == 0, x + 1 < canvas.size.width {
              canvas[x, y] = CanvasCell(
                glyph: Glyph("漢" as Character), foreground: style.0, background: style.1,
                columns: 2)
              canvas[x + 1, y] = CanvasCell(
                foreground: style.0, background: style.1, columns: 0)
              x += 2
            } else {
              let glyph: Character = generator.next(3) == 0 ? "x" : " "
              canvas[x, y] = CanvasCell(
                glyph: Glyph(glyph), foreground: style.0, background: style.1)
              x += 1
            }
          }
        }
        terminal.show(Frame(canvas: canvas, changes: []))
        while pair.readOnce() > 0 {}
        let height = canvas.visibleHeight
        for y in 0..<height {
          for x in 0..<canvas.size.width {
            let (cell, shown) = (canvas[x, y], pair.screen[x, y + 1])
            #expect(shown.columns == Int(cell.columns))
            #expect(shown.character == cell.glyph.character || cell.columns == 0)
            let isPlain = cell.background == .terminalDefault
            #expect((shown.style.background == .terminalDefault) == isPlain)
          }
        }
        #expect(pair.screen.lines.dropFirst(height + 1).filter { $0 != "" } == [])
        #expect(pair.screen.lines[0] == "line 1")
      }
      terminal.restore()
    }
  }
}

private struct Random {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  var style: (Color, Color) {
    mutating get {
      if next(2) == 0 { return (.terminalDefault, .terminalDefault) }
      return (.rgb(UInt8(next(256)), 0, 0), .ansi(UInt8(next(8))))
    }
  }
}
