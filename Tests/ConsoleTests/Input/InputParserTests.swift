import TestSupport
import Testing

@testable import ScutesConsole

struct InputParserTests {
  nonisolated static let typing: [(String, KeyPress)] = [
    ("a", KeyPress("a")), ("A", KeyPress("A")), (" ", KeyPress(" ")), ("~", KeyPress("~")),
    ("é", KeyPress("é")), ("한", KeyPress("한")), ("👍", KeyPress("👍")),
    ("\r", KeyPress(.enter)), ("\n", KeyPress(.enter)), ("\t", KeyPress(.tab)),
    ("\u{7F}", KeyPress(.backspace)), ("\u{8}", KeyPress(.backspace)),
    ("\u{1}", KeyPress("a", modifiers: .control)), ("\u{3}", KeyPress("c", modifiers: .control)),
    ("\u{1A}", KeyPress("z", modifiers: .control)), ("\0", KeyPress(" ", modifiers: .control)),
    ("\u{1C}", KeyPress("\\", modifiers: .control)),
    ("\u{1F}", KeyPress("_", modifiers: .control)),
    ("⎋a", KeyPress("a", modifiers: .alt)), ("⎋é", KeyPress("é", modifiers: .alt)),
    ("⎋\r", KeyPress(.enter, modifiers: .alt)),
    ("⎋\u{7F}", KeyPress(.backspace, modifiers: .alt)),
    ("⎋\u{1}", KeyPress("a", modifiers: [.alt, .control])),
  ]

  nonisolated static let arrows: [(String, KeyPress)] = [
    ("⎋[A", KeyPress(.up)), ("⎋[B", KeyPress(.down)), ("⎋[C", KeyPress(.right)),
    ("⎋[D", KeyPress(.left)), ("⎋[H", KeyPress(.home)), ("⎋[F", KeyPress(.end)),
    ("⎋OA", KeyPress(.up)), ("⎋OB", KeyPress(.down)), ("⎋OC", KeyPress(.right)),
    ("⎋OD", KeyPress(.left)), ("⎋OH", KeyPress(.home)), ("⎋OF", KeyPress(.end)),
    ("⎋[1;2A", KeyPress(.up, modifiers: .shift)),
    ("⎋[1;3B", KeyPress(.down, modifiers: .alt)),
    ("⎋[1;5C", KeyPress(.right, modifiers: .control)),
    ("⎋[1;8D", KeyPress(.left, modifiers: [.shift, .alt, .control])),
    ("⎋O5C", KeyPress(.right, modifiers: .control)),
    ("⎋⎋[C", KeyPress(.right, modifiers: .alt)), ("⎋⎋OC", KeyPress(.right, modifiers: .alt)),
    ("⎋[a", KeyPress(.up, modifiers: .shift)), ("⎋Od", KeyPress(.left, modifiers: .control)),
    ("⎋[Z", KeyPress(.tab, modifiers: .shift)),
  ]

  nonisolated static let numbered: [(String, KeyPress)] = [
    ("⎋[1~", KeyPress(.home)), ("⎋[2~", KeyPress(.insert)), ("⎋[3~", KeyPress(.delete)),
    ("⎋[4~", KeyPress(.end)), ("⎋[5~", KeyPress(.pageUp)), ("⎋[6~", KeyPress(.pageDown)),
    ("⎋[7~", KeyPress(.home)), ("⎋[8~", KeyPress(.end)),
    ("⎋[3;5~", KeyPress(.delete, modifiers: .control)),
    ("⎋[7$", KeyPress(.home, modifiers: .shift)), ("⎋[5^", KeyPress(.pageUp, modifiers: .control)),
    ("⎋[6@", KeyPress(.pageDown, modifiers: [.shift, .control])),
    ("⎋OP", KeyPress(.function(1))), ("⎋OS", KeyPress(.function(4))),
    ("⎋[P", KeyPress(.function(1))), ("⎋[1;2R", KeyPress(.function(3), modifiers: .shift)),
    ("⎋[[A", KeyPress(.function(1))), ("⎋[[E", KeyPress(.function(5))),
    ("⎋[11~", KeyPress(.function(1))), ("⎋[15~", KeyPress(.function(5))),
    ("⎋[17~", KeyPress(.function(6))), ("⎋[21~", KeyPress(.function(10))),
    ("⎋[23~", KeyPress(.function(11))), ("⎋[24;5~", KeyPress(.function(12), modifiers: .control)),
    ("⎋[25~", KeyPress(.function(13))), ("⎋[34~", KeyPress(.function(20))),
    ("⎋[42~", KeyPress(.function(21))), ("⎋[45~", KeyPress(.function(24))),
    ("⎋Op", KeyPress("0")), ("⎋Oy", KeyPress("9")), ("⎋Ok", KeyPress("+")),
    ("⎋OM", KeyPress(.enter)), ("⎋OX", KeyPress("=")),
  ]

