/// The language and the notation in which an explanation writes cells, houses and lists.
package struct ExplanationWords: Sendable {
  package let language: Language
  package let notation: CellNotation

  /// Creates the words of `language`, with cells written in `notation`. `nil` stands for the usual
  /// one of the language.
  package init(_ language: Language, _ notation: CellNotation? = nil) {
    self.language = language
    self.notation = notation ?? language.say(.short, .words)
  }

  func cell(_ cell: Cell) -> String {
    switch notation {
    case .short: cell.description
    case .words:
      language.say(
        "row \(cell.row + 1) column \(cell.column + 1)", "\(cell.row + 1)행 \(cell.column + 1)열")
    }
  }

  func house(_ house: House) -> String {
    switch house {
    case .row(let row): language.say("row \(row + 1)", "\(row + 1)행")
    case .column(let column): language.say("column \(column + 1)", "\(column + 1)열")
    case .box(let box): language.say("box \(box + 1)", "\(box + 1)번 블록")
    }
  }

  func name(of place: Place) -> String {
    switch place {
    case .houses(let houses): all(houses)
    case .cells(let cells): all(cells.map(cell))
    case .board: language.say("the whole board", "보드 전체")
    }
  }

  /// Returns "a", "a and b" or "a, b and c".
  func all(_ items: [String]) -> String {
    let list = language.list(items)
    return language.say(list, items.count == 2 ? "\(items[0], .and) \(items[1])" : list)
  }

  /// Returns "a", "a or b" or "a, b or c".
  func any(_ items: [String]) -> String {
    guard language == .korean, let last = items.last, items.count > 1 else {
      return language.list(items, or: true)
    }
    return "\(items.dropLast().joined(separator: ", "), .or) \(last)"
  }

  /// Returns all of some houses: "rows 2 and 7 and box 5".
  func all(_ houses: [House]) -> String {
    language.say(all(byKind(houses, all)), all(houses.map(house)))
  }
  /// Returns one of some houses: "row 2 or column 5".
  func any(_ houses: [House]) -> String {
    language.say(any(byKind(houses, any)), any(houses.map(house)))
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

  /// Returns a small number in letters, as used for counting: "two", "두".
  func number(_ count: Int) -> String {
    let names = language.say(
      ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
      ["영", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"])
    return names.indices.contains(count) ? names[count] : String(count)
  }
}

/// A way of writing cells.
public enum CellNotation: String, CaseIterable, Codable, Sendable {
  /// "r4c7" in every language.
  case short
  /// "row 4 column 7", "4행 7열".
  case words
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

extension Language {
  /// Returns a sentence without a full stop on candidates that were removed: "r1c2 and r3c2 lose
  /// 5".
  public func sentence(onRemoved candidates: [Candidate]) -> String {
    Phrase.haveLost(candidates).text(ExplanationWords(self))
  }

  /// Returns a sentence without a full stop on digits that were placed: "r1c2 is 5".
  public func sentence(onPlaced placements: [Candidate]) -> String {
    Phrase.haveTaken(placements).text(ExplanationWords(self))
  }

  /// Returns cells as a list: "r1c2, r1c3 and r2c2".
  public func list(_ cells: CellSet) -> String {
    ("\(cells)" as Phrase).text(ExplanationWords(self))
  }

  /// Returns digits as a list: "5, 6 and 8".
  public func list(_ digits: DigitSet) -> String {
    ("\(digits)" as Phrase).text(ExplanationWords(self))
  }
}
