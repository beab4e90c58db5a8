public import Widgets

/// A terminal's screen as a value: takes what a program writes and knows what a person would see.
///
/// It speaks what ncurses sends to `xterm-256color` and what modern terminals add to it, or, of
/// another ``Kind``, what that terminal's description promises and no more. What it does not know it
/// swallows and notes in ``unknownSequences``.
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
  /// The private modes that are switched on, by their numbers in DEC's and xterm's lists.
  public internal(set) var modes = Self.initialModes
  /// `true` if the number pad sends its application codes.
  public internal(set) var hasApplicationKeypad = false
  /// How many times a richer keyboard protocol was asked for and not yet given back.
  public internal(set) var keyboardProtocolDepth = 0
  /// The title of the window, or `nil` before the program sets it.
  public internal(set) var title: String?
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

  /// Columns that a grapheme cluster takes on this terminal: as the kit has it, unless a test wants
  /// a terminal of another opinion.
  public var columns: @Sendable (Character) -> Int = { $0.columns }
  /// The image protocol that it supports and announces, or `nil` for none.
  public var imageForm: ScreenImage.Form?
  /// The visible images, in order of arrival.
  public internal(set) var images: [ScreenImage] = []
  /// The kind of terminal.
  public let kind: Kind

  var parser = OutputParser()
  var cells: [ScreenCell]
  /// The screen that is hidden while a program has the alternate one.
  var hidden: [ScreenCell]?
  /// The beginning of a picture in pieces.
  var arriving: (keys: [String: Int], data: String)?
  var style = ScreenStyle()
  var margins: ClosedRange<Int>
  var tabStops: Set<Int>
  var isInserting = false
  /// The form of the cursor as `CSI n SP q` numbers them; 0 is the one that the user has set.
  public internal(set) var cursorForm = 0
  /// Whether the last glyph filled the last column: the next one begins a line.
  var wrapsNext = false
  /// The cell that the last glyph went to, as long as a scalar may still join it.
  var lastPrinted: Point?
  var lastCharacter: Character?
  var lineDrawing = [false, false]
  var activeSet = 0
  var saved = SavedCursor()
  var savedModes: [Int: Bool] = [:]

  /// What `ESC 7` keeps.
  struct SavedCursor {
    var position = Point.zero
    var style = ScreenStyle()
    var lineDrawing = [false, false]
    var activeSet = 0
    var hasOriginMode = false
  }

  /// An empty screen of `size`, at least one cell.
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

  /// Gives the screen another size: rows and columns go and come at the bottom and at the right.
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

  /// Puts the cursor inside the screen, as near to the given place as can be.
  mutating func moveCursor(toColumn column: Int, row: Int) {
    cursor = Point(
      x: min(max(0, column), size.width - 1), y: min(max(0, row), size.height - 1))
    wrapsNext = false
    lastPrinted = nil
  }
}
