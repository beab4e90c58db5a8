import Foundation
import TestSupport
import Testing

@testable import ScutesConsole

struct ImageBytesTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "⎋")
  }

  // MARK: Which one

  private func answers(_ text: String) -> TerminalAnswers {
    var parser = InputParser()
    _ = parser.feed(bytes(text))
    return parser.answers
  }

  @Test func theNameDecidesThenKittyThenSixel() {
    let cell = Size(width: 8, height: 16)
    let kitty = "⎋_Gi=31;OK⎋\\"
    #expect(
      ImageProtocol(answers("⎋P>|iTerm2 3.5⎋\\" + kitty + "⎋[?1;4c"), cellSize: cell) == .iTerm)
    #expect(ImageProtocol(answers("⎋P>|WezTerm 2024⎋\\⎋[?1;4c"), cellSize: nil) == .iTerm)
    #expect(ImageProtocol(answers(kitty + "⎋[?1;4c"), cellSize: nil) == .kitty)
    #expect(ImageProtocol(answers("⎋[?1;0;64S⎋[?1;4c"), cellSize: cell) == .sixel(colors: 64))
    #expect(ImageProtocol(answers("⎋[?1;4c"), cellSize: cell) == .sixel(colors: 16))
    #expect(ImageProtocol(answers("⎋[?1;4c"), cellSize: nil) == nil)
    #expect(ImageProtocol(answers("⎋P>|XTerm(379)⎋\\⎋[?1;2c"), cellSize: cell) == nil)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], "⎋[?62;22c", true), (["TERM": "xterm-256color"], "", false),
    (["TERM": "tmux-256color"], "⎋[?1;2c", false), (["TERM": "screen"], "⎋[?1;2c", false),
    (["TERM": "xterm", "TMUX": "x"], "⎋[?1;2c", false),
    (["TERM": "xterm", "STY": "1.x"], "⎋[?1;2c", false), (["TERM": "linux"], "⎋[?6c", false),
    (["TERM": "vt100"], "⎋[?1;2c", false),
    (["TERM": "xterm", "WIDGETS_IMAGES": "off"], "⎋[?62;4c", false),
  ])
  func onlyTerminalsThatCanBearItAreAsked(
    environment: [String: String], said: String, isAsked: Bool
  ) {
    let name = environment["TERM"] ?? ""
    let question = ImageQuestion(
      isANSI: environment["WIDGETS_IMAGES"] != "off",
      isForgiving: TerminalKind(terminal: name).isForgiving,
      multiplexer: Multiplexer(terminal: name) { environment[$0] })
    #expect(question.bytes(after: answers(said)).isEmpty == !isAsked)
  }

  @Test func tmuxWithSixelsIsAskedForThePixelsAlone() {
    let question = ImageQuestion(isANSI: true, isForgiving: true, multiplexer: .tmux)
    #expect(text(question.bytes(after: answers("⎋[?1;2;4c"))) == "⎋[?1;1;0S⎋[16t⎋[c")
  }

  @Test func theQuestionEndsWithWhatAllAnswer() {
    let question = ImageQuestion(isANSI: true, isForgiving: true, multiplexer: .direct)
    #expect(
      text(question.bytes(after: answers("⎋[?62c")))
        == "⎋_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA⎋\\⎋[>q⎋[16t⎋[c")
  }

  // MARK: What is sent

  @Test func kittyGetsThePixelsAsTheyAre() {
    let bitmap = Bitmap.greys(width: 2, [0, 255])
    #expect(
      text(KittyPicture.bytes(showing: bitmap, id: 7, cells: Size(width: 4, height: 1)))
        == "⎋_Ga=T,i=7,p=1,f=24,s=2,v=1,c=4,r=1,C=1,q=2,m=0;AAAA////⎋\\")
    #expect(text(KittyPicture.bytes(removing: 7)) == "⎋_Ga=d,d=I,i=7,q=2⎋\\")
  }

  @Test func kittyGetsMuchInPiecesOfFourThousand() throws {
    let bitmap = Bitmap.ramp(width: 60, height: 60)
    let pieces = text(KittyPicture.bytes(showing: bitmap, id: 7, cells: Size(width: 4, height: 1)))
      .split(separator: "⎋\\")
    #expect(pieces.count == 4)
    let contents = pieces.map { $0.split(separator: ";")[1] }
    #expect(contents.map(\.utf8.count) == [4096, 4096, 4096, 14_400 - 3 * 4096])
    #expect(pieces.map { $0.contains("m=1;") } == [true, true, true, false])
    #expect(pieces.dropFirst().allSatisfy { $0.hasPrefix("⎋_Gq=2,m=") })
    #expect(try #require(Data(base64Encoded: contents.joined())) == Data(bitmap.pixels))
  }

  @Test(arguments: 0..<7)
  func base64IsWhatFoundationReads(count: Int) {
    let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 83 + 5) }
    #expect(text(Base64.encoded(content)) == Data(content).base64EncodedString())
  }

  @Test func iTermGetsAPNG() {
    let bitmap = Bitmap.greys(width: 2, [0, 255])
    let shown = text(ITermPicture.bytes(showing: bitmap, cells: Size(width: 4, height: 1)))
    let file = PNGFile.bytes(of: bitmap)
    #expect(
      shown == "⎋]1337;File=inline=1;size=\(file.count);width=4;height=1;preserveAspectRatio=0;"
        + "doNotMoveCursor=1:\(Data(file).base64EncodedString())\u{07}")
    // The output of zlib.
    #expect(
      Data(file).base64EncodedString()
        == "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAEklEQVR4AQEH"
        + "APj/AAAAAP///wYBAv4n1+IoAAAAAElFTkSuQmCC"
    )
  }

  /// The picture in sixels: the palette index of each pixel, -1 for those not set.
  private func pixels(ofSixels bytes: [UInt8], width: Int, height: Int) -> [Int] {
    var pixels = Array(repeating: -1, count: width * height)
    var rest = Substring(text(bytes)).drop { $0 != "#" }
    var (x, band, color, count) = (0, 0, 0, 1)
    while let character = rest.popFirst(), character != "⎋" {
      switch character {
      case "#":
        let number = rest.prefix { $0.isNumber || $0 == ";" }
        rest.removeFirst(number.count)
        color = Int(number.prefix { $0 != ";" }) ?? -2
      case "!":
        let number = rest.prefix { $0.isNumber }
        rest.removeFirst(number.count)
        count = Int(number) ?? 0
      case "$": x = 0
      case "-": (x, band) = (0, band + 1)
      default:
        let bits = Int(character.asciiValue ?? 0) - 0x3F
        for _ in 0..<count {
          for row in 0..<6 where bits >> row & 1 == 1 {
            pixels[(band * 6 + row) * width + x] = color
          }
          x += 1
        }
        count = 1
      }
    }
    return pixels
  }

  @Test(arguments: [2, 16, 64])
  func sixelsShowEveryPixelInTheNearestOfItsColours(colors: Int) {
    let bitmap = Bitmap.ramp(width: 40, height: 24)
    let palette = ImagePalette(of: bitmap, colors: colors)
    #expect(palette.colors.count <= colors && palette.colors.count > colors / 2)
    let shown = SixelPicture(bitmap, colors: colors).bytes
    #expect(pixels(ofSixels: shown, width: 40, height: 24) == palette.indices.map(Int.init))
    #expect(text(shown).hasPrefix("⎋P0;1;0q\"1;1;40;24#0;2;"))
    #expect(text(shown).hasSuffix("⎋\\") && !text(shown).hasSuffix("-⎋\\"))
    let errors = palette.indices.indices.map { index in
      abs(
        Int(palette.colors[Int(palette.indices[index])].green) - Int(bitmap.pixels[index * 3 + 1]))
    }
    #expect((errors.max() ?? 255) <= 512 / colors + 8)
  }

  @Test func aPictureOfFewColoursKeepsThem() {
    let palette = ImagePalette(of: .greys(width: 2, [0, 255, 255, 9]), colors: 16)
    #expect(Set(palette.colors.map(\.red)) == [0, 255, 9])
  }

  @Test func aPictureIsSentNoLargerThanItIsShownOrIs() {
    let cell = Size(width: 10, height: 20)
    let small = FrameImage(
      .ramp(width: 30, height: 30), in: Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      text(ImageProtocol.kitty.bytes(showing: small, id: 1, cellSize: cell)).contains(",s=30,v=30,")
    )
    let large = FrameImage(.ramp(width: 90, height: 90), in: Rect(x: 0, y: 0, width: 4, height: 2))
    #expect(
      text(ImageProtocol.kitty.bytes(showing: large, id: 1, cellSize: cell)).contains(",s=40,v=40,")
    )
    let sixel = ImageProtocol.sixel(colors: 16)
    #expect(text(sixel.bytes(showing: large, id: 1, cellSize: cell)).contains("\"1;1;40;36#"))
  }

  @Test func whatLiesInTheCellsLeavesTheLastRowFree() {
    let (screen, cell) = (Size(width: 20, height: 10), Size(width: 10, height: 20))
    let (all, most) = (
      Rect(x: 0, y: 0, width: 9, height: 10), Rect(x: 0, y: 0, width: 9, height: 9)
    )
    #expect(ImageProtocol.kitty.shows(all, on: screen, cellSize: cell))
    for form in [ImageProtocol.iTerm, .sixel(colors: 16)] {
      #expect(!form.shows(all, on: screen, cellSize: cell))
      #expect(form.shows(most, on: screen, cellSize: cell))
    }
    let huge = Size(width: 100, height: 200)
    #expect(ImageProtocol.kitty.shows(most, on: screen, cellSize: huge))
    #expect(!ImageProtocol.sixel(colors: 16).shows(most, on: screen, cellSize: huge))
  }
}
