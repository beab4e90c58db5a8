public import Scutes

/// The screen of a terminal as a value: processes the output of a program and knows what a person
/// would see.
///
/// It supports what ncurses sends to `xterm-256color` and the additions of modern terminals, or,
/// for another ``Kind``, only what that terminal's description promises. Other sequences are
/// ignored and listed in ``unknownSequences``.
///
/// ```
/// var screen = ScreenEmulator(size: Size(width: 20, height: 2))
/// screen.feed("\u{1B}[2;3Hhere".utf8)
/// screen.text                            // "\n  here"
/// ```
public struct ScreenEmulator: Sendable {
  /// The size in columns and rows.
  public internal(set) var size: Size
  /// The position of the next glyph.
  public internal(set) var cursor = Point.zero
  /// The private modes that are on, by their numbers in DEC's and xterm's lists.
  public internal(set) var modes = Self.initialModes
  /// `true` if the number pad sends its application codes.
  public internal(set) var hasApplicationKeypad = false
  /// The number of requests for a richer keyboard protocol that haven't been undone.
  public internal(set) var keyboardProtocolDepth = 0
  /// The title of the window, or `nil` before the program sets it.
  public internal(set) var title: String?
  /// The titles that were kept for later, the latest last.
  public internal(set) var titles: [String?] = []
  /// The latest text on the clipboard, or `nil` before the first.
  public internal(set) var clipboard: String?
  /// The number of times the bell rang.
  public internal(set) var bells = 0
  /// The number of synchronized updates.
  public internal(set) var updates = 0
  /// The sequences that were not understood, in order.
  public internal(set) var unknownSequences: [String] = []
  /// The pending answers to the program's questions, in order.
  public internal(set) var replies: [UInt8] = []

  /// Wrapping at the edge and a visible cursor.
  public static let initialModes: Set<Int> = [7, 25]

  /// The width of a grapheme cluster on this terminal, by default the kit's.
  public var columns: @Sendable (Character) -> Int = { $0.columns }
  /// `false` on a terminal that passes over requests for another screen, as mosh does.
  public var hasAlternateScreen = true
  /// The image protocol that it supports and announces, or `nil` for none.
  public var imageForm: ScreenImage.Form?
  /// The visible images, in order of arrival.
  public internal(set) var images: [ScreenImage] = []
  /// The edges at which a character reaches into the next cell, or `nil` if none ever does. Set it before
  /// the first output.
  public var overhang: (@Sendable (Character) -> Set<Edge>)? {
    didSet { reached = Array(repeating: [:], count: overhang == nil ? 0 : cells.count) }
  }
  /// The kind of terminal.
  public let kind: Kind

  var parser = OutputParser()
  var cells: [ScreenCell]
  /// What has reached into each cell, by the edge that it came across. Empty without ``overhang``.
  var reached: [[Edge: ScreenCell]] = []
  /// The cell after the text that is drawn at once, all backgrounds before all glyphs.
  var textEnd: Int?
  /// The hidden main screen while the program uses the alternate one.
  var hidden: [ScreenCell]?
  /// The pieces so far of a picture sent in pieces.
  var arriving: (keys: [String: Int], data: String)?
  var style = ScreenStyle()
  var margins: ClosedRange<Int>
  var tabStops: Set<Int>
  var isInserting = false
  /// The form of the cursor by the number in `CSI n SP q`. 0 is the user's own.
  public internal(set) var cursorForm = 0
  /// `true` if the last glyph filled the last column, so the next one begins a line.
  var wrapsNext = false
  /// The cell of the last glyph, while a scalar may still join it.
  var lastPrinted: Point?
  var lastCharacter: Character?
  var lineDrawing = [false, false]
  var activeSet = 0
  /// The cursors saved on the main and on the alternate screen: like xterm, it has a place for each.
  private var savedCursors = [SavedCursor(), SavedCursor()]
  var savedModes: [Int: Bool] = [:]

  /// The cursor saved on the screen that is shown.
  var saved: SavedCursor {
    get { savedCursors[isAlternate ? 1 : 0] }
    set { savedCursors[isAlternate ? 1 : 0] = newValue }
  }

  /// The state that `ESC 7` saves.
  struct SavedCursor {
    var position = Point.zero
    var style = ScreenStyle()
    var lineDrawing = [false, false]
    var activeSet = 0
    var hasOriginMode = false
  }

  /// Creates an empty screen of `size`, at least one cell.
  public init(size: Size, kind: Kind = .xterm) {
    self.kind = kind
    self.size = Size(width: max(1, size.width), height: max(1, size.height))
    cells = Array(repeating: ScreenCell(), count: self.size.width * self.size.height)
    margins = 0...(self.size.height - 1)
    tabStops = Set(stride(from: 8, to: self.size.width, by: 8))
  }

  /// Processes a program's output.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for token in parser.tokens(of: bytes) {
      if case .scalar = token {} else { textEnd = nil }
      switch token {
      case .scalar(let scalar): print(scalar)
      case .control(let byte): control(byte)
      case .escape(let intermediates, let final): escape(intermediates, final)
      case .sequence(let sequence): obey(sequence)
      case .operatingSystem(let text): obeyOperatingSystem(text)
      case .device(let text): obeyDevice(text)
      case .message(let text): obeyMessage(text)
      }
    }
  }

  /// Takes the answers that haven't been sent yet.
  public mutating func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }

  /// Resizes the screen. Rows and columns are added and removed at the bottom and at the right.
  public mutating func resize(to newSize: Size) {
    let old = size
    size = Size(width: max(1, newSize.width), height: max(1, newSize.height))
    cells = Self.resized(cells, from: old, to: size)
    hidden = hidden.map { Self.resized($0, from: old, to: size) }
    margins = 0...(size.height - 1)
    tabStops = Set(stride(from: 8, to: size.width, by: 8))
    moveCursor(toColumn: cursor.x, row: cursor.y)
  }

  private static func resized(
    _ cells: [ScreenCell], from old: Size, to new: Size
  ) -> [ScreenCell] {
    var result = Array(repeating: ScreenCell(), count: new.width * new.height)
    for row in 0..<min(old.height, new.height) {
      for column in 0..<min(old.width, new.width) {
        result[row * new.width + column] = cells[row * old.width + column]
      }
    }
    return result
  }

  mutating func noteUnknown(_ sequence: String) {
    unknownSequences.append(sequence)
  }

  /// Moves the cursor to the place inside the screen that is nearest to the given one.
  mutating func moveCursor(toColumn column: Int, row: Int) {
    cursor = Point(
      x: min(max(0, column), size.width - 1), y: min(max(0, row), size.height - 1))
    wrapsNext = false
    lastPrinted = nil
  }
}
