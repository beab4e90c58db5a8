public import Games
public import Sudoku

/// The next thing to do: correct an error, or else follow the easiest deduction.
public enum NextStep: Hashable, Sendable {
  /// Every cell holds its digit.
  case solved
  /// Two cells of a house hold the same digit. If one is a given, it comes first and the player's
  /// is wrong. Otherwise it's open which one is.
  case clash(Digit, Cell, Cell, in: House, besideGiven: Bool)
  /// Digits that obey the rules but differ from the only solution, in order. There is at least one.
  case wrongDigits([Mistake])
  /// The notes of a cell lack the digit of the solution. The digits are all those that no peer of
  /// the cell holds.
  case missingNote(Cell, possible: DigitSet)
  /// The grid has no solution, for this reason.
  case noSolution(Impossibility)
  /// The grid has several solutions, such as these two.
  case severalSolutions(Grid, Grid)
  /// A deduction and the position in which it was found. If no technique finds anything, its
  /// technique is ``TechniqueID/bruteForce`` and it places a digit of the solution.
  case deduction(Deduction, of: CandidateGrid)
}

/// The source of the candidates.
public enum CandidateSource: String, CaseIterable, Codable, Sendable {
  /// The digits on the board: all candidates that no peer holds.
  case digits
  /// The player's notes. A cell without notes has all candidates that no peer holds.
  case notes
}

extension NextStep {
  /// The kind of a step.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Nothing is left to do.
    case solved
    /// The board breaks the rules.
    case clash
    /// A digit is not the one of the solution.
    case wrongDigit
    /// A note is missing.
    case missingNote
    /// The grid has no solution.
    case noSolution
    /// The grid has several solutions.
    case severalSolutions
    /// A technique finds something.
    case deduction
  }

  /// The kind of this step.
  public var kind: Kind {
    switch self {
    case .solved: .solved
    case .clash: .clash
    case .wrongDigits: .wrongDigit
    case .missingNote: .missingNote
    case .noSolution: .noSolution
    case .severalSolutions: .severalSolutions
    case .deduction: .deduction
    }
  }
}

// What it changes
extension NextStep {
  /// Returns the moves on `board` that follow this step, for an "apply" key. Empty if the player
  /// can't do anything about it, or the puzzle is solved.
  ///
  /// Removing a note from a cell without notes writes all other candidates of the position there.
  public func moves(on board: Board, of puzzle: Puzzle) -> [Move] {
    switch self {
    case .solved, .noSolution, .severalSolutions: return []
    case .clash(_, let first, let second, _, _):
      let own = [first, second].filter { puzzle.givens[$0] == nil }
      return own.filter { board.grid[$0] != puzzle.solution[$0] }.map { .clear($0) }
    case .wrongDigits(let mistakes): return mistakes.map { .clear($0.cell) }
    case .missingNote(let cell, let possible): return Self.write(possible, in: cell, board)
    case .deduction(let deduction, let position):
      guard deduction.placements.isEmpty else {
        return deduction.placements.map { .place($0.digit, at: $0.cell) }
      }
      return CellSet(deduction.eliminations.map(\.cell)).flatMap { cell in
        let gone = DigitSet(deduction.eliminations.filter { $0.cell == cell }.map(\.digit))
        let noted = board.possibilities(at: cell).subtracting(gone)
        return Self.write(
          noted.isEmpty ? position[cell].subtracting(gone) : noted, in: cell, board)
      }
    }
  }

  /// Returns the wrong digits on `board` that this step points out. Empty if it is about something
  /// else.
  public func mistakes(on board: Board, of puzzle: Puzzle) -> [Mistake] {
    guard kind == .clash || kind == .wrongDigit else { return [] }
    return moves(on: board, of: puzzle).compactMap(\.cell).compactMap { cell in
      board.grid[cell].map { Mistake($0, at: cell) }
    }
  }

  /// Returns moves that leave exactly `digits` as notes in `cell`.
  private static func write(_ digits: DigitSet, in cell: Cell, _ board: Board) -> [Move] {
    board.notes(at: cell) == digits ? [] : [.setNotes(digits, at: cell)]
  }
}

