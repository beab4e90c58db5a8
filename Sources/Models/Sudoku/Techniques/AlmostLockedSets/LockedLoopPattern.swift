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

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let (cells, count) = (cells.sorted(), cells.count)
    return Reasoning(
      lookAt: .houses((House.rows + House.columns).filter(houses.contains)),
      [
        .say(
          "\(cells) have room only for \(all: links.map { "the \($0.digits) of \($0.house)" }).",
          "\(cells)에는 \(list: links.map { "\($0.house)의 \($0.digits)" })만 들어갈 수 있어요."),
        .say(
          "That makes \(count) digits for \(count) cells, and a house has each digit only once. So each "
            ++ "of them goes in one of these cells of its house.",
          "한 구역에 같은 숫자는 한 번만 들어가므로, 이 \(count)칸에 들어갈 수 있는 숫자도 \(count)개예요. "
            ++ "그래서 이 숫자들은 모두 각 구역의 이 칸들에 들어가요."),
      ])
  }
}
