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
  let base: [Cell]
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

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let parts = covers.map { cover -> Phrase in
      cover.lines.isEmpty
        ? .say("\(cover.digits) nowhere", "\(cover.digits): 없음")
        : .say("\(cover.digits) in \(cover.lines)", "\(cover.digits): \(cover.lines)")
    }
    var reasons: [Phrase] = [
      .say("\(base) hold two of the digits \(digits).", "\(base)에는 숫자 \(digits) 가운데 둘이 들어가요.")
    ]
    if !companions.isEmpty {
      reasons.append(
        .say(
          "\(companions) can't be \(any: digits).",
          "\(companions)에는 \(any: digits, .subject) 들어갈 수 없어요."))
    }
    reasons += [
      .say(
        "Apart from \(targets) and the cells that see \(base), \(crossLines) have room for each of "
          ++ "the digits at most twice: \(all: parts).",
        "\(targets), 그리고 \(base) 모두와 같은 구역에 있는 칸을 빼면, \(crossLines)에 이 숫자들은 많아야 두 번씩 "
          ++ "들어갈 수 있어요(\(list: parts, by: "; "))."),
      .say(
        "But each of the three lines needs both digits. So both of them are in \(targets) too, one "
          ++ "in each.",
        "그런데 세 줄 모두에 두 숫자가 있어야 해요. 그래서 두 숫자는 \(targets)에도 하나씩 들어가요."),
    ]
    return Reasoning(
      lookAt: .cells(base), reasons + refutations.flatMap(sentences),
      witnesses: companions + refutations.flatMap(\.mirror))
  }

  private func sentences(_ refutation: Refutation) -> [Phrase] {
    /// Says that one of `mirror`, two cells of a box, has the digit of `target`.
    func isMirrored(_ target: Cell, _ mirror: [Cell]) -> Phrase {
      let box = House.box(mirror[0].box)
      return .say(
        "The digit of \(target) is in \(box) as well, where only \(any: mirror) can have it.",
        "\(target)의 숫자는 \(box)에도 있는데, 거기서는 \(any: mirror)에만 들어갈 수 있어요.")
    }
    switch refutation {
    case .noRoom(let digit, let target, let other, let lines):
      return [
        .say(
          "If \(target) were \(digit), \(other) wouldn't be, and \(lines) wouldn't both have a place "
            ++ "left for \(digit).",
          "\(target, .subject) \(digit, .being)라면 \(other, .topic) \(digit, .subject) 아니고, "
            ++ "\(lines) 모두에 \(digit)의 자리가 남지는 않아요.")
      ]
    case .notMirrored(let digits, let target, let mirror):
      return [
        isMirrored(target, mirror),
        .say(
          "Neither of them can be \(any: digits), so \(target) can't either.",
          "두 칸 모두 \(any: digits, .subject) 될 수 없으므로 \(target)도 될 수 없어요."),
      ]
    case .taken(let digit, let target, let other):
      return [
        .say(
          "Only \(digit) is left for \(target), so \(other) has another digit.",
          "\(target)에는 \(digit)만 남았으므로 \(other)에는 다른 숫자가 들어가요.")
      ]
    case .noTarget(let digits):
      return [
        .say(
          "Neither \(targets[0]) nor \(targets[1]) can be \(any: digits), so \(base) can't either.",
          "\(targets[0], .and) \(targets[1], .topic) \(any: digits, .subject) 될 수 없으므로, \(base)도 될 수 "
            ++ "없어요.")
      ]
    case .mirrors(let cell, let target, let mirror):
      return [
        isMirrored(target, mirror),
        .say(
          "Of these, only \(cell) has candidates in common with \(target), so the two are the same.",
          "그중 \(cell)에만 \(target, .and) 같은 후보가 있으므로, 두 칸의 숫자는 같아요."),
      ]
    case .paired(let mirror, let target, let rest, let house):
      return [
        isMirrored(target, mirror),
        .say(
          "\(house) has no other places for \(rest), so \(mirror) hold just these two digits.",
          "\(house)에는 \(rest)의 다른 자리가 없으므로, \(mirror)에는 이 두 숫자만 들어가요."),
      ]
    }
  }
}

extension ExocetPattern.Refutation {
  fileprivate var mirror: [Cell] {
    switch self {
    case .notMirrored(_, _, let mirror), .mirrors(_, _, let mirror), .paired(let mirror, _, _, _):
      mirror
    case .noRoom, .taken, .noTarget: []
    }
  }
}
