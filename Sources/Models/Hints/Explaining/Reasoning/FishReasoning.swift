import Sudoku

/// The explanation of a fish: some houses need the digit, and exactly as many others have room for
/// it.
struct FishReasoning {
  let digit: Digit
  let body: CellSet
  let bases: [House]
  let targets: [Cell]
  let words: ExplanationWords

  /// Returns the reasons for a fish, or for two with the same bases.
  func reasoning(_ covers: [[House]]) -> Reasoning {
    Reasoning(lookAt: .houses(bases), covers.flatMap(fish))
  }

  private func fish(_ covers: [House]) -> [String] {
    let fins = Array(Pattern.fins(of: body, bases, covers))
    let shared = Array(Pattern.shared(body, bases))
    var reasons = [words.fit(digit, bases, into: covers, butFor: fins)]
    if !shared.isEmpty { reasons.append(words.countAsFins(shared)) }
    if let base = sashimiBase(fins) { reasons.append(words.isSashimi(base, digit, fins)) }
    reasons.append(words.takeUp(digit, bases, covers, unless: fins))
    for cell in targets where body.contains(cell) {
      let taken = covers.filter { $0.contains(cell) }
      if taken.count > 1 { reasons.append(words.takesUpSeveral(cell, taken, digit)) }
    }
    if !fins.isEmpty { reasons.append(words.eitherWay(digit, fins)) }
    return reasons
  }

  /// Returns the first base that has fewer than two places besides the fins.
  private func sashimiBase(_ fins: [Cell]) -> House? {
    guard !fins.isEmpty else { return nil }
    let rest = body.subtracting(CellSet(fins))
    return bases.first { rest.intersection($0.cellSet).count < 2 }
  }
}

/// The explanation of a Kraken Fish: a finned fish, and chains from its fins.
struct KrakenReasoning {
  let digit: Digit
  let body: CellSet
  let bases: [House]
  let covers: [House]
  let chains: [Chain]
  let position: CandidateGrid
  let words: ExplanationWords

  /// Returns the reasons. The places of `cover` lead to the elimination as well, if there is one.
  func reasoning(_ cover: House?) -> Reasoning {
    let fins = Array(Pattern.fins(of: body, bases, covers))
    var reasons = [
      words.fit(digit, bases, into: covers, butFor: fins),
      words.takeUp(digit, bases, covers, unless: fins),
    ]
    if let cover {
      let cells = Array(body.intersection(cover.cellSet))
      reasons.append(words.isInCover(digit, cover, cells, orIn: fins))
    }
    reasons += ChainSteps.reasons(chains, position, words)
    if let last = chains.first?.statements.last {
      reasons.append(
        cover == nil
          ? words.holdsAnyway(last, fins: fins.count, digit) : words.eachLeads(to: last))
    }
    return Reasoning(
      lookAt: .houses(bases), reasons,
      witnesses: chains.flatMap { $0.statements.flatMap(\.cells) })
  }
}

extension ExplanationWords {
  /// Says where the digit can go in `bases`. There may be no fins.
  fileprivate func fit(
    _ digit: Digit, _ bases: [House], into covers: [House], butFor fins: [Cell]
  ) -> String {
    let exception =
      fins.isEmpty
      ? "" : say(", apart from the \(fin(fins)) \(all(fins))", "핀인 \(all(fins), .object) 빼면 ")
    return sentence(
      "In \(all(bases)), the digit \(digit) can only go in \(all(covers))\(exception).",
      "\(all(bases))에서 \(digit, .topic) \(exception)\(all(covers))에만 들어갈 수 있어요.")
  }

  /// Says that these cells lie in two of the bases.
  fileprivate func countAsFins(_ cells: [Cell]) -> String {
    sentence(
      cells.count == 1
        ? "\(all(cells)) lies in two of these houses and would serve both at once, which is why it "
          + "counts as a fin."
        : "\(all(cells)) each lie in two of these houses and would serve both at once, which is why "
          + "they count as fins.",
      "\(all(cells), .topic) 이 구역들 가운데 둘에 걸쳐 있어 한꺼번에 두 곳을 채우게 되므로 핀으로 봐요.")
  }

