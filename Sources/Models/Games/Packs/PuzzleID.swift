import Sudoku

/// The name of a numbered puzzle, made from pack and number: "1-0017".
public struct PuzzleID: Hashable, Sendable {
  /// The number of the pack, 1 to 9.
  public let pack: Int
  /// The number of the puzzle in the pack, 1 to 9999.
  public let number: Int

  /// Creates the name of a puzzle, or `nil` if either number is out of range.
  public init?(pack: Int, number: Int) {
    guard (1...9).contains(pack), (1...9999).contains(number) else { return nil }
    self.pack = pack
    self.number = number
  }
}

extension PuzzleID {
  /// The first puzzle of the first pack: "1-0001".
  public static let first = PuzzleID(1, 1)

  private init(_ pack: Int, _ number: Int) { (self.pack, self.number) = (pack, number) }
}

extension PuzzleID: Comparable {
  /// Compares by pack, then by number.
  public static func < (lhs: PuzzleID, rhs: PuzzleID) -> Bool {
    (lhs.pack, lhs.number) < (rhs.pack, rhs.number)
  }
}

extension PuzzleID: LosslessStringConvertible {
  /// The pack, a hyphen, and the number in four digits.
  public var description: String {
    let digits = String(number)
    return "\(pack)-\(String(repeating: "0", count: 4 - digits.count))\(digits)"
  }

  /// Parses a ``description``. Returns `nil` for anything else.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 4, let pack = Int(parts[0]),
      let number = Int(parts[1]), let id = PuzzleID(pack: pack, number: number),
      id.description == description
    else { return nil }
    self = id
  }
}

extension PuzzleID: Codable {
  /// Reads the text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("a pack and a number", PuzzleID.init(_:))
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
