/// Three cells in each of four boxes, which three digits alone can't fill.
///
/// ```
/// x  .  .  | .  x  .      The boxes are the corners of a rectangle. The three cells of each lie in
/// .  x  .  | x  .  .      different rows and columns.
/// .  .  x  | .  .  x
/// ---------+---------
/// x  .  .  | x  .  .
/// .  x  .  | .  x  .
/// .  .  x  | .  .  x
/// ```
///
/// In boxes side by side, the three digits follow each other in the same circular order from top to
/// bottom, because cells of a row differ. In boxes one above the other, they do so from left to
/// right. In each box the cells say whether the two orders are the same or opposite. If an odd
/// number of the boxes has opposite ones, as above the second, this contradicts itself.
struct TridagonPattern: Pattern {
  let digits: DigitSet
  let boxes: [House]
  /// The box whose two orders differ in kind from those of the other three.
  let odd: House
  /// The candidates of the twelve cells, the guardians included.
  let candidates: [Candidate]

  /// The candidates beyond the three digits. One of them is true.
  var guardians: [Candidate] { candidates.filter { !digits.contains($0.digit) } }

  var houses: [House] { boxes }
  var terms: HintPicture.Terms { .tridagon }
  func fins(eliminating lost: DigitSet) -> [Candidate] { guardians }

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let ends = guardians.map(\.cell).unique
    let places = guardians.map { guardian -> Phrase in
      .say("\(guardian.digit) in \(guardian.cell)", "\(guardian.cell)의 \(guardian.digit)")
    }
    var reasons: [Phrase] = [
      .say(
        "\(boxes) each have three cells in different rows and columns for \(digits).",
        "\(boxes)에는 저마다 행과 열이 서로 다른 세 칸에 후보 \(digits, .subject) 있어요."),
      .say(
        "If there were only these digits, they would follow each other in the same circular order "
          ++ "from top to bottom in boxes side by side, and from left to right in boxes one above the "
          ++ "other.",
        "이 숫자들뿐이라면, 옆으로 나란한 블록에서는 위에서 아래로, 위아래로 나란한 블록에서는 왼쪽에서 오른쪽으로 같은 순서로 돌아가며 놓여요."),
      .say(
        "But the three cells of \(odd) run the other way than those of the other boxes. So once "
          ++ "round the four boxes, the order would come back reversed.",
        "그런데 \(odd)의 세 칸은 다른 블록의 세 칸과 반대 방향으로 놓여 있어요. 그래서 네 블록을 한 바퀴 돌면 순서가 뒤집혀 버려요."),
      places.count == 1
        ? .say(
          "So the one other candidate there is right: \(places[0]).",
          "그러므로 거기 있는 다른 후보 하나, \(places[0], .subject) 맞아요.")
        : .say(
          "So one of the other candidates there is right: \(any: places).",
          "그러므로 거기 있는 다른 후보 가운데 하나는 맞아요. 후보는 \(any: places, .copula)."),
    ]
    if ends.count > 1 { reasons.append(.see(step.targets, allOf: ends)) }
    return Reasoning(lookAt: .houses(boxes), reasons)
  }
}
