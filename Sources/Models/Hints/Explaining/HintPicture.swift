public import Sudoku

/// What to draw on the board so that a person sees an explanation. Every cell and every candidate
/// that the sentences name is in it.
public struct HintPicture: Hashable, Codable, Sendable {
  /// The cells to tint, in order; each once.
  public let cells: [PaintedCell]
  /// The candidates to mark, in order; each once, by the most telling role.
  public let candidates: [PaintedCandidate]
  /// The houses to outline: those that the pattern starts from, then those that it reaches into.
  public let houses: [PaintedHouse]
  /// The links to draw, in the order in which they are read.
  public let links: [Link]

  /// A picture of these parts.
  public init(
    cells: [PaintedCell] = [], candidates: [PaintedCandidate] = [], houses: [PaintedHouse] = [],
    links: [Link] = []
  ) {
    self.cells = cells
    self.candidates = candidates
    self.houses = houses
    self.links = links
  }
}

/// A cell of a picture.
public struct PaintedCell: Hashable, Codable, Sendable {
  /// What a cell is there for.
  public enum Role: String, CaseIterable, Codable, Sendable {
    /// Part of the pattern.
    case pattern
    /// Named as a reason: a digit in it keeps others out, or it is a place that is taken.
    case reason
    /// Takes a digit or loses a candidate.
    case target
    /// Holds a digit, or lacks a note, by error.
    case wrong
  }

  /// Which.
  public let cell: Cell
  /// What for.
  public let role: Role
  /// The place of the almost locked set or the colour, from 0: A, B, C…; else nil.
  public let group: Int?
  /// In a chain the place of the link that it belongs to, from 0: a, b, c…; else nil.
  public internal(set) var step: Int?
}

/// A candidate of a picture.
public struct PaintedCandidate: Hashable, Codable, Sendable {
  /// What a candidate is there for.
  public enum Role: String, CaseIterable, Codable, Sendable {
    /// The digit to be placed.
    case placed
    /// Ruled out.
    case eliminated
    /// Spoils the pattern, or a case of its own: a fin, a place that decides.
    case fin
    /// Belongs to a colour or an almost locked set: see ``PaintedCandidate/group``.
    case group
    /// In a chain, true where the chain is followed.
    case on
    /// In a chain, false where the chain is followed.
    case off
    /// Part of the pattern.
    case pattern
  }

  /// Where and what.
  public let candidate: Candidate
  /// What for.
  public let role: Role
  /// The place of the colour or the almost locked set, from 0: A, B, C…; else nil.
  public let group: Int?
}

/// A house of a picture.
public struct PaintedHouse: Hashable, Codable, Sendable {
  /// Which.
  public let house: House
  /// Whether a fish reaches into it only, and does not start there.
  public let isCover: Bool
}

extension House: Codable {
  /// Reads "r4", "c7" or "b5".
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let house = Self.all.first(where: { $0.shortName == name }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(name)' is not a house such as r4, c7 or b5")
    }
    self = house
  }

  /// Writes "r4", "c7" or "b5".
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(shortName)
  }

  private var shortName: String {
    switch self {
    case .row(let number): "r\(number + 1)"
    case .column(let number): "c\(number + 1)"
    case .box(let number): "b\(number + 1)"
    }
  }
}
