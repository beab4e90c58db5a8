/// Two cells of a box whose digits return in two other cells, the targets.
///
/// ```
/// B  B  .  | .  .  .  | .  .  .      B  the base, two cells of a line in a box
/// .  .  .  | .  T  .  | .  c  .      T  the targets
/// .  .  .  | .  c  .  | .  T  .      c  the companions, without digits of the base
/// ---------+----------+---------
/// .  .  S  | .  S  .  | .  S  .      S  the rest of the cross-lines, where each digit of the
/// ```                                   base fits into two lines
///
/// If a digit is in the base, the base line and its box have no other place for it. Each of the
/// three cross-lines needs it, and the cells S have room for it twice. So a target holds it.
/// As this is true of both digits of the base, each target holds one of them.
struct ExocetPattern: Pattern {
  /// The two cells of the base.
  let base: [Cell]
  /// The two targets.
  let targets: [Cell]
  /// The cells beside the targets without digits of the base. Empty in a senior exocet.
  let companions: [Cell]
  /// The candidates of the base.
  let digits: DigitSet
  /// The line through the third cell of the base's box, then the two others.
  let crossLines: [House]
  /// At most two lines for each digit.
  let covers: [Cover]
  /// The candidates of the base, the targets and the places covered.
  let candidates: [Candidate]
  /// The reasons for which digits go, beyond those that the targets can't share with the base.
  let refutations: [Refutation]

  /// Lines that hold all places of some digits on the cross-lines outside the targets, as far as
  /// the base doesn't see them.
  struct Cover: Hashable, Sendable {
    /// The digits.
    let digits: DigitSet
    /// One or two lines, or none if there are no such places.
    let lines: [House]
  }

  /// A reason for which digits go.
  enum Refutation: Hashable, Sendable {
    /// If `target` has the digit, the other target doesn't, and then the other two cross-lines have
    /// no two places for it.
    case noRoom(Digit, target: Cell, other: Cell, lines: [House])
    /// If `target` has one of the digits, so has one of the two cells `mirror`, which it can't.
    case notMirrored(DigitSet, target: Cell, mirror: [Cell])
    /// The digit is the only one left for the first target, so the second one has another.
    case taken(Digit, by: Cell, notBy: Cell)
    /// No target has room for the digits, so neither has the base.
    case noTarget(DigitSet)
    /// One of `mirror` has the digit of `target`. Only `cell` can have it.
    case mirrors(cell: Cell, target: Cell, mirror: [Cell])
    /// One of `mirror` has the digit of `target`, the other one `rest`, which has no other place in
    /// the house.
    case paired(mirror: [Cell], target: Cell, rest: Digit, House)
  }

  var houses: [House] { (crossLines + covers.flatMap(\.lines)).unique }
  func isCover(_ house: House) -> Bool { !crossLines.contains(house) }
  var terms: HintPicture.Terms { .exocet }

  func fins(eliminating lost: DigitSet) -> [Candidate] {
    candidates.filter { targets.contains($0.cell) }
  }

  func reasoning(for step: StepInWords) -> Reasoning {
    let words = step.words
    return Reasoning(
      lookAt: .cells(base),
      [words.holdTwo(of: digits, base)]
        + (companions.isEmpty ? [] : [words.haveNone(companions, of: digits)])
        + [
          words.fitIntoTwo(crossLines, base, targets, covers), words.returnInTargets(targets),
        ] + refutations.flatMap { sentences($0, words) },
      witnesses: companions + refutations.flatMap(Self.mirror))
  }

  private func sentences(_ refutation: Refutation, _ words: ExplanationWords) -> [String] {
    func isMirrored(_ target: Cell, _ mirror: [Cell]) -> String {
      words.isMirrored(target, mirror, in: .box(mirror[0].box))
    }
    return switch refutation {
    case .noRoom(let digit, let target, let other, let lines):
      [words.hasNoRoom(digit, target, other, lines)]
    case .notMirrored(let digits, let target, let mirror):
      [isMirrored(target, mirror), words.lacks(mirror, digits, target)]
    case .taken(let digit, let target, let other): [words.takes(target, digit, from: other)]
    case .noTarget(let digits): [words.haveNoTarget(digits, targets, base)]
    case .mirrors(let cell, let target, let mirror):
      [isMirrored(target, mirror), words.equals(cell, target)]
    case .paired(let mirror, let target, let rest, let house):
      [isMirrored(target, mirror), words.sharePlaces(mirror, with: rest, in: house)]
    }
  }

  private static func mirror(_ refutation: Refutation) -> [Cell] {
    switch refutation {
    case .notMirrored(_, _, let mirror), .mirrors(_, _, let mirror), .paired(let mirror, _, _, _):
      mirror
    case .noRoom, .taken, .noTarget: []
    }
  }
}

