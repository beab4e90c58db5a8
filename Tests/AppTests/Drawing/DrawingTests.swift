import Foundation
import Hints
import Screens
import Sudoku
import Testing

@testable import App

/// What is written of a drawing, and how its text is set.
@Suite struct DrawingTests {
  private static let size = CGSize(width: 120, height: 80)

  /// A file with a circle and a digit.
  private static func file(_ format: DrawingFormat, scale: Double = 1) throws -> [UInt8] {
    let drawing = try Drawing(format, size: size, scale: scale, language: .english)
    drawing.fill(.circle(CGPoint(x: 60, y: 40), radius: 30), Ink(0xFFCC00))
    drawing.write(
      digits: "5", around: CGPoint(x: 60, y: 40), Lettering(size: 30, isBold: true), .black)
    if format == .pdf { drawing.endPage() }
    return try drawing.finish()
  }

  @Test(arguments: [
    (DrawingFormat.svg, "<?xml", "</svg>\n"), (.png, "\u{89}PNG\r\n\u{1A}\n", "IEND\u{AE}B`\u{82}"),
    (.pdf, "%PDF-1.5", "%%EOF\n"),
  ])
  func eachFormatBeginsAndEndsAsItShould(
    format: DrawingFormat, start: String, end: String
  ) throws {
    let text = String(decoding: try Self.file(format).map(UInt16.init), as: UTF16.self)
    #expect(text.hasPrefix(start))
    #expect(text.hasSuffix(end))
  }

  @Test(arguments: [DrawingFormat.png, .pdf])
  func theSameDrawingIsTheSameFile(format: DrawingFormat) throws {
    #expect(try Self.file(format) == Self.file(format))
    #expect(try Self.file(format).count > 200)
  }

  @Test func aPictureHasAsManyPixelsAsAskedFor() throws {
    #expect(PNGSize(try Self.file(.png, scale: 2.5)) == PNGSize(width: 300, height: 200))
  }

  @Test func theLinesOfATextFitAndHoldAllOfIt() throws {
    let drawing = try Drawing(.svg, size: Self.size, language: .english)
    let text = "Each of these words goes on a line, and aVeryLongWordOfManyLetters on several."
    let lettering = Lettering(size: 10)
    let lines = drawing.lines(of: text, lettering, width: 80)
    #expect(lines.count > 4)
    for line in lines { #expect(drawing.width(of: line, lettering) <= 80, "\(line)") }
    func letters(_ text: String) -> String { text.filter { $0 != " " } }
    #expect(letters(lines.joined()) == letters(text))
    #expect(drawing.lines(of: "", lettering, width: 80) == [])
  }

  @Test func aChainBreaksAfterItsLinks() throws {
    let drawing = try Drawing(.svg, size: Self.size, language: .english)
    let lettering = Lettering(size: 10)
    let nodes = ["(6)r2c2=", "(6-3)r4c2-", "(3)r4c89"]
    let width = nodes.map { drawing.width(of: $0, lettering) }.max() ?? 0
    #expect(drawing.lines(of: nodes.joined(), lettering, width: width + 1) == nodes)
    #expect(drawing.lines(of: nodes.joined(), lettering, width: 400) == [nodes.joined()])
  }

  @Test func aTitleThatIsTooLongIsShortened() throws {
    let drawing = try Drawing(.svg, size: Self.size, language: .english)
    let lettering = Lettering(size: 10)
    #expect(drawing.shortened("Sudoku", lettering, width: 80) == "Sudoku")
    let short = drawing.shortened(String(repeating: "Sudoku ", count: 9), lettering, width: 80)
    #expect(short.hasSuffix("…") && drawing.width(of: short, lettering) <= 80)
  }

  @Test func inksAreMixedWithWhite() {
    #expect(Ink(0x800000).lightened(to: 1) == Ink(0x800000))
    #expect(Ink(0x800000).lightened(to: 0) == .white)
    #expect(Ink(0x000000).lightened(to: 0.5) == Ink(0x808080))
  }
}

/// The size that a PNG states.
struct PNGSize: Hashable {
  let width, height: Int

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  init?(_ file: [UInt8]) {
    guard file.count > 24 else { return nil }
    func number(at place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 + Int($1) } }
    self.init(width: number(at: 16), height: number(at: 20))
  }
}
