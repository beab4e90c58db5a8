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
