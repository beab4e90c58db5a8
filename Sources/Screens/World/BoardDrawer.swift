import Hints
public import Sudoku

/// Draws boards into files. Tests replace it.
public nonisolated struct BoardDrawer: Sendable {
  /// Draws a board, with its text in a language. Returns `nil` if memory doesn't suffice.
  public var draw:
    @Sendable (_ board: DrawnBoard, _ format: DrawingFormat, _ language: Language) async -> File?

  /// A drawing.
  public struct File: Sendable {
    /// The content of the file.
    public let bytes: [UInt8]
    /// `true` if no installed font has some of the characters.
    public let lacksCharacters: Bool

    /// Creates a file of these bytes.
    public init(bytes: [UInt8], lacksCharacters: Bool = false) {
      (self.bytes, self.lacksCharacters) = (bytes, lacksCharacters)
    }
  }

  /// Creates a drawer that uses this function.
  public init(
    draw: @escaping @Sendable (DrawnBoard, DrawingFormat, Language) async -> File?
  ) {
    self.draw = draw
  }

  /// A drawer that can't draw.
  public static let none = BoardDrawer { _, _, _ in nil }
}
