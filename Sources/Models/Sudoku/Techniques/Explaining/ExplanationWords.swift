/// The words of explanations in one language: the vocabulary, and the sentences that several
/// explanations share. The other sentences stand beside the reasoning that they belong to.
///
/// Each text stands once, with all languages side by side. Cells, digits and houses are in reading
/// order. Lists are not empty.
package struct ExplanationWords: Sendable {
  package let language: Language
  package let notation: CellNotation

  /// Creates the words of `language`, with cells written in `notation`. `nil` stands for the usual
  /// one of the language.
  package init(_ language: Language, _ notation: CellNotation? = nil) {
    self.language = language
    self.notation = notation ?? language.say(.short, .words)
  }

  /// Returns a part of a sentence in this language.
  package func say(
    _ english: @autoclosure () -> String, _ korean: @autoclosure () -> String
  ) -> String {
    language.say(english(), korean())
  }

  /// Returns a sentence in this language. English ones get a capital first letter, unless they
  /// start with a short name of a cell.
  package func sentence(
    _ english: @autoclosure () -> String, _ korean: @autoclosure () -> String
  ) -> String {
    say(Self.capitalized(english()), korean())
  }

  private static func capitalized(_ text: String) -> String {
    let second = text.dropFirst().first
    guard let first = text.first, first.isLowercase, second?.isNumber != true else { return text }
    return first.uppercased() + text.dropFirst()
  }
}

/// A way of writing cells.
public enum CellNotation: String, CaseIterable, Codable, Sendable {
  /// "r4c7" in every language.
  case short
  /// "row 4 column 7", "4행 7열".
  case words
}

// Names and lists
extension ExplanationWords {
  package func cell(_ cell: Cell) -> String {
    switch notation {
    case .short: cell.description
    case .words:
      say(
        "row \(cell.row + 1) column \(cell.column + 1)", "\(cell.row + 1)행 \(cell.column + 1)열")
    }
  }

  package func house(_ house: House) -> String {
    switch house {
    case .row(let row): say("row \(row + 1)", "\(row + 1)행")
    case .column(let column): say("column \(column + 1)", "\(column + 1)열")
    case .box(let box): say("box \(box + 1)", "\(box + 1)번 블록")
    }
  }

  /// Returns "a", "a and b" or "a, b and c".
  package func all(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let others = items.dropLast().joined(separator: ", ")
    return say(
      "\(others) and \(last)",
      items.count > 2 ? "\(others), \(last)" : "\(others, .and) \(last)")
  }

  /// Returns "a", "a or b" or "a, b or c".
  package func any(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let others = items.dropLast().joined(separator: ", ")
    return say("\(others) or \(last)", "\(others, .or) \(last)")
  }

  package func all(_ cells: some Sequence<Cell>) -> String { all(cells.map(cell)) }
  package func any(_ cells: some Sequence<Cell>) -> String { any(cells.map(cell)) }
  package func all(_ digits: DigitSet) -> String { all(digits.map(\.description)) }
  package func any(_ digits: DigitSet) -> String { any(digits.map(\.description)) }

  /// Returns all of some houses: "rows 2 and 7 and box 5".
  package func all(_ houses: [House]) -> String {
    say(all(byKind(houses, all)), all(houses.map(house)))
  }
  /// Returns one of some houses: "row 2 or column 5".
  package func any(_ houses: [House]) -> String {
    say(any(byKind(houses, any)), any(houses.map(house)))
  }

  /// Returns the English names of houses by kind: "rows 2 and 7", "box 5".
  private func byKind(_ houses: [House], _ list: ([String]) -> String) -> [String] {
    let kinds = [
      ("row", "rows", House.rows), ("column", "columns", House.columns),
      ("box", "boxes", House.boxes),
    ]
    return kinds.compactMap { one, many, kind in
      let numbers = houses.filter(kind.contains).map { "\($0.index % 9 + 1)" }
      return numbers.isEmpty ? nil : "\(numbers.count == 1 ? one : many) \(list(numbers))"
    }
  }

