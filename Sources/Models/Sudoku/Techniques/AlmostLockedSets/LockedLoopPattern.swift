/// The candidates of some cells, and houses with digits, as many as there are cells: each candidate
/// is one of the digits of a house of its cell.
struct LockedLoopPattern: Pattern {
  let candidates: [Candidate]
  let links: [HouseDigits]

  /// Some digits of a house.
  struct HouseDigits: Hashable, Sendable {
    let house: House
    let digits: DigitSet
  }

  var houses: [House] { links.map(\.house) }
  var terms: HintPicture.Terms { .lines }

  /// `true` for houses of another kind than the first one.
  func isCover(_ house: House) -> Bool {
    house.index / 9 != houses.map { $0.index / 9 }.min()
  }

  func reasoning(for step: StepInWords) -> Reasoning {
    let words = step.words
    let cells = cells.sorted()
    let lines = (House.rows + House.columns).filter(houses.contains)
    return Reasoning(
      lookAt: .houses(lines),
      [words.haveRoomOnly(cells, for: links), words.areAllNeeded(cells.count)])
  }
}

extension ExplanationWords {
  fileprivate func haveRoomOnly(_ cells: [Cell], for links: [LockedLoopPattern.HouseDigits])
    -> String
  {
    sentence(
      "\(all(cells)) have room only for "
        + all(links.map { "the \(all($0.digits)) of \(house($0.house))" }) + ".",
      "\(all(cells))에는 "
        + links.map { "\(house($0.house))의 \(all($0.digits))" }.joined(separator: ", ")
        + "만 들어갈 수 있어요.")
  }

  fileprivate func areAllNeeded(_ cells: Int) -> String {
    sentence(
      "That makes \(cells) digits for \(cells) cells, and a house has each digit only once. So each "
        + "of them goes in one of these cells of its house.",
      "한 구역에 같은 숫자는 한 번만 들어가므로, 이 \(cells)칸에 들어갈 수 있는 숫자도 \(cells)개예요. "
        + "그래서 이 숫자들은 모두 각 구역의 이 칸들에 들어가요.")
  }
}
