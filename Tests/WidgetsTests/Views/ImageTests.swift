import TestSupport
import Testing

@testable import Scutes

struct ImageTests {
  private static let four = Bitmap.greys(width: 2, [0, 255, 90, 180])

  private func driver(
    _ bitmap: Bitmap, width: Int = 20, height: Int = 6,
    depth: TerminalCapabilities.ColorDepth = .trueColor, isUnicode: Bool = true,
    theme: Theme = Theme(name: "test", styles: [:])
  ) -> ViewDriver {
    ViewDriver(
      width: width, height: height, theme: theme, colorDepth: depth, isUnicode: isUnicode
    ) { Image(bitmap, description: "a picture") }
  }

  // MARK: Size

  @Test(arguments: [
    (90, 90, 40, 20, Size(width: 40, height: 20)), (90, 90, 40, 10, Size(width: 20, height: 10)),
    (160, 40, 40, 20, Size(width: 40, height: 5)), (10, 400, 40, 20, Size(width: 1, height: 20)),
  ])
  func thePictureFillsItsRoomInItsShape(
    width: Int, height: Int, columns: Int, rows: Int, size: Size
  ) {
    let driver = driver(.ramp(width: width, height: height), width: columns, height: rows)
    #expect(driver.terminal.frames.last?.images.map(\.rect.size) == [size])
  }

  @Test func theShapeOfACellIsTheTerminals() {
    let terminal = HeadlessTerminal(size: Size(width: 40, height: 20))
    terminal.cellSize = Size(width: 10, height: 15)
    let runtime = Runtime(terminal: terminal, theme: Theme(name: "test", styles: [:])) {
      Image(.ramp(width: 90, height: 90), description: "a picture")
    }
    runtime.showFrame()
    #expect(terminal.frames.last?.images.map(\.rect.size) == [Size(width: 30, height: 20)])
    terminal.cellSize = Size(width: 10, height: 20)
    terminal.send(.focus(true))
    runtime.step()
    #expect(terminal.frames.last?.images.map(\.rect.size) == [Size(width: 40, height: 20)])
  }

  @Test func byItselfAPixelIsAColumn() {
    let driver = ViewDriver(width: 40, height: 20) {
      Image(.ramp(width: 12, height: 12), description: "a picture").fixedSize()
    }
    #expect(driver.terminal.frames.last?.images.map(\.rect.size) == [Size(width: 12, height: 6)])
  }

  @Test func itSharesARowWithOthers() {
    let driver = ViewDriver(width: 40, height: 10) {
      HStack {
        Text("left")
        Image(.ramp(width: 90, height: 90), description: "a picture")
        Text("right")
      }
    }
    #expect(driver.screen.contains("left") && driver.screen.contains("right"))
    #expect(driver.terminal.frames.last?.images.map(\.rect.size) == [Size(width: 20, height: 10)])
  }

  // MARK: Cells

  private func cells(
    _ bitmap: Bitmap, _ depth: TerminalCapabilities.ColorDepth, isUnicode: Bool = true,
    _ size: Size = Size(width: 2, height: 1), ground: TextStyle = TextStyle()
  ) -> [CanvasCell] {
    BitmapCells(
      capabilities: TerminalCapabilities(colorDepth: depth, isUnicode: isUnicode), ground: ground
    ).cells(of: bitmap, in: size)
  }

  @Test(arguments: [TerminalCapabilities.ColorDepth.trueColor, .indexed256])
  func aCellHasTheColoursOfTwoPixels(_ depth: TerminalCapabilities.ColorDepth) {
    let cells = cells(Self.four, depth)
    #expect(cells.map(\.glyph.character) == ["▀", "▀"])
    #expect(cells.map(\.foreground) == [.rgb(0, 0, 0), .rgb(255, 255, 255)])
    #expect(cells.map(\.background) == [.rgb(90, 90, 90), .rgb(180, 180, 180)])
  }

  @Test(
    arguments: [
      ([200, 200, 10, 10], "▀"), ([200, 10, 200, 10], "▌"), ([200, 10, 10, 10], "▘"),
      ([10, 200, 10, 10], "▝"), ([10, 10, 200, 10], "▖"), ([10, 10, 10, 200], "▗"),
      ([200, 10, 10, 200], "▚"), ([90, 90, 90, 90], "▀"),
    ] as [([UInt8], Character)])
  func fourPixelsOfTwoColoursAreOneCell(pixels: [UInt8], glyph: Character) {
    let cell = cells(.greys(width: 2, pixels), .trueColor, Size(width: 1, height: 1))[0]
    #expect(cell.glyph.character == glyph)
    #expect(cell.foreground == .rgb(pixels.max() ?? 0, pixels.max() ?? 0, pixels.max() ?? 0))
    #expect(cell.background == .rgb(pixels.min() ?? 0, pixels.min() ?? 0, pixels.min() ?? 0))
  }

  @Test func ofFourColoursTheClosestTwoAreMixed() {
    let cell = cells(.greys(width: 2, [0, 250, 20, 240]), .trueColor, Size(width: 1, height: 1))[0]
    #expect(cell.glyph.character == "▌")
    #expect(cell.foreground == .rgb(10, 10, 10) && cell.background == .rgb(245, 245, 245))
  }

