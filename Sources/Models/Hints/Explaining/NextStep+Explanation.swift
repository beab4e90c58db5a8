import Games
public import Sudoku

extension NextStep {
  /// Returns an explanation of this step. For the notation see
  /// ``Deduction/explanation(in:of:notation:)``.
  public func explanation(in language: Language, notation: CellNotation? = nil) -> Explanation {
    if case .deduction(let deduction, let position) = self {
      return deduction.explanation(in: language, of: position, notation: notation)
    }
    let words = ExplanationWords(language, notation)
    return Explanation(
      lookAt: words.look(at: region, clue: words.clue(to: kind)), name: words.name(of: kind),
      title: words.title(words.name(of: kind), at: place),
      reasons: [Explanation.Reason(sentence(words))])
  }

  /// Returns a sentence that only offers the place of this step to a player who is stuck.
  public func suggestion(in language: Language, notation: CellNotation? = nil) -> String {
    ExplanationWords(language, notation).suggest(region)
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

  private func sentence(_ words: ExplanationWords) -> String {
    switch self {
    case .clash(let digit, let first, let second, let house, let isBesideGiven):
      isBesideGiven
        ? words.clashes(digit, second, withGiven: first, in: house)
        : words.holdsTwice(house, digit, first, second)
    case .wrongDigits(let mistakes): words.areWrong(mistakes)
    case .missingNote(let cell, let possible): words.lackNote(cell, possible)
    case .noSolution(let why): words.hasNoSolution(why)
    case .severalSolutions: words.hasSeveralSolutions(differences)
    case .deduction, .solved: words.say("The puzzle is solved.", "퍼즐을 다 풀었어요.")
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

extension ExplanationWords {
  /// Describes what shows the problem, as a sentence or the second half of one.
  fileprivate func clue(to kind: NextStep.Kind) -> String {
    switch kind {
    case .solved: say("every digit is in its place.", "모든 숫자가 제자리에 있어요.")
    case .clash: say("it holds a digit twice.", "같은 숫자가 두 번 들어 있어요.")
    case .wrongDigit: say("a digit there is wrong.", "틀린 숫자가 있어요.")
    case .missingNote: say("a note is missing there.", "빠진 메모가 있어요.")
    case .noSolution: say("it can't be completed.", "완성할 수 없는 곳이 있어요.")
    case .severalSolutions:
      say("more than one digit fits there.", "들어갈 수 있는 숫자가 하나보다 많아요.")
    case .deduction: say("something follows there.", "알아낼 수 있는 것이 있어요.")
    }
  }

  /// Names the problem in a few words.
  fileprivate func name(of kind: NextStep.Kind) -> String {
    switch kind {
    case .solved: say("Solved", "완성")
    case .clash: say("Digit twice", "숫자 중복")
    case .wrongDigit: say("Wrong digit", "틀린 숫자")
    case .missingNote: say("Missing note", "빠진 메모")
    case .noSolution: say("No solution", "정답 없음")
    case .severalSolutions: say("More than one solution", "둘 이상의 정답")
    case .deduction: say("Deduction", "추론")
    }
  }

  fileprivate func holdsTwice(
    _ house: House, _ digit: Digit, _ first: Cell, _ second: Cell
  ) -> String {
    sentence(
      "\(all([first, second])) are both \(digit), but \(self.house(house)) may hold each digit only "
        + "once.",
      "\(all([first, second]), .subject) 둘 다 \(digit, .copula). "
        + "\(self.house(house))에는 같은 숫자가 한 번만 들어갈 수 있어요.")
  }

  fileprivate func clashes(
    _ digit: Digit, _ wrong: Cell, withGiven given: Cell, in house: House
  ) -> String {
    sentence(
      "\(cell(given)) is a given, so the \(digit) in \(cell(wrong)) is wrong: "
        + "\(self.house(house)) may hold each digit only once.",
      "\(cell(given), .subject) 처음 숫자이므로 \(cell(wrong))의 \(digit, .subject) 틀렸어요. "
        + "\(self.house(house))에는 같은 숫자가 한 번만 들어갈 수 있어요.")
  }

  fileprivate func areWrong(_ mistakes: [Mistake]) -> String {
    let parts = mistakes.map { mistake in
      say(
        "\(cell(mistake.cell)) can't be \(mistake.digit)",
        "\(cell(mistake.cell), .topic) \(mistake.digit, .subject)")
    }
    return sentence(
      "\(all(parts)): with \(parts.count == 1 ? "this digit" : "these digits") the puzzle can no longer "
        + "be solved.",
      "\(parts.joined(separator: ", ")) 아니에요. 이대로는 퍼즐을 풀 수 없어요.")
  }

  fileprivate func lackNote(_ cell: Cell, _ possible: DigitSet) -> String {
    sentence(
      "The notes of \(self.cell(cell)) leave out the digit that belongs there. "
        + "By the digits on the board it can be \(any(possible)): note them again.",
      "\(self.cell(cell))의 메모에 정작 들어갈 숫자가 빠져 있어요. 보드의 숫자로 보아 가능한 것은 "
        + "\(all(possible), .being)니 다시 메모하세요.")
  }

  fileprivate func hasNoSolution(_ why: Impossibility) -> String {
    sentence("No solution: \(why.text(self)).", "정답이 없어요. \(why.text(self)).")
  }

  /// Says that two solutions differ in these cells.
  fileprivate func hasSeveralSolutions(
    _ differences: [(cell: Cell, first: Digit, second: Digit)]
  ) -> String {
    let parts = differences.enumerated().map { place, difference in
      say(
        "\(cell(difference.cell)) \(place == 0 ? "can be " : "")"
          + "\(difference.first) or \(difference.second)",
        "\(cell(difference.cell))에 \(difference.first, .or) \(difference.second)")
    }
    return sentence(
      "The puzzle has more than one solution: \(parts.joined(separator: ", and ")); "
        + "a given is missing.",
      "정답이 둘 이상인 퍼즐이에요. \(parts.joined(separator: ", "), .subject) 들어갈 수 있어요. 처음 숫자를 더 넣으세요.")
  }
}
