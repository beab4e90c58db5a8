/// A fish with fins that lead to the elimination by chains instead of seeing it.
///
/// ```
/// type 1   if no fin is right, the fish is: the rest of the covers loses the digit;
///          each fin → … → not x:                                     x in the covers goes
/// type 2   if no fin is right, a cover has its digit in the bases;
///          each of these places and each fin → … → not x:            any x goes
/// ```
///
/// The fish have two to four rows or columns, and one or two fins. Of the ways to eliminate a
/// candidate, the shortest counts.
/// Source of the rules: https://hodoku.sourceforge.net/en/tech_last.php
struct KrakenFish: Technique {
  let id = TechniqueID.krakenFish1
  let kinds: [TechniqueID] = [.krakenFish1, .krakenFish2]

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    var search = KrakenSearch(findings.cache.groupedGraph(in: grid))
    for digit in Digit.all {
      search.run(digit, House.rows, House.columns)
      search.run(digit, House.columns, House.rows)
    }
    for kraken in search.found { try findings.add(search.deduction(kraken)) }
  }
}

/// A fish with fins, and chains from each fin to the elimination.
package struct KrakenPattern: Pattern {
  package let fish: FishPattern
  /// The cover from whose places chains lead to the elimination as well, or `nil`.
  package let cover: House?
  /// The chains, those from the places in the cover before those from the fins.
  package let chains: [Chain]

  package var candidates: [Candidate] {
    (fish.candidates + chains.flatMap(\.candidates)).unique
  }

  package var cells: [Cell] { candidates.map(\.cell).unique }
  package var houses: [House] { fish.houses }
  package func isCover(_ house: House) -> Bool { fish.isCover(house) }

  package func fins(eliminating lost: DigitSet) -> [Candidate] {
    fish.fins(eliminating: lost)
  }

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    let (digit, fins) = (fish.digit, fish.fins)
    var reasons = [
      fish.fit(into: fish.covers[0], butFor: fins), fish.takeUp(fish.covers[0], unless: fins),
    ]
    if let cover {
      let places = fish.body.intersection(cover.cellSet)
      reasons.append(
        .say(
          "So there is \(a: digit) in \(any: places) of \(cover), or in the "
            ++ "\(fins.count, "fin", "fins") \(any: fins).",
          "그러므로 \(cover)의 \(any: places, .or) 핀인 \(any: fins)에 \(digit, .subject) 있어요."))
    }
    reasons += ChainSteps.reasons(chains, step.position)
    if let last = chains.first?.statements.last {
      reasons.append(cover == nil ? holdsAnyway(last) : .eachLeads(to: last))
    }
    return Reasoning(
      lookAt: .houses(fish.bases), reasons,
      witnesses: chains.flatMap { $0.statements.flatMap(\.cells) })
  }

  private func holdsAnyway(_ statement: Statement) -> Phrase {
    fish.fins.count == 1
      ? .say(
        "So whether the fin is \(fish.digit) or not, \(statement).",
        "그러므로 핀이 \(fish.digit, .being)든 아니든 \(statement).")
      : .say(
        "So whether one of the fins is \(fish.digit) or none, \(statement).",
        "그러므로 핀 가운데 하나가 \(fish.digit, .being)든 모두 아니든 \(statement).")
  }
}