  @Test func sixteenColoursAreUsedAsGreys() {
    let cells = cells(Self.four, .sixteen)
    #expect(cells.map(\.foreground) == [.ansi(0), .ansi(15)])
    #expect(Set(cells.map(\.background)).isSubset(of: [.ansi(0), .ansi(8), .ansi(7)]))
  }

  @Test func eightColoursAreUsedAsBlackAndWhite() {
    let cells = cells(.ramp(width: 16, height: 16), .eight, Size(width: 16, height: 8))
    #expect(Set(cells.map(\.foreground)) == [.ansi(0), .ansi(7)])
    #expect(cells.prefix(1).map(\.foreground) == [.ansi(0)])
  }

  @Test(arguments: [(0, 0), (64, 16), (128, 32), (192, 48), (255, 64)])
  func anAreaIsAsLightAsItsPixels(level: Int, lit: Int) {
    let bitmap = Bitmap.greys(width: 8, Array(repeating: UInt8(level), count: 64))
    let cells = cells(bitmap, .monochrome, Size(width: 8, height: 4))
    let pixels = cells.reduce(0) { sum, cell in
      sum + ([" ": 0, "▀": 1, "▄": 1, "█": 2][cell.glyph.character] ?? 99)
    }
    #expect(abs(pixels - lit) <= 4)
    #expect(cells.allSatisfy { $0.foreground == .terminalDefault })
  }

  @Test func inkFollowsTheLightInASCII() {
    let bitmap = Bitmap.ramp(width: 10, height: 1)
    let size = Size(width: 10, height: 1)
    #expect(
      String(cells(bitmap, .trueColor, isUnicode: false, size).map(\.glyph.character))
        == " .:-=+*#%@")
    #expect(
      String(
        cells(
          bitmap, .trueColor, isUnicode: false, size,
          ground: TextStyle(background: .rgb(255, 255, 255))
        ).map(\.glyph.character)) == "@%#*+=-:. ")
  }

  @Test func printOnGreyPaperComesOutBlackOnWhite() {
    let paper = Bitmap.greys(
      width: 8, (0..<64).map { $0 % 8 == 3 || $0 / 8 == 4 ? 70 : 160 })
    let lit = cells(paper, .monochrome, Size(width: 8, height: 4)).map(\.glyph.character)
    #expect(String(lit[0..<8]) == "███ ████")
    #expect(String(lit[16..<24]) == "▄▄▄ ▄▄▄▄")
  }

  @Test(arguments: TerminalCapabilities.ColorDepth.allCases, [true, false])
  func aPictureIsShownAtEveryDepth(
    _ depth: TerminalCapabilities.ColorDepth, isUnicode: Bool
  ) throws {
    let canvas = try #require(
      driver(.ramp(width: 40, height: 24), depth: depth, isUnicode: isUnicode).canvas)
    #expect(canvas.cells.contains { $0.glyph != .space })
    if !isUnicode { #expect(canvas.text.allSatisfy { $0.isASCII }) }
  }

  @Test func linearModeSaysWhatThePictureShows() {
    let driver = ViewDriver(width: 30, height: 5) {
      Image(Self.four, description: "A photograph of a grid").environment(\.isLinear, true)
    }
    #expect(driver.screen.contains("A photograph of a grid"))
    #expect(driver.terminal.frames.last?.images == [])
  }

  // MARK: Pixels

  @Test func thePixelsGoWithTheFrameAsLongAsNothingCoversThem() {
    let driver = ViewDriver(width: 40, height: 12) { Covered() }
    let whole = driver.terminal.frames.last?.images
    #expect(whole?.count == 1)
    driver.type("⏎")
    #expect(driver.terminal.frames.last?.images == [])
    driver.type("⎋")
    #expect(driver.terminal.frames.last?.images == whole)
  }

  private struct Covered: View {
    @State private var isPresented = false

    var body: some View {
      VStack {
        Button("Open") { isPresented = true }
        Image(.ramp(width: 30, height: 30), description: "a picture")
      }
      .sheet(isPresented: $isPresented, title: "A sheet") { Text("over it") }
    }
  }

  @Test func aClippedPictureHasNoPixels() {
    let driver = ViewDriver(width: 20, height: 5) {
      ScrollView {
        VStack {
          Image(.ramp(width: 16, height: 16), description: "a picture").frame(width: 16, height: 8)
          Text("below")
        }
      }
    }
    #expect(driver.terminal.frames.last?.images == [])
  }

  @Test func pixelsAreLeftOutWhereTheyAreNotWanted() {
    #expect(driver(Self.four, depth: .monochrome).terminal.frames.last?.images == [])
    #expect(driver(Self.four, isUnicode: false).terminal.frames.last?.images == [])
    let off = ViewDriver {
      Image(Self.four, description: "").environment(\.showsImagePixels, false)
    }
    #expect(off.terminal.frames.last?.images == [])
  }
}