// The explanation
extension NextStep {
  /// Returns an explanation of this step. For the notation see
  /// ``Deduction/explanation(in:of:notation:)``.
  public func explanation(in language: Language, notation: CellNotation? = nil) -> Explanation {
    if case .deduction(let deduction, let position) = self {
      return deduction.explanation(in: language, of: position, notation: notation)
    }
    let words = ExplanationWords(language, notation)
    return Explanation(
      lookAt: Phrase.look(at: region, clue: kind.clue).text(words), name: kind.name.text(words),
      title: Phrase.title(kind.name, at: place).text(words),
      reasons: [Explanation.Reason(sentence.sentence(words))])
  }

  /// Returns a sentence that only offers the place of this step to a player who is stuck.
  public func suggestion(in language: Language, notation: CellNotation? = nil) -> String {
    Phrase.suggest(region).text(ExplanationWords(language, notation))
  }

  /// The picture of this step.
  public var picture: HintPicture { picture(unfolding: .max) }

  /// Returns the picture of what the uppermost `levels` below the sentences speak of: see
  /// ``Deduction/picture(of:unfolding:)``.
  public func picture(unfolding levels: Int) -> HintPicture {
    switch self {
    case .deduction(let deduction, let position):
      deduction.picture(of: position, unfolding: levels)
    case .clash(_, let first, let second, let house, let isBesideGiven):
      HintPicture(
        cells: isBesideGiven
          ? [PaintedCell(cell: first, role: .reason, group: nil), Self.wrong(second)]
          : [first, second].sorted().map(Self.wrong),
        houses: [PaintedHouse(house: house, isCover: false)])
    case .wrongDigits(let mistakes): HintPicture(cells: mistakes.map(\.cell).map(Self.wrong))
    case .missingNote(let cell, _): HintPicture(cells: [Self.wrong(cell)])
    case .noSolution(let why): Self.picture(of: why.place, as: Self.wrong)
    case .severalSolutions:
      HintPicture(
        cells: differences.map { PaintedCell(cell: $0.cell, role: .pattern, group: nil) })
    case .solved: HintPicture()
    }
  }

  /// The picture for a hint that only tells where to look: the houses or cells that
  /// ``Explanation/lookAt`` names.
  public var pictureOfPlace: HintPicture {
    Self.picture(of: region) { PaintedCell(cell: $0, role: .pattern, group: nil) }
  }

  /// The picture of a place, with its cells as `paint` makes them.
  private static func picture(
    of place: Place, as paint: (Cell) -> PaintedCell
  ) -> HintPicture {
    switch place {
    case .houses(let houses):
      HintPicture(houses: houses.map { PaintedHouse(house: $0, isCover: false) })
    case .cells(let cells): HintPicture(cells: cells.sorted().map(paint))
    case .board: HintPicture()
    }
  }

  private static func wrong(_ cell: Cell) -> PaintedCell {
    PaintedCell(cell: cell, role: .wrong, group: nil)
  }

  /// The place to look at first, without giving away the cell itself.
  private var region: Place {
    switch self {
    case .wrongDigits(let mistakes): .houses(mistakes.prefix(1).map { .box($0.cell.box) })
    case .missingNote(let cell, _): .houses([.box(cell.box)])
    case .noSolution(let why):
      if case .cells(let cells) = why.place {
        .houses(cells.map { .box($0.box) })
      } else {
        why.place
      }
    case .deduction(let deduction, let position):
      deduction.reasoning(in: position).lookAt
    default: place
    }
  }

  private var place: Place {
    switch self {
    case .clash(_, _, _, let house, _): .houses([house])
    case .wrongDigits(let mistakes): .cells(mistakes.map(\.cell))
    case .missingNote(let cell, _): .cells([cell])
    case .noSolution(let why): why.place
    case .severalSolutions: .cells(differences.map(\.cell))
    case .deduction, .solved: .board
    }
  }