  nonisolated static let extended: [(String, KeyPress)] = [
    ("⎋[97u", KeyPress("a")), ("⎋[97;5u", KeyPress("a", modifiers: .control)),
    ("⎋[97;2u", KeyPress("A")), ("⎋[49:33;2u", KeyPress("!")),
    ("⎋[97;6u", KeyPress("A", modifiers: .control)), ("⎋[97;1:2u", KeyPress("a")),
    ("⎋[27u", KeyPress(.escape)), ("⎋[13;2u", KeyPress(.enter, modifiers: .shift)),
    ("⎋[9;2u", KeyPress(.tab, modifiers: .shift)), ("⎋[57399u", KeyPress("0")),
    ("⎋[57376u", KeyPress(.function(13))), ("⎋[57419;3u", KeyPress(.up, modifiers: .alt)),
    ("⎋[27;5;105~", KeyPress("i", modifiers: .control)),
  ]

  @Test(arguments: typing + arrows + numbered + extended)
  func aKeyIsKnownByItsBytes(_ input: String, _ press: KeyPress) {
    var parser = InputParser()
    #expect(parser.feed(bytes(input)) == [.key(press)])
    #expect(parser.unfinished == nil)
  }

  @Test(
    arguments: [
      ("⎋", [KeyPress(.escape)]), ("⎋⎋", [KeyPress(.escape), KeyPress(.escape)]),
      ("⎋[", []), ("⎋O", []), ("⎋P", []), ("⎋]", []), ("⎋⎋[", []), ("⎋⎋[1;", []),
      ("⎋[1;", []), ("⎋P1", []), ("⎋[<0;1", []), ("⎋[M!", []), ("⎋]0;x⎋", []), ("\u{9B}", []),
    ] as [(String, [KeyPress])])
  func silenceSettlesWhatIsUnfinished(_ input: String, _ presses: [KeyPress]) {
    var parser = InputParser()
    #expect(parser.feed(bytes(input)) == [])
    #expect(parser.unfinished != nil)
    #expect(parser.flush() == presses.map(InputEvent.key))
    #expect(parser.unfinished == .severed)
    #expect(parser.flush() == [])
    #expect(parser.unfinished == nil)
    #expect(parser.feed(bytes("x")) == [.key(KeyPress("x"))])
  }

  nonisolated static let noKeys = [
    "⎋[?62;22c", "⎋[>41;390;0c", "⎋[24;80R", "⎋[?2026;2$y", "⎋[0n", "⎋[8;24;80t", "⎋[?1u",
    "⎋P>|xterm(390)⎋\\", "⎋P1$r0;1m\u{7}⎋\\", "⎋P1+r524742=38⎋\\", "⎋]11;rgb:1b1b/1f1f/3b3b⎋\\",
    "⎋]11;rgb:1b1b/1f1f/3b3b\u{7}", "⎋_Gi=1;OK⎋\\", "⎋^x⎋\\", "⎋Xx⎋\\",
    "⎋[999~", "⎋[97;1:3u", "⎋[57441u", "⎋[1;1:3A", "⎋[ q", "⎋[5;6$y", "⎋[99999999999999999999A",
    "⎋[<0;0;5M", "⎋[<128;1;1M", "⎋[<35;1;1m", "⎋[<0;1M", "⎋[M\u{1}!!", "⎋O5z", "\u{80}",
    "⎋[0;1;1M",
    "⎋[97;9u", "⎋[97;17u", "\u{9B}?62;22c", "\u{9D}11;rgb:0/0/0\u{7}", "\u{90}x⎋\\",
    "\u{9F}x\u{18}", "\u{98}x⎋\\", "\u{9E}x⎋\\", "\u{8F}5z", "⎋[1;2;3;4;5~", "⎋[>0;276;0c", "⎋[E",
  ]

