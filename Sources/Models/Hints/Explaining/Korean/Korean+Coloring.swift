import Sudoku

extension KoreanWords {
  func takeTurns(_ digit: Digit) -> String {
    "어떤 구역에 \(digit)의 자리가 두 개뿐이면 하나는 맞고 하나는 틀리므로, "
      + "이렇게 이어진 자리들은 맞고 틀리기를 번갈아 해요."
  }

  func areColored(
    _ first: [Cell], _ firstLetter: String, _ second: [Cell], _ secondLetter: String,
    _ digit: Digit
  ) -> String {
    "\(object(all(first))) \(firstLetter), \(object(all(second))) \(toward(secondLetter)) 부르면, "
      + "\(subject(firstLetter)) 모두 \(KoreanParticle.being.after(digit.description))거나 \(subject(secondLetter)) 모두 \(polite(digit.description))."
  }

  func seesColors(
    _ target: Cell, _ first: Cell, _ firstLetter: String, _ second: Cell, _ secondLetter: String
  ) -> String {
    "\(topic(cell(target))) \(firstLetter)인 \(cell(first)), \(secondLetter)인 "
      + "\(cell(second)) 모두와 같은 구역에 있어요."
  }

  func oneColorHolds(_ first: String, _ second: String) -> String {
    "그러므로 \(with(first)) \(second) 모두와 같은 구역에 있는 칸에는 들어갈 수 없어요."
  }

  func clashes(_ letter: String, _ first: Cell, _ second: Cell, in house: House) -> String {
    "\(topic(all([first, second]))) 둘 다 \(letter)이고 같은 \(self.house(house))에 있어 둘 다 맞을 수는 없으므로, "
      + "\(topic(letter)) 모두 틀려요."
  }

  func exclude(
    _ first: Cell, _ firstLetter: String, _ second: Cell, _ secondLetter: String,
    opposites: (String, String)
  ) -> String {
    "\(firstLetter)인 \(subject(cell(first))) \(secondLetter)인 \(with(cell(second))) 같은 구역에 있어 "
      + "\(with(firstLetter)) \(subject(secondLetter)) 모두 맞을 수는 없어요. 그러므로 "
      + "\(KoreanParticle.or.after(opposites.0)) \(opposites.1) 가운데 적어도 하나가 맞아요."
  }

  func seesBothColors(
    _ letter: String, _ pairs: [(Cell, Cell)], _ others: (String, String)
  ) -> String {
    let parts = pairs.map { "\(topic(cell($0.0))) \(with(cell($0.1)))" }
    return "\(parts.joined(separator: ", ")) 같은 구역에 있어요. \(with(others.0)) \(others.1) "
      + "가운데 하나는 맞으므로, 그 둘과 모두 부딪치는 \(topic(letter)) 모두 틀려요."
  }

  func takeTurns() -> String {
    "후보가 두 개뿐인 칸이나 한 숫자의 자리가 두 개뿐인 구역에서는 하나는 맞고 하나는 틀리므로, "
      + "이렇게 이어진 후보들은 맞고 틀리기를 번갈아 해요."
  }

  func areColored(_ first: [PlacesOfDigit], _ second: [PlacesOfDigit]) -> String {
    let places = [first, second].map { color in
      color.map { "\(all($0.cells))의 \($0.digit)" }.joined(separator: ", ")
    }
    return "\(object(places[0])) A, \(object(places[1])) B로 부르면, A가 모두 맞거나 B가 모두 맞아요."
  }

  func holdsTwo(_ letter: String, _ digits: DigitSet, in cell: Cell) -> String {
    "\(self.cell(cell))의 \(topic(all(digits))) 둘 다 \(letter)인데 한 칸에 함께 있을 수 없으므로, "
      + "\(topic(letter)) 모두 틀려요."
  }

  func repeats(_ letter: String, _ digit: Digit, _ cells: [Cell], in house: House) -> String {
    "\(all(cells))의 \(topic(digit.description)) 둘 다 \(letter)인데 같은 \(self.house(house))에 있어 "
      + "함께 맞을 수 없으므로, \(topic(letter)) 모두 틀려요."
  }

  func empties(_ letter: String, _ cell: Cell, _ takers: [Candidate]) -> String {
    let takers = takers.map { "\(self.cell($0.cell))의 \($0.digit)" }
    return "\(subject(letter)) 맞다면 \(topic(self.cell(cell))) \(Self.list(takers, .and)) 때문에 "
      + "후보를 모두 잃으므로, \(topic(letter)) 모두 틀려요."
  }

  func goWithBoth(_ losses: [Candidate], _ first: Candidate, _ second: Candidate) -> String {
    "A가 맞으면 \(topic(cell(first.cell))) \(being(first.digit.description))고, "
      + "B가 맞으면 \(topic(cell(second.cell))) \(polite(second.digit.description)). "
      + "어느 쪽이든 \(self.losses(losses.grouped)) 지울 수 있어요."
  }
}