extension ExplanationWords {
  fileprivate func holdTwo(of digits: DigitSet, _ base: [Cell]) -> String {
    sentence(
      "\(all(base)) hold two of the digits \(all(digits)).",
      "\(all(base))에는 숫자 \(all(digits)) 가운데 둘이 들어가요.")
  }

  fileprivate func haveNone(_ companions: [Cell], of digits: DigitSet) -> String {
    sentence(
      "\(all(companions)) can't be \(any(digits)).",
      "\(all(companions))에는 \(any(digits), .subject) 들어갈 수 없어요.")
  }

  /// Says that besides the targets and what sees both cells of the base, the cross-lines have
  /// places for the digits in the lines of `covers` alone.
  fileprivate func fitIntoTwo(
    _ crossLines: [House], _ base: [Cell], _ targets: [Cell], _ covers: [ExocetPattern.Cover]
  ) -> String {
    let parts = covers.map { cover in
      cover.lines.isEmpty
        ? say("\(all(cover.digits)) nowhere", "\(all(cover.digits)): 없음")
        : say(
          "\(all(cover.digits)) in \(all(cover.lines))",
          "\(all(cover.digits)): \(all(cover.lines))")
    }
    return sentence(
      "Apart from \(all(targets)) and the cells that see \(all(base)), \(all(crossLines)) have room "
        + "for each of the digits at most twice: \(all(parts)).",
      "\(all(targets)), 그리고 \(all(base)) 모두와 같은 구역에 있는 칸을 빼면, \(all(crossLines))에 이 "
        + "숫자들은 많아야 두 번씩 들어갈 수 있어요(\(parts.joined(separator: "; "))).")
  }

  fileprivate func returnInTargets(_ targets: [Cell]) -> String {
    sentence(
      "But each of the three lines needs both digits. So both of them are in \(all(targets)) too, "
        + "one in each.",
      "그런데 세 줄 모두에 두 숫자가 있어야 해요. 그래서 두 숫자는 \(all(targets))에도 하나씩 들어가요.")
  }

  fileprivate func hasNoRoom(_ digit: Digit, _ target: Cell, _ other: Cell, _ lines: [House])
    -> String
  {
    sentence(
      "If \(cell(target)) were \(digit), \(cell(other)) wouldn't be, and \(all(lines)) wouldn't "
        + "both have a place left for \(digit).",
      "\(cell(target), .subject) \(digit, .being)라면 \(cell(other), .topic) "
        + "\(digit, .subject) 아니고, \(all(lines)) 모두에 \(digit)의 자리가 남지는 않아요.")
  }

  /// Says that one of `mirror`, two cells of `box`, has the digit of `target`.
  fileprivate func isMirrored(_ target: Cell, _ mirror: [Cell], in box: House) -> String {
    sentence(
      "The digit of \(cell(target)) is in \(house(box)) as well, where only \(any(mirror)) can "
        + "have it.",
      "\(cell(target))의 숫자는 \(house(box))에도 있는데, 거기서는 \(any(mirror))에만 들어갈 수 있어요.")
  }

  fileprivate func lacks(_ mirror: [Cell], _ digits: DigitSet, _ target: Cell) -> String {
    sentence(
      "Neither of them can be \(any(digits)), so \(cell(target)) can't either.",
      "두 칸 모두 \(any(digits), .subject) 될 수 없으므로 \(cell(target))도 될 수 없어요.")
  }

  fileprivate func equals(_ cell: Cell, _ target: Cell) -> String {
    sentence(
      "Of these, only \(self.cell(cell)) has candidates in common with \(self.cell(target)), so the "
        + "two are the same.",
      "그중 \(self.cell(cell))에만 \(self.cell(target), .and) 같은 후보가 있으므로, 두 칸의 숫자는 같아요.")
  }

  /// Says that the two have this digit and `rest`, which has no other place in `house`.
  fileprivate func sharePlaces(_ mirror: [Cell], with rest: Digit, in house: House) -> String {
    sentence(
      "\(self.house(house)) has no other places for \(rest), so \(all(mirror)) hold "
        + "just these two digits.",
      "\(self.house(house))에는 \(rest)의 다른 자리가 없으므로, \(all(mirror))에는 이 두 숫자만 들어가요.")
  }

  fileprivate func takes(_ target: Cell, _ digit: Digit, from other: Cell) -> String {
    sentence(
      "Only \(digit) is left for \(cell(target)), so \(cell(other)) has another digit.",
      "\(cell(target))에는 \(digit)만 남았으므로 \(cell(other))에는 다른 숫자가 들어가요.")
  }

  fileprivate func haveNoTarget(_ digits: DigitSet, _ targets: [Cell], _ base: [Cell]) -> String {
    sentence(
      "Neither \(cell(targets[0])) nor \(cell(targets[1])) can be \(any(digits)), so \(all(base)) "
        + "can't either.",
      "\(cell(targets[0]), .and) \(cell(targets[1]), .topic) \(any(digits), .subject) 될 수 없으므로, "
        + "\(all(base))도 될 수 없어요.")
  }
}