  @Test(arguments: noKeys)
  func whatIsNoKeyIsSwallowedWhole(_ input: String) {
    var parser = InputParser()
    #expect(parser.feed(bytes(input + "x")) == [.key(KeyPress("x"))])
  }

  @Test(arguments: noKeys)
  func anEscapeBeforeWhatIsNoKeyIsNoAlt(_ input: String) {
    var parser = InputParser()
    #expect(
      parser.feed(bytes("⎋" + input + "x")) == [.key(KeyPress(.escape)), .key(KeyPress("x"))])
  }

  @Test(
    arguments: [
      ("⎋[I", .focus(true)), ("⎋[200~5⎋[201~", .paste("5")),
      ("⎋[<0;1;1M", .mouse(MouseEvent(.press(.left), at: .zero))),
      ("⎋[M !!", .mouse(MouseEvent(.press(.left), at: .zero))),
    ] as [(String, InputEvent)])
  func anEscapeComesBeforeAnEventThatIsNoKey(_ input: String, _ event: InputEvent) {
    var parser = InputParser()
    #expect(parser.feed(bytes("⎋" + input)) == [.key(KeyPress(.escape)), event])
  }

  @Test func ofTwoEscapesAndALetterTheFirstIsTheKey() {
    var parser = InputParser()
    #expect(
      parser.feed(bytes("⎋⎋a")) == [.key(KeyPress(.escape)), .key(KeyPress("a", modifiers: .alt))])
  }

  @Test(arguments: ["⎋[?1;", "⎋[<0;1", "⎋]1", "⎋[M", "⎋[200~"])
  func silenceKeepsAnEscapeBeforeWhatIsUnfinished(_ input: String) {
    var parser = InputParser()
    let events = parser.feed(bytes("⎋" + input)) + parser.flush()
    #expect(events == [.key(KeyPress(.escape))])
  }

  @Test(
    arguments: [
      ("⎋[<0;1;1M", MouseEvent(.press(.left), at: .zero)),
      ("⎋[<0;81;25m", MouseEvent(.release(.left), at: Point(x: 80, y: 24))),
      ("⎋[<1;3;2M", MouseEvent(.press(.middle), at: Point(x: 2, y: 1))),
      ("⎋[<2;3;2m", MouseEvent(.release(.right), at: Point(x: 2, y: 1))),
      ("⎋[<32;3;2M", MouseEvent(.drag(.left), at: Point(x: 2, y: 1))),
      ("⎋[<34;300;200M", MouseEvent(.drag(.right), at: Point(x: 299, y: 199))),
      ("⎋[<64;3;2M", MouseEvent(.scrollUp, at: Point(x: 2, y: 1))),
      ("⎋[<65;3;2M", MouseEvent(.scrollDown, at: Point(x: 2, y: 1))),
      (
        "⎋[<28;3;2M",
        MouseEvent(.press(.left), at: Point(x: 2, y: 1), modifiers: [.shift, .alt, .control])
      ),
      ("⎋[M !!", MouseEvent(.press(.left), at: .zero)),
      ("⎋[M#\"!", MouseEvent(.release(.left), at: Point(x: 1, y: 0))),
      ("⎋[M`!!", MouseEvent(.scrollUp, at: .zero)),
      ("⎋[<66;3;2M", MouseEvent(.scrollLeft, at: Point(x: 2, y: 1))),
      ("⎋[<67;3;2M", MouseEvent(.scrollRight, at: Point(x: 2, y: 1))),
      ("⎋[<35;3;2M", MouseEvent(.move, at: Point(x: 2, y: 1))),
      ("⎋[<39;3;2M", MouseEvent(.move, at: Point(x: 2, y: 1), modifiers: .shift)),
      ("⎋[MC#\"", MouseEvent(.move, at: Point(x: 2, y: 1))),
      ("⎋[M\u{22}\u{100}!", MouseEvent(.press(.right), at: Point(x: 223, y: 0))),
      ("⎋[M \u{7FF}\u{400}", MouseEvent(.press(.left), at: Point(x: 2014, y: 991))),
      ("⎋[32;3;2M", MouseEvent(.press(.left), at: Point(x: 2, y: 1))),
      ("⎋[35;300;200M", MouseEvent(.release(.left), at: Point(x: 299, y: 199))),
      ("⎋[64;3;2M", MouseEvent(.drag(.left), at: Point(x: 2, y: 1))),
      ("⎋[97;3;2M", MouseEvent(.scrollDown, at: Point(x: 2, y: 1))),
      ("⎋[67;3;2M", MouseEvent(.move, at: Point(x: 2, y: 1))),
      ("\u{9B}<0;1;1M", MouseEvent(.press(.left), at: .zero)),
    ])
  func theMouseIsReported(_ input: String, _ event: MouseEvent) {
    var parser = InputParser()
    #expect(parser.feed(bytes(input)) == [.mouse(event)])
  }

  /// The old form has one byte for a column up to 223, which need not be UTF-8.
  @Test(
    arguments: [([0x20, 0xC4, 0x21], 163, 0), ([0x20, 0xE0, 0xF0], 191, 207)]
      as [([UInt8], Int, Int)])
  func aFarColumnInTheOldFormIsOneByte(_ report: [UInt8], _ x: Int, _ y: Int) {
    var parser = InputParser()
    let event = InputEvent.mouse(MouseEvent(.press(.left), at: Point(x: x, y: y)))
    #expect(parser.feed(bytes("⎋[M") + report + [0x78]) == [event, .key(KeyPress("x"))])
  }

  @Test func aFarRowInTheOldFormIsSettledByWhatFollowsOrBySilence() {
    let report = bytes("⎋[M ") + [0x21, 0xC4]
    let event = InputEvent.mouse(MouseEvent(.press(.left), at: Point(x: 0, y: 163)))
    var parser = InputParser()
    #expect(parser.feed(report + [0x78]) == [event, .key(KeyPress("x"))])
    #expect(parser.feed(report) == [] && parser.unfinished == .sequence)
    #expect(parser.flush() == [event])
  }

  @Test func eightBitControlsAreWhatTheirPairsAre() {
    var parser = InputParser()
    #expect(
      parser.feed([0x9B, 0x41, 0x8F, 0x50]) == [.key(KeyPress(.up)), .key(KeyPress(.function(1)))])
    #expect(parser.feed([0x9B]) == [] && parser.unfinished == .sequence)
    #expect(parser.flush() == [])
    #expect(parser.feed([0x1B, 0x9B, 0x3F]) == [] && parser.flush() == [.key(KeyPress(.escape))])
    #expect(parser.feed([0x1B, 0x9B, 0x41]) == [.key(KeyPress(.up, modifiers: .alt))])
  }

  @Test(
    arguments: [
      ("⎋", .key), ("⎋⎋", .key), ("⎋[", .sequence), ("⎋O", .sequence), ("⎋P", .sequence),
      ("⎋]1", .sequence), ("⎋]1⎋", .sequence),
      ("⎋[1", .sequence), ("⎋[M", .sequence), ("⎋[[", .sequence), ("⎋[200~", .paste), ("a", nil),
    ] as [(String, InputParser.Unfinished?)])
  func howLongToWaitDependsOnWhatHasCome(_ input: String, _ unfinished: InputParser.Unfinished?) {
    var parser = InputParser()
    _ = parser.feed(bytes(input))
    #expect(parser.unfinished == unfinished)
  }

  @Test func theWindowSystemsAttentionIsReported() {
    var parser = InputParser()
    #expect(parser.feed(bytes("⎋[I⎋[O")) == [.focus(true), .focus(false)])
  }

  @Test func invalidBytesAreDropped() {
    var parser = InputParser()
    let input: [UInt8] = [0xFF, 0x61, 0xC3, 0x62, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xE2, 0x82, 0x63]
    #expect(
      parser.feed(input) == [.key(KeyPress("a")), .key(KeyPress("b")), .key(KeyPress("c"))])
  }

  @Test func aBrokenSequenceGivesWayToTheNext() {
    var parser = InputParser()
    #expect(
      parser.feed(bytes("⎋[1;⎋[A⎋[12\u{3}⎋]0;x⎋[B"))
        == [
          .key(KeyPress(.up)), .key(KeyPress("c", modifiers: .control)), .key(KeyPress(.down)),
        ])
  }
}
