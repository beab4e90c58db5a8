import Sudoku

/// The explanation of locked candidates and subsets: as many cells as digits.
struct SubsetReasoning {
  private let digits: DigitSet
  private let cells: [Cell]
  private let words: ExplanationWords

  init(_ candidates: [Candidate], _ words: ExplanationWords) {
    self.words = words
    digits = DigitSet(candidates.map(\.digit))
    cells = candidates.map(\.cell).unique
  }

  static func locked(
    _ digit: Digit, _ cells: [Cell], _ base: House, _ cover: House, _ words: ExplanationWords
  ) -> Reasoning {
    Reasoning(
      lookAt: .houses([base]),
      [
        words.liesInCrossing(digit, cells, of: base, and: cover),
        words.oneMustBe(digit, in: base),
        words.isServed(cover, with: digit),
      ])
  }

  func hidden(_ house: House) -> Reasoning {
    Reasoning(
      lookAt: .houses([house]),
      [words.goOnly(digits, into: cells, of: house), words.fill(cells, with: digits)])
  }

  /// Returns the reasoning for a naked subset. `houses` are those that lose something.
  func naked(_ houses: [House]) -> Reasoning {
    Reasoning(
      lookAt: .houses(houses),
      [
        words.haveOnly(cells, digits, in: houses),
        words.fillExactly(digits, cells),
        words.noneElsewhere(digits, in: houses),
      ])
  }
}

extension ExplanationWords {
  fileprivate func liesInCrossing(_ digit: Digit, _ cells: [Cell], of base: House, and cover: House)
    -> String
  {
    sentence(
      "In \(house(base)), the digit \(digit) can only go in \(any(cells)), "
        + "\(bothOrAll(cells.count)) of them in \(house(cover)).",
      "\(house(base))에서 \(digit, .subject) 들어갈 수 있는 칸은 \(all(cells))뿐이고, 모두 \(house(cover))에 있어요.")
  }

  fileprivate func oneMustBe(_ digit: Digit, in base: House) -> String {
    sentence(
      "\(house(base)) needs \(a(digit)), so one of them is \(digit).",
      "\(house(base))에는 \(digit, .subject) 있어야 하므로 그중 한 칸이 \(digit, .copula).")
  }

  fileprivate func isServed(_ cover: House, with digit: Digit) -> String {
    sentence(
      "That is the \(digit) of \(house(cover)) as well, "
        + "so no other cell of \(house(cover)) can be \(digit).",
      "그것이 곧 \(house(cover))의 \(digit)이기도 하므로, \(house(cover))의 다른 칸에는 "
        + "\(digit, .subject) 들어갈 수 없어요.")
  }

  fileprivate func haveOnly(_ cells: [Cell], _ digits: DigitSet, in houses: [House]) -> String {
    sentence(
      "In \(all(houses)), \(all(cells)) have only the candidates \(all(digits))"
        + (cells.count == 2 ? "." : " between them."),
      "\(all(houses))에서 \(all(cells))의 후보는 모두 합쳐도 \(all(digits))뿐이에요.")
  }

  fileprivate func fillExactly(_ digits: DigitSet, _ cells: [Cell]) -> String {
    sentence(
      "These are \(number(digits.count)) digits for \(number(cells.count)) cells, "
        + "so each of them goes in one of these cells.",
      "\(number(cells.count)) 칸에 숫자도 \(number(digits.count)) 개이므로, 이 숫자들은 모두 이 칸들에 들어가요.")
  }

  fileprivate func noneElsewhere(_ digits: DigitSet, in houses: [House]) -> String {
    sentence(
      "No other cell of \(all(houses)) can be \(any(digits)).",
      "\(all(houses))의 다른 칸에는 \(any(digits), .subject) 들어갈 수 없어요.")
  }

  fileprivate func goOnly(_ digits: DigitSet, into cells: [Cell], of house: House) -> String {
    sentence(
      "In \(self.house(house)), the digits \(all(digits)) can only go in \(all(cells)).",
      "\(self.house(house))에서 \(all(digits), .subject) 들어갈 수 있는 칸은 \(all(cells))뿐이에요.")
  }
}
