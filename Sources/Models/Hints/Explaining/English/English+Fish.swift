import Sudoku

extension EnglishWords {
  func fit(_ digit: Digit, _ bases: [House], into covers: [House], butFor fins: [Cell]) -> String {
    let places = "In \(all(bases)), the digit \(digit) can only go in \(all(covers))"
    return fins.isEmpty ? places + "." : places + ", apart from the \(fin(fins)) \(all(fins))."
  }

  func countAsFins(_ cells: [Cell]) -> String {
    "\(capitalized(all(cells))) \(cells.count == 1 ? "lies" : "each lie") in two of these houses "
      + "and would serve both at once, which is why \(cells.count == 1 ? "it counts" : "they count")"
      + " as \(cells.count == 1 ? "a fin" : "fins")."
  }

  func takeUp(_ digit: Digit, _ bases: [House], _ covers: [House], unless fins: [Cell]) -> String {
    let condition =
      switch fins.count {
      case 0: ""
      case 1: "If the fin is not \(digit), "
      default: "If no fin is \(digit), "
      }
    return capitalized(
      "\(condition)\(all(bases)) need \(number(bases.count)) \(digit)s, and \(all(covers)) take one "
        + "each, so \(all(covers)) have their \(digit)s in \(all(bases)) and nowhere else.")
  }

  func isSashimi(_ base: House, _ digit: Digit, _ fins: [Cell]) -> String {
    "Without the \(fin(fins)), \(house(base)) would have fewer than two places for \(digit), "
      + "so it is called sashimi. The logic is the same."
  }

  func eitherWay(_ digit: Digit, _ fins: [Cell]) -> String {
    fins.count == 1
      ? "If the fin is \(digit), no cell that it sees is \(digit). So a cell ruled out in both cases "
        + "can't be \(digit)."
      : "If one of the fins is \(digit), no cell that sees all the fins is \(digit). "
        + "So a cell ruled out in both cases can't be \(digit)."
  }

  func takesUpSeveral(_ cell: Cell, _ covers: [House], _ digit: Digit) -> String {
    "\(capitalized(a(digit))) in \(self.cell(cell)) would be the \(digit) of \(all(covers)) at once, "
      + "and there would not be enough left for the others."
  }

  func isInCover(_ digit: Digit, _ cover: House, _ cells: [Cell], orIn fins: [Cell]) -> String {
    "So there is \(a(digit)) in \(any(cells)) of \(house(cover)), or in the \(fin(fins)) "
      + "\(any(fins))."
  }

  func holdsAnyway(_ statement: Statement, fins: Int, _ digit: Digit) -> String {
    fins == 1
      ? "So whether the fin is \(digit) or not, \(says(statement))."
      : "So whether one of the fins is \(digit) or none, \(says(statement))."
  }

  private func fin(_ fins: [Cell]) -> String { fins.count == 1 ? "fin" : "fins" }
}
