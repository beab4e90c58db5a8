import Sudoku

struct KoreanWords: ExplanationWords {
  let notation: CellNotation

  var language: Language { .korean }

  func cell(_ cell: Cell) -> String {
    switch notation {
    case .short: cell.description
    case .words: "\(cell.row + 1)행 \(cell.column + 1)열"
    }
  }

  func all(_ cells: some Sequence<Cell>) -> String { Self.list(cells.map(cell), .and) }
  func any(_ cells: some Sequence<Cell>) -> String { Self.list(cells.map(cell), .or) }
  func all(_ digits: DigitSet) -> String { Self.list(digits.map(\.description), .and) }
  func any(_ digits: DigitSet) -> String { Self.list(digits.map(\.description), .or) }
  func all(_ houses: [House]) -> String { Self.list(houses.map(house), .and) }
  /// Returns one of some houses.
  func any(_ houses: [House]) -> String { Self.list(houses.map(house), .or) }

  /// Returns "4행", "7열" or "2번 블록".
  func house(_ house: House) -> String {
    switch house {
    case .row(let row): "\(row + 1)행"
    case .column(let column): "\(column + 1)열"
    case .box(let box): "\(box + 1)번 블록"
    }
  }

  /// Returns "가", "가와 나", "가, 나, 다", or "가, 나나 다" with ``KoreanParticle/or``.
  static func list(_ items: [String], _ particle: KoreanParticle) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    if particle == .and, items.count > 2 { return items.joined(separator: ", ") }
    let first = items.dropLast().joined(separator: ", ")
    return particle.after(first) + " " + last
  }
}

extension KoreanWords {
  /// Returns a small number as used for counting: "두".
  func number(_ count: Int) -> String {
    let names = ["영", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"]
    return names.indices.contains(count) ? names[count] : String(count)
  }

  func topic(_ text: String) -> String { KoreanParticle.topic.after(text) }
  func subject(_ text: String) -> String { KoreanParticle.subject.after(text) }
  func object(_ text: String) -> String { KoreanParticle.object.after(text) }
  func with(_ text: String) -> String { KoreanParticle.and.after(text) }
  func toward(_ text: String) -> String { KoreanParticle.toward.after(text) }
  /// Returns the text with the polite form of "to be": "7이에요", "2예요".
  func polite(_ text: String) -> String { KoreanParticle.copula.after(text) }
  /// Returns the text with the stem of "to be", ready for an ending: "7이" + "라면".
  func being(_ text: String) -> String { KoreanParticle.being.after(text) }
}

extension KoreanWords {
  func look(at place: Place, clue: String) -> String {
    switch place {
    case .houses(let houses): "\(object(all(houses))) 보세요. \(clue)"
    case .cells(let cells): "\(object(all(cells))) 보세요. \(clue)"
    case .board: "보드 전체를 보세요. \(clue)"
    }
  }

  func suggest(_ place: Place) -> String {
    switch place {
    case .houses(let houses): "막혔나요? \(object(all(houses))) 보세요."
    case .cells(let cells): "막혔나요? \(object(all(cells))) 보세요."
    case .board: "막혔나요? 보드 전체를 보세요."
    }
  }

  func title(_ name: String, at place: Place) -> String {
    switch place {
    case .houses(let houses): "\(all(houses))의 \(name)"
    case .cells(let cells): "\(all(cells))의 \(name)"
    case .board: name
    }
  }

  func take(_ placements: [Candidate]) -> String {
    let parts = placements.map { "\(topic(cell($0.cell))) \($0.digit)" }
    return "따라서 " + polite(parts.joined(separator: ", ")) + "."
  }

  func lose(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String {
    "따라서 \(losses(groups)) 지울 수 있어요."
  }

  func haveLost(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String {
    "\(losses(groups)) 지웠어요"
  }

  func haveTaken(_ placements: [Candidate]) -> String {
    let parts = placements.map { "\(cell($0.cell))에 \($0.digit)" }
    return KoreanParticle.object.after(parts.joined(separator: ", ")) + " 넣었어요"
  }

  func areGone(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String {
    "앞에서 \(losses(groups)) 지웠어요."
  }

  /// Returns "1행 2열에서 후보 3, 4를, 5행 6열에서 후보 7을".
  func losses(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String {
    groups.map { "\(all($0.cells))에서 후보 \(object(all($0.digits)))" }.joined(separator: ", ")
  }
}
