/// The marks on the board that illustrate an explanation. They include every cell and every
/// candidate named in the sentences.
public struct HintPicture: Hashable, Codable, Sendable {
  /// The cells to tint, each once, in order.
  public let cells: [PaintedCell]
  /// The candidates to mark, each once with its most important role, in order.
  public let candidates: [PaintedCandidate]
  /// The houses to outline: first those that the pattern starts from, then those that it reaches
  /// into.
  public let houses: [PaintedHouse]
  /// The links to draw, in reading order.
  public let links: [Link]
  /// The links among ``links`` that don't hold. Only a player's drawing has such; nothing encodes
  /// them.
  public private(set) var failing: [Link] = []
  /// The names of the fins and the houses.
  public let terms: Terms

  /// The names for the marks that each kind of pattern calls by other names.
  public enum Terms: String, CaseIterable, Codable, Sendable {
    /// Fins, and the houses are bases and covers.
    case fish
    /// Targets, and the houses are cross-lines and the lines that cover the digits in them.
    case exocet
    /// Guardians.
    case tridagon
    /// Candidates of which one is true.
    case cases
    /// The houses are rows, columns and boxes.
    case lines
  }

  /// Creates a picture of these parts.
  public init(
    cells: [PaintedCell] = [], candidates: [PaintedCandidate] = [], houses: [PaintedHouse] = [],
    links: [Link] = [], failing: [Link] = [], terms: Terms = .fish
  ) {
    self.cells = cells
    self.candidates = candidates
    self.houses = houses
    self.links = links
    self.failing = failing
    self.terms = terms
  }

  private enum CodingKeys: CodingKey {
    case cells, candidates, houses, links, terms
  }
}

/// A cell of a picture.
public struct PaintedCell: Hashable, Codable, Sendable {
  /// The role of a cell.
  public enum Role: String, CaseIterable, Codable, Sendable {
    /// Part of the pattern.
    case pattern
    /// A reason: a digit that excludes others, or a place that is taken.
    case reason
    /// A cell that takes a digit or loses a candidate.
    case target
    /// A cell with a wrong digit or a missing note.
    case wrong
  }

  /// The cell.
  public let cell: Cell
  /// The role.
  public let role: Role
  /// The position of the almost locked set or the colour, from 0: A, B, C… `nil` for other
  /// patterns.
  public let group: Int?
  /// In a chain, the position of the link that the cell belongs to, from 0: a, b, c… Otherwise
  /// `nil`.
  public package(set) var step: Int?

  /// Creates a painted cell that belongs to no link.
  public init(cell: Cell, role: Role, group: Int?) {
    (self.cell, self.role, self.group) = (cell, role, group)
  }
}

/// A candidate of a picture.
public struct PaintedCandidate: Hashable, Codable, Sendable {
  /// The role of a candidate.
  public enum Role: String, CaseIterable, Codable, Sendable {
    /// The digit to place.
    case placed
    /// Eliminated.
    case eliminated
    /// A candidate that spoils the pattern, or decides between its cases, such as a fin. For its
    /// name see ``HintPicture/terms``.
    case fin
    /// A candidate of a colour or an almost locked set: see ``PaintedCandidate/group``.
    case group
    /// True along the chain.
    case on
    /// False along the chain.
    case off
    /// Part of the pattern.
    case pattern
  }

  /// The candidate.
  public let candidate: Candidate
  /// The role.
  public let role: Role
  /// The position of the colour or the almost locked set, from 0: A, B, C… `nil` for other
  /// patterns.
  public let group: Int?

  /// Creates a painted candidate.
  public init(candidate: Candidate, role: Role, group: Int?) {
    (self.candidate, self.role, self.group) = (candidate, role, group)
  }
}

/// A house of a picture.
public struct PaintedHouse: Hashable, Codable, Sendable {
  /// The house.
  public let house: House
  /// `true` if the pattern only reaches into the house, and doesn't start there. Among rows,
  /// columns and boxes, it is `true` for those of another kind than the first.
  public let isCover: Bool

  /// Creates a painted house.
  public init(house: House, isCover: Bool) {
    (self.house, self.isCover) = (house, isCover)
  }
}

extension House: Codable {
  /// Reads "r4", "c7" or "b5".
  public init(from decoder: any Decoder) throws {
    self = try decoder.value(
      "a house such as r4, c7 or b5", { name in Self.all.first { $0.shortName == name } })
  }

  /// Writes "r4", "c7" or "b5".
  public func encode(to encoder: any Encoder) throws { try shortName.encode(to: encoder) }

  private var shortName: String {
    switch self {
    case .row(let number): "r\(number + 1)"
    case .column(let number): "c\(number + 1)"
    case .box(let number): "b\(number + 1)"
    }
  }
}
