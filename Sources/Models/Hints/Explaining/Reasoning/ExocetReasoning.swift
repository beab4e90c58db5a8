import Sudoku

/// The explanation of an exocet.
struct ExocetReasoning {
  let exocet: ExocetPattern
  let words: ExplanationWords

  func reasoning() -> Reasoning {
    let (base, targets, digits) = (exocet.base, exocet.targets, exocet.digits)
    let companions: [String] =
      exocet.companions.isEmpty ? [] : [words.haveNone(exocet.companions, of: digits)]
    return Reasoning(
      lookAt: .cells(base),
      [words.holdTwo(of: digits, base)] + companions
        + [
          words.fitIntoTwo(exocet.crossLines, base, targets, exocet.covers),
          words.returnInTargets(targets),
        ] + exocet.refutations.flatMap(sentences),
      witnesses: exocet.companions + exocet.refutations.flatMap(Self.mirror))
  }

  private func sentences(_ refutation: ExocetPattern.Refutation) -> [String] {
    switch refutation {
    case .noRoom(let digit, let target, let other, let lines):
      [words.hasNoRoom(digit, target, other, lines)]
    case .notMirrored(let digits, let target, let mirror):
      [isMirrored(target, mirror), words.lacks(mirror, digits, target)]
    case .taken(let digit, let target, let other): [words.takes(target, digit, from: other)]
    case .noTarget(let digits): [words.haveNoTarget(digits, exocet.targets, exocet.base)]
    case .mirrors(let cell, let target, let mirror):
      [isMirrored(target, mirror), words.equals(cell, target)]
    case .paired(let mirror, let target, let rest, let house):
      [isMirrored(target, mirror), words.sharePlaces(mirror, with: rest, in: house)]
    }
  }

  private func isMirrored(_ target: Cell, _ mirror: [Cell]) -> String {
    words.isMirrored(target, mirror, in: .box(mirror[0].box))
  }

  private static func mirror(_ refutation: ExocetPattern.Refutation) -> [Cell] {
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

  func crossBoxes(_ boxes: [House], _ digits: DigitSet) -> String {
    sentence(
      "\(all(boxes)) each have three cells in different rows and columns for \(all(digits)).",
      "\(all(boxes))에는 저마다 행과 열이 서로 다른 세 칸에 후보 \(all(digits), .subject) 있어요.")
  }

  func keepOrder(_ digits: DigitSet) -> String {
    sentence(
      "If there were only these digits, they would follow each other in the same circular order "
        + "from top to bottom in boxes side by side, and from left to right in boxes one above the "
        + "other.",
      "이 숫자들뿐이라면, 옆으로 나란한 블록에서는 위에서 아래로, 위아래로 나란한 블록에서는 왼쪽에서 오른쪽으로 같은 순서로 돌아가며 놓여요.")
  }

  /// Says that the cells of `odd` run against those of the other boxes, so the order would turn
  /// round.
  func turnOrder(_ odd: House) -> String {
    sentence(
      "But the three cells of \(house(odd)) run the other way than those of the other boxes. So "
        + "once round the four boxes, the order would come back reversed.",
      "그런데 \(house(odd))의 세 칸은 다른 블록의 세 칸과 반대 방향으로 놓여 있어요. 그래서 네 블록을 한 바퀴 돌면 순서가 뒤집혀 버려요.")
  }

  func oneIsTrue(_ guardians: [Candidate]) -> String {
    let places = guardians.map { guardian in
      say(
        "\(guardian.digit) in \(cell(guardian.cell))", "\(cell(guardian.cell))의 \(guardian.digit)")
    }
    return places.count == 1
      ? sentence(
        "So the one other candidate there is right: \(places[0]).",
        "그러므로 거기 있는 다른 후보 하나, \(places[0], .subject) 맞아요.")
      : sentence(
        "So one of the other candidates there is right: \(any(places)).",
        "그러므로 거기 있는 다른 후보 가운데 하나는 맞아요. 후보는 \(any(places), .copula).")
  }
}