  fileprivate func takeUp(
    _ digit: Digit, _ bases: [House], _ covers: [House], unless fins: [Cell]
  ) -> String {
    let condition =
      switch fins.count {
      case 0: ""
      case 1: say("If the fin is not \(digit), ", "핀이 \(digit, .subject) 아니라면 ")
      default: say("If no fin is \(digit), ", "핀이 모두 \(digit, .subject) 아니라면 ")
      }
    return sentence(
      "\(condition)\(all(bases)) need \(number(bases.count)) \(digit)s, and \(all(covers)) take one "
        + "each, so \(all(covers)) have their \(digit)s in \(all(bases)) and nowhere else.",
      "\(condition)\(all(bases))에 필요한 \(digit) \(number(bases.count)) 개가 \(all(covers))에 하나씩 "
        + "들어가므로, \(all(covers))의 다른 칸에는 \(digit, .subject) 올 수 없어요.")
  }

  fileprivate func isSashimi(_ base: House, _ digit: Digit, _ fins: [Cell]) -> String {
    sentence(
      "Without the \(fin(fins)), \(house(base)) would have fewer than two places for \(digit), "
        + "so it is called sashimi. The logic is the same.",
      "핀을 빼면 \(house(base))에 \(digit)의 자리가 둘도 되지 않아 사시미라고 부르지만, 논리는 같아요.")
  }

  /// Says what follows if a fin is true, and that what follows either way is certain.
  fileprivate func eitherWay(_ digit: Digit, _ fins: [Cell]) -> String {
    let ifTrue =
      fins.count == 1
      ? say(
        "If the fin is \(digit), no cell that it sees is \(digit).",
        "핀이 \(digit, .being)라면 핀과 같은 구역에 있는 칸에는 \(digit, .subject) 올 수 없어요.")
      : say(
        "If one of the fins is \(digit), no cell that sees all the fins is \(digit).",
        "핀 가운데 하나가 \(digit, .being)라면 모든 핀과 같은 구역에 있는 칸에는 \(digit, .subject) 올 수 없어요.")
    return sentence(
      "\(ifTrue) So a cell ruled out in both cases can't be \(digit).",
      "\(ifTrue) 두 경우 모두에서 막히는 칸에는 \(digit, .subject) 올 수 없어요.")
  }

  fileprivate func takesUpSeveral(_ cell: Cell, _ covers: [House], _ digit: Digit) -> String {
    sentence(
      "\(a(digit)) in \(self.cell(cell)) would be the \(digit) of \(all(covers)) at once, "
        + "and there would not be enough left for the others.",
      "\(self.cell(cell))에 \(digit, .subject) 오면 \(all(covers))의 자리를 한꺼번에 차지하여, "
        + "나머지 \(digit)의 자리가 모자라게 돼요.")
  }

  /// Says that the digit is in one of `cells`, the places of the bases in `cover`, or in a fin.
  fileprivate func isInCover(_ digit: Digit, _ cover: House, _ cells: [Cell], orIn fins: [Cell])
    -> String
  {
    sentence(
      "So there is \(a(digit)) in \(any(cells)) of \(house(cover)), or in the \(fin(fins)) "
        + "\(any(fins)).",
      "그러므로 \(house(cover))의 \(any(cells), .or) 핀인 \(any(fins))에 \(digit, .subject) 있어요.")
  }

  fileprivate func holdsAnyway(_ statement: Statement, fins: Int, _ digit: Digit) -> String {
    fins == 1
      ? sentence(
        "So whether the fin is \(digit) or not, \(says(statement)).",
        "그러므로 핀이 \(digit, .being)든 아니든 \(says(statement)).")
      : sentence(
        "So whether one of the fins is \(digit) or none, \(says(statement)).",
        "그러므로 핀 가운데 하나가 \(digit, .being)든 모두 아니든 \(says(statement)).")
  }

  private func fin(_ fins: [Cell]) -> String { fins.count == 1 ? "fin" : "fins" }
}
