import Sudoku

/// The parts of a puzzle that a format can store besides its givens.
public struct PuzzleContents: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: Int

  /// Creates contents from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The placed digits, told apart from the givens.
  public static let placed = PuzzleContents(rawValue: 1 << 0)
  /// The candidates of every empty cell.
  public static let candidates = PuzzleContents(rawValue: 1 << 1)
  /// One kind of notes.
  public static let notes = PuzzleContents(rawValue: 1 << 2)
  /// A second kind of notes.
  public static let centreNotes = PuzzleContents(rawValue: 1 << 3)
  /// The time played.
  public static let elapsed = PuzzleContents(rawValue: 1 << 4)
  /// The step that the position illustrates.
  public static let step = PuzzleContents(rawValue: 1 << 5)
  /// Texts such as title and author.
  public static let details = PuzzleContents(rawValue: 1 << 6)
  /// The colours of cells.
  public static let colors = PuzzleContents(rawValue: 1 << 7)
}

extension PuzzleEntry {
  /// The contents of the puzzle besides the givens.
  public var contents: PuzzleContents {
    var contents: PuzzleContents = []
    if hasPlaced { contents.insert(.placed) }
    if candidates != nil { contents.insert(.candidates) }
    if notes?.isEmpty == false { contents.insert(.notes) }
    if centreNotes?.isEmpty == false { contents.insert(.centreNotes) }
    if !colors.isEmpty { contents.insert(.colors) }
    if elapsed != nil { contents.insert(.elapsed) }
    if step != nil { contents.insert(.step) }
    if !details.isEmpty { contents.insert(.details) }
    return contents
  }

  /// Returns what is lost when writing the puzzle as `format`. Empty if that stores everything.
  /// Candidates turn into notes, and two kinds of notes into one, rather than being lost.
  public func losses(as format: PuzzleFormat) -> PuzzleContents {
    var lost = contents.subtracting(format.contents)
    let someNotes: PuzzleContents = [.notes, .centreNotes, .candidates]
    if !format.contents.isDisjoint(with: someNotes) { lost.subtract(someNotes) }
    if !lostDetails(as: format).isEmpty { lost.insert(.details) }
    return lost
  }

  /// Returns the texts lost when writing the puzzle as `format`, in the order of ``PuzzleDetail``.
  /// In a line of 81 characters, the title replaces a missing comment.
  public func lostDetails(as format: PuzzleFormat) -> [PuzzleDetail] {
    let kept = format.details
    guard details.keys.contains(where: { !kept.contains($0) }) else { return [] }
    return PuzzleDetail.allCases.filter { detail in
      guard details[detail] != nil, !kept.contains(detail) else { return false }
      return format != .line || detail != .title || details[.comment] != nil
    }
  }

  /// The candidates of each empty cell, for formats that list all of them: the puzzle's candidates,
  /// otherwise the player's notes as far as the digits allow them, otherwise everything that the
  /// digits allow.
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

  /// Both kinds of notes combined, or `nil` if there are none.
  var noteUnion: CellNotes? {
    guard let notes else { return centreNotes }
    return centreNotes.map(notes.union) ?? notes
  }

  /// The corner notes for a format with two kinds: the player's, otherwise the candidates if there
  /// are no centre notes either.
  package var cornerNotes: CellNotes? { notes ?? (centreNotes == nil ? candidates : nil) }

  /// The notes for a format with one kind: the player's, otherwise the candidates.
  var singleNotes: CellNotes? { noteUnion ?? candidates }
}
