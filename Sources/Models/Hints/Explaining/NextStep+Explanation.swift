import Games
public import Sudoku

extension NextStep {
  /// Returns an explanation of this step. For the notation see
  /// ``Deduction/explanation(in:of:notation:)``.
  public func explanation(in language: Language, notation: CellNotation? = nil) -> Explanation {
    if case .deduction(let deduction, let position) = self {
      return deduction.explanation(in: language, of: position, notation: notation)
    }
    let words = language.words(notation)
    return Explanation(
      lookAt: words.look(at: region, clue: words.clue(to: kind)), name: words.name(of: kind),
      title: words.title(words.name(of: kind), at: place),
      reasons: [Explanation.Reason(sentence(words))])
  }

  /// Returns a sentence that only offers the place of this step to a player who is stuck.
  public func suggestion(in language: Language, notation: CellNotation? = nil) -> String {
    language.words(notation).suggest(region)
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
      Reasoning.of(deduction, position).lookAt
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

  private func sentence(_ words: any ExplanationWords) -> String {
    switch self {
    case .clash(let digit, let first, let second, let house, let isBesideGiven):
      isBesideGiven
        ? words.clashes(digit, second, withGiven: first, in: house)
        : words.holdsTwice(house, digit, first, second)
    case .wrongDigits(let mistakes): words.areWrong(mistakes)
    case .missingNote(let cell, let possible): words.lackNote(cell, possible)
    case .noSolution(let why): words.hasNoSolution(why)
    case .severalSolutions: words.hasSeveralSolutions(differences)
    case .deduction, .solved: words.isSolved()
    }
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
