public import Sudoku

extension Deduction {
  /// Returns an explanation of this deduction, which was found in `position`.
  ///
  /// `notation` is the way of writing cells. `nil` stands for the usual one of the language: "r4c7"
  /// in English, "4행 7열" in Korean.
  public func explanation(
    in language: Language, of position: CandidateGrid, notation: CellNotation? = nil
  ) -> Explanation {
    let words = language.words(notation)
    let reasoning = Reasoning.of(self, position)
    let name = words.name(of: self)
    return Explanation(
      lookAt: words.look(at: reasoning.lookAt, clue: words.clue(to: technique)), name: name,
      title: words.title(name, at: reasoning.place),
      reasons: reasoning.reasons.map { $0.told(words) } + [Reason(conclusion(words))],
      stepCount: chainSteps.count)
  }

  /// Returns what follows, as a sentence.
  func conclusion(_ words: any ExplanationWords) -> String {
    placements.isEmpty ? words.lose(losses) : words.take(placements)
  }

  /// The eliminations by cell, grouped if the digits are the same.
  private var losses: [(digits: DigitSet, cells: [Cell])] {
    var losses: [(digits: DigitSet, cells: [Cell])] = []
    for cell in CellSet(eliminations.map(\.cell)) {
      let digits = DigitSet(eliminations.filter { $0.cell == cell }.map(\.digit))
      if let place = losses.firstIndex(where: { $0.digits == digits }) {
        losses[place].cells.append(cell)
      } else {
        losses.append((digits, [cell]))
      }
    }
    return losses
  }
}