  /// Returns a digit with its English article: "a 7", "an 8".
  package func a(_ digit: Digit) -> String {
    (digit.rawValue == 8 ? "an " : "a ") + digit.description
  }

  /// Returns a small number in letters, as used for counting: "two", "두".
  package func number(_ count: Int) -> String {
    let names = language.say(
      ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
      ["영", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"])
    return names.indices.contains(count) ? names[count] : String(count)
  }

  /// Returns "both" for two, "all" for more.
  package func bothOrAll(_ count: Int) -> String { count == 2 ? "both" : "all" }
}

// Techniques and places
extension ExplanationWords {
  /// Points the reader to `place` with a `clue`.
  package func look(at place: Place, clue: String) -> String {
    name(of: place).map { say("Look at \($0): \(clue)", "\($0, .object) 보세요. \(clue)") }
      ?? say("Look at the whole board: \(clue)", "보드 전체를 보세요. \(clue)")
  }

  /// Offers a place to a player who is stuck.
  package func suggest(_ place: Place) -> String {
    name(of: place).map { say("Stuck? Look at \($0).", "막혔나요? \($0, .object) 보세요.") }
      ?? say("Stuck? Look at the whole board.", "막혔나요? 보드 전체를 보세요.")
  }

  /// Returns a technique with its place.
  package func title(_ name: String, at place: Place) -> String {
    switch place {
    case .houses(let houses): say("\(name) in \(all(houses))", "\(all(houses))의 \(name)")
    case .cells(let cells): say("\(name) at \(all(cells))", "\(all(cells))의 \(name)")
    case .board: name
    }
  }

  private func name(of place: Place) -> String? {
    switch place {
    case .houses(let houses): all(houses)
    case .cells(let cells): all(cells)
    case .board: nil
    }
  }

  /// Returns the name of a proof within a chain, with its place if that goes without saying where
  /// the candidates are: "Hidden Pair in box 7".
  package func title(ofProof proof: Deduction) -> String {
    guard proof.pattern.hasFixedPlace else { return proof.name(in: language) }
    let anyPosition = CandidateGrid(givens: Grid())
    return title(proof.name(in: language), at: proof.reasoning(in: anyPosition, self).place)
  }
}

// Candidates and statements
extension ExplanationWords {
  /// Returns a conclusion: each of `cells` takes its digit.
  package func take(_ placements: [Candidate]) -> String {
    let korean = placements.map { "\(cell($0.cell), .topic) \($0.digit)" }.joined(separator: ", ")
    return sentence("So \(are(placements)).", "따라서 \(korean, .copula).")
  }

  /// Returns a conclusion: the cells can't be any of the digits, for each pair.
  package func lose(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String {
    sentence("So \(losses(groups)).", "따라서 \(losses(groups)) 지울 수 있어요.")
  }

  /// Says of candidates, without a full stop, that they were removed.
  package func haveLost(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String {
    say(
      groups.map { "\(all($0.cells)) \($0.cells.count == 1 ? "loses" : "lose") \(all($0.digits))" }
        .joined(separator: "; "),
      "\(losses(groups)) 지웠어요")
  }

  /// Says of digits, without a full stop, that they were placed.
  package func haveTaken(_ placements: [Candidate]) -> String {
    let korean = placements.map { "\(cell($0.cell))에 \($0.digit)" }.joined(separator: ", ")
    return say(are(placements), "\(korean, .object) 넣었어요")
  }

  /// Returns "r1c2 is 3 and r5c6 is 7" in English.
  package func are(_ placements: [Candidate]) -> String {
    all(placements.map { "\(cell($0.cell)) is \($0.digit)" })
  }

  /// Returns "r1c2 can't be 3 or 4 and r5c6 can't be 7", "1행 2열에서 후보 3, 4를, 5행 6열에서 후보 7을".
  package func losses(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String {
    say(
      all(groups.map { "\(all($0.cells)) can't be \(any($0.digits))" }),
      groups.map { "\(all($0.cells))에서 후보 \(all($0.digits), .object)" }.joined(separator: ", "))
  }

  /// Returns a statement as a clause. In Korean, as a sentence without a full stop.
  package func says(_ statement: Statement) -> String {
    let (cells, digit) = (statement.cells, statement.digit)
    return switch (cells.count == 1, statement.isTrue) {
    case (true, true): say("\(all(cells)) is \(digit)", "\(all(cells), .topic) \(digit, .copula)")
    case (true, false):
      say("\(all(cells)) is not \(digit)", "\(all(cells), .topic) \(digit, .subject) 아니에요")
    case (false, true): say("\(digit) is in \(any(cells))", "\(digit, .topic) \(any(cells))에 있어요")
    case (false, false):
      say(
        "\(digit) is in \(cells.count == 2 ? "neither" : "none") of \(all(cells))",
        "\(digit, .topic) \(all(cells))에 없어요")
    }
  }
}

// Sentences of several explanations
extension ExplanationWords {
  package func hasTwoPlaces(_ digit: Digit, _ first: Cell, _ second: Cell, in house: House)
    -> String
  {
    let cells = [first, second].sorted()
    return sentence(
      "In \(self.house(house)), the digit \(digit) can only go in \(any(cells)).",
      "\(self.house(house))에서 \(digit, .subject) 들어갈 수 있는 칸은 \(all(cells))뿐이에요.")
  }

  package func oneIs(_ digit: Digit, of ends: [Cell]) -> String {
    ends.count == 1
      ? sentence("So \(all(ends)) is \(digit).", "그러므로 \(all(ends), .topic) \(digit, .copula).")
      : sentence(
        "So at least one of \(all(ends)) is \(digit).",
        "그러므로 \(all(ends)) 가운데 적어도 하나는 \(digit, .copula).")
  }

  /// Says that `cells` see each of `ends`, which the sentence before has named.
  package func see(_ cells: [Cell], allOf ends: [Cell]) -> String {
    let korean = ends.count == 1 ? "그 칸과" : ends.count == 2 ? "그 두 칸 모두와" : "그 칸들 모두와"
    return sentence(
      "\(all(cells)) \(cells.count == 1 ? "sees" : "see") "
        + (ends.count == 1 ? "it." : ends.count == 2 ? "both of them." : "all of them."),
      "\(all(cells), .topic) \(korean) 같은 구역에 있어요.")
  }

  /// Says that as many digits as cells fill the cells.
  package func fill(_ cells: [Cell], with digits: DigitSet) -> String {
    let (cells, digits) = (number(cells.count), number(digits.count))
    return sentence(
      "These are \(cells) cells for \(digits) digits, "
        + "so there is no room in them for any other digit.",
      "숫자 \(digits) 개에 칸도 \(cells) 칸이므로, 이 칸들에는 다른 숫자가 들어갈 수 없어요.")
  }

  package func mustBeOne(of digits: DigitSet, _ cell: Cell) -> String {
    sentence(
      "\(self.cell(cell)) must be \(any(digits)).",
      "\(self.cell(cell), .topic) \(any(digits), .copula).")
  }

  package func eachLeads(to statement: Statement) -> String {
    sentence("So in every case \(says(statement)).", "그러므로 어느 경우든 \(says(statement)).")
  }

  package func contradicts(_ assumption: Statement) -> String {
    sentence(
      "This contradicts the assumption, so it is wrong: \(says(assumption.contrary)).",
      "이는 가정과 모순되므로 가정이 틀렸어요. 즉, \(says(assumption.contrary)).")
  }
}

extension Cell {
  /// Returns the name of the cell, in the usual notation of the language: "r4c7" in English,
  /// "4행 7열" in Korean.
  public func name(in language: Language) -> String { ExplanationWords(language).cell(self) }
}

extension House {
  /// Returns the name of the house: "row 4", "4행".
  public func name(in language: Language) -> String { ExplanationWords(language).house(self) }
}
