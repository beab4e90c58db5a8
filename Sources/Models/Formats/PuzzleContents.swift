import Sudoku

/// What a format can keep of a puzzle besides its givens.
public struct PuzzleContents: OptionSet, Hashable, Sendable {
  /// A bit each.
  public let rawValue: Int

  /// Those whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The digits that a player has placed, told apart from the givens.
  public static let placed = PuzzleContents(rawValue: 1 << 0)
  /// What is left in every empty cell.
  public static let candidates = PuzzleContents(rawValue: 1 << 1)
  /// A player's notes, of one kind.
  public static let notes = PuzzleContents(rawValue: 1 << 2)
  /// A player's notes of a second kind.
  public static let centreNotes = PuzzleContents(rawValue: 1 << 3)
  /// The time played.
  public static let elapsed = PuzzleContents(rawValue: 1 << 4)
  /// The step that the position is an example of.
  public static let step = PuzzleContents(rawValue: 1 << 5)
  /// Words: what it is called, who made it.
  public static let details = PuzzleContents(rawValue: 1 << 6)
}

extension PuzzleEntry {
  /// What there is of it besides the givens.
  public var contents: PuzzleContents {
    var contents: PuzzleContents = []
    if hasPlaced { contents.insert(.placed) }
    if candidates != nil { contents.insert(.candidates) }
    if notes?.isEmpty == false { contents.insert(.notes) }
    if centreNotes?.isEmpty == false { contents.insert(.centreNotes) }
    if elapsed != nil { contents.insert(.elapsed) }
    if step != nil { contents.insert(.step) }
    if !details.isEmpty { contents.insert(.details) }
    return contents
  }

  /// What is lost when it is written as `format`; nothing where that keeps all of it. Candidates
  /// become notes, and notes of two kinds become one, rather than being lost.
  public func losses(as format: PuzzleFormat) -> PuzzleContents {
    var lost = contents.subtracting(format.contents)
    let someNotes: PuzzleContents = [.notes, .centreNotes, .candidates]
    if !format.contents.isDisjoint(with: someNotes) { lost.subtract(someNotes) }
    if !lostDetails(as: format).isEmpty { lost.insert(.details) }
    return lost
  }

  /// Which words are lost when it is written as `format`, in the order of ``PuzzleDetail``. In a line
  /// of 81 characters the title takes the place of a comment where there is none.
  public func lostDetails(as format: PuzzleFormat) -> [PuzzleDetail] {
    PuzzleDetail.allCases.filter { detail in
      guard details[detail] != nil, !format.details.contains(detail) else { return false }
      return format != .line || detail != .title || details[.comment] != nil
    }
  }
}

extension PuzzleEntry {
  /// What is left in each empty cell, for a format that says it of every one: its candidates. Where
  /// it has none, the player's notes as far as the digits allow them, and all that the digits allow
  /// where there are no notes.
  var allCandidates: CellNotes {
    let allowed = CellNotes(leftBy: grid)
    if let candidates {
      let grid = grid
      return CellNotes { grid[$0] == nil ? candidates[$0] : .none }
    }
    guard let notes = noteUnion else { return allowed }
    return CellNotes { cell in
      let left = notes[cell].intersection(allowed[cell])
      return left.isEmpty ? allowed[cell] : left
    }
  }

  /// The notes of both kinds as one; nil where there are none.
  var noteUnion: CellNotes? {
    guard let notes else { return centreNotes }
    return centreNotes.map(notes.union) ?? notes
  }

  /// Notes for a format that knows one kind: the player's, else the candidates.
  var singleNotes: CellNotes? { noteUnion ?? candidates }
}