  private var sentence: Phrase {
    switch self {
    case .clash(let digit, let first, let second, let house, let isBesideGiven):
      isBesideGiven
        ? .say(
          "\(first) is a given, so the \(digit) in \(second) is wrong: \(house) may hold each digit only "
            ++ "once.",
          "\(first, .subject) 처음 숫자이므로 \(second)의 \(digit, .subject) 틀렸어요. "
            ++ "\(house)에는 같은 숫자가 한 번만 들어갈 수 있어요.")
        : .say(
          "\([first, second]) are both \(digit), but \(house) may hold each digit only once.",
          "\([first, second], .subject) 둘 다 \(digit, .copula). "
            ++ "\(house)에는 같은 숫자가 한 번만 들어갈 수 있어요.")
    case .wrongDigits(let mistakes):
      .say(
        "\(all: mistakes.map { "\($0.cell) can't be \($0.digit)" }): with "
          ++ "\(mistakes.count, "this digit", "these digits") the puzzle can no longer be solved.",
        "\(list: mistakes.map { "\($0.cell, .topic) \($0.digit, .subject)" }) 아니에요. "
          ++ "이대로는 퍼즐을 풀 수 없어요.")
    case .missingNote(let cell, let possible):
      .say(
        "The notes of \(cell) leave out the digit that belongs there. By the digits on the board it "
          ++ "can be \(any: possible): note them again.",
        "\(cell)의 메모에 정작 들어갈 숫자가 빠져 있어요. 보드의 숫자로 보아 가능한 것은 \(possible, .being)니 다시 메모하세요.")
    case .noSolution(let why): .say("No solution: \(why.phrase).", "정답이 없어요. \(why.phrase).")
    case .severalSolutions: Self.differ(differences)
    case .deduction, .solved: .say("The puzzle is solved.", "퍼즐을 다 풀었어요.")
    }
  }

  /// Says that two solutions differ in some cells.
  private static func differ(_ differences: [(cell: Cell, first: Digit, second: Digit)]) -> Phrase {
    let english = differences.enumerated().map { place, difference -> Phrase in
      "\(difference.cell) \(place == 0 ? "can be " : "")\(difference.first) or \(difference.second)"
    }
    let korean: [Phrase] = differences.map { "\($0.cell)에 \($0.first, .or) \($0.second)" }
    return .say(
      "The puzzle has more than one solution: \(list: english, by: ", and "); a given is missing.",
      "정답이 둘 이상인 퍼즐이에요. \(list: korean, .subject) 들어갈 수 있어요. 처음 숫자를 더 넣으세요.")
  }

  /// Two cells of a row in which two solutions differ: the second holds in one what the first holds
  /// in the other.
  private var differences: [(cell: Cell, first: Digit, second: Digit)] {
    guard case .severalSolutions(let one, let other) = self,
      let first = Cell.all.first(where: { one[$0] != other[$0] }),
      let second = House.row(first.row).cells.first(where: { one[$0] == other[first] })
    else { return [] }
    return [first, second].compactMap { cell in
      one[cell].flatMap { digit in other[cell].map { (cell: cell, first: digit, second: $0) } }
    }
  }
}

extension NextStep.Kind {
  /// The evidence of the problem, as a sentence or the second half of one.
  fileprivate var clue: Phrase {
    switch self {
    case .solved: .say("every digit is in its place.", "모든 숫자가 제자리에 있어요.")
    case .clash: .say("it holds a digit twice.", "같은 숫자가 두 번 들어 있어요.")
    case .wrongDigit: .say("a digit there is wrong.", "틀린 숫자가 있어요.")
    case .missingNote: .say("a note is missing there.", "빠진 메모가 있어요.")
    case .noSolution: .say("it can't be completed.", "완성할 수 없는 곳이 있어요.")
    case .severalSolutions:
      .say("more than one digit fits there.", "들어갈 수 있는 숫자가 하나보다 많아요.")
    case .deduction: .say("something follows there.", "알아낼 수 있는 것이 있어요.")
    }
  }

  /// The problem in a few words.
  fileprivate var name: Phrase {
    switch self {
    case .solved: .say("Solved", "완성")
    case .clash: .say("Digit twice", "숫자 중복")
    case .wrongDigit: .say("Wrong digit", "틀린 숫자")
    case .missingNote: .say("Missing note", "빠진 메모")
    case .noSolution: .say("No solution", "정답 없음")
    case .severalSolutions: .say("More than one solution", "둘 이상의 정답")
    case .deduction: .say("Deduction", "추론")
    }
  }
}
