import Hints
import Observation
import Sudoku

/// The player's drawing on a board, to reason with: coloured candidates, a chain of links, the
/// houses of a fish, or an assumption. It is kept while the board is open.
@Observable
final class ReasoningDrawing {
  /// `true` while keys draw.
  private(set) var isOn = false
  /// The digit of the candidate to draw, in the cell under the cursor.
  var digit = Digit.all[0]
  /// The colour to paint with, from 0.
  private(set) var color = 0
  private(set) var colors: [Candidate: Int] = [:]
  private(set) var chain = DrawnChain()
  /// The houses of a fish, the latest last.
  private var houses: [(house: House, role: FishRole)] = []
  /// The assumption that is being followed, if any.
  private(set) var supposition: Supposition?
  /// The chain to find a shorter proof for, until the search is done.
  var searched: DrawnChain?

  var bases: [House] { houses.filter { $0.role == .base }.map(\.house) }
  var covers: [House] { houses.filter { $0.role == .cover }.map(\.house) }

  /// The number of colours.
  static let colorCount = 4

  func toggle() {
    isOn.toggle()
    supposition = nil
    searched = nil
  }

  // MARK: Drawing

  // Except for colours, whoever draws ends the assumption, which would hide what is drawn.

  func turnColor() { color = (color + 1) % Self.colorCount }

  /// Paints `candidate`, or removes its colour if it has this one.
  func paint(_ candidate: Candidate) {
    colors[candidate] = colors[candidate] == color ? nil : color
  }

  /// Extends the chain to `candidate`. `nil` alternates, strong first. Returns `false` if it can't.
  func link(to candidate: Candidate, isStrong: Bool?) -> Bool {
    endSupposition()
    return chain.extend(to: candidate, isStrong: isStrong ?? chain.links.last.map { !$0 } ?? true)
  }

  /// Adds `candidate` to the last node. Returns `false` if it can't.
  func join(_ candidate: Candidate) -> Bool {
    endSupposition()
    return chain.join(candidate)
  }

  func flipLast() {
    endSupposition()
    chain.flipLast()
  }

  /// Removes the last link, or else the latest house. Returns `false` if there is neither.
  func removeLast() -> Bool {
    chain.removeLast() || houses.popLast() != nil
  }

  /// Returns `true` if `house` is a base or a cover.
  func includes(_ house: House) -> Bool { houses.contains { $0.house == house } }

  /// Gives `house` its next role.
  func toggle(_ house: House) {
    endSupposition()
    let role = nextRole(of: house)
    houses.removeAll { $0.house == house }
    if let role { houses.append((house, role)) }
  }

  /// Returns the role that ``toggle(_:)`` gives to `house`, or `nil` if it removes it: first the
  /// usual one, then the other.
  func nextRole(of house: House) -> FishRole? {
    let usual = usualRole(of: house)
    guard let current = houses.first(where: { $0.house == house })?.role else { return usual }
    return current == usual ? usual.other : nil
  }

  /// The role that fits the other houses: that of the lines in the same direction, or the opposite
  /// of those across. A box is a base until there are covers.
  private func usualRole(of house: House) -> FishRole {
    let others = houses.filter { $0.house != house }
    if let alike = others.first(where: { $0.house.isAlong(house) }) { return alike.role }
    if case .box = house { return others.contains { $0.role == .cover } ? .cover : .base }
    let line = others.first { if case .box = $0.house { false } else { true } }
    return line?.role.other ?? .base
  }

  /// The part of the drawing that the verdict is about.
  var subject: DrawingSubject {
    if supposition != nil { return .supposition }
    if !chain.nodes.isEmpty { return .chain }
    if !houses.isEmpty { return .fish }
    return colors.isEmpty ? .nothing : .colors
  }

  func clear() {
    endSupposition()
    (colors, chain, houses, color) = ([:], DrawnChain(), [], 0)
  }

  // MARK: What if

  func suppose(_ candidate: Candidate, in grid: CandidateGrid) {
    supposition = Supposition(candidate, in: grid)
  }

  /// Follows the assumption by a single. Returns `false` if it goes no further.
  func follow() -> Bool { supposition?.follow() ?? false }

  /// Takes the latest single back, or the assumption. Returns `false` if there is none.
  func goBack() -> Bool {
    guard supposition != nil else { return false }
    if supposition?.goBack() == false { supposition = nil }
    return true
  }

  func endSupposition() { supposition = nil }
}

/// The parts of a drawing. If there are several, the first is judged.
nonisolated enum DrawingSubject: Sendable {
  case supposition, chain, fish, colors, nothing
}

/// The part of a house in a fish.
nonisolated enum FishRole: Sendable {
  case base, cover

  var other: FishRole { self == .base ? .cover : .base }
}

nonisolated extension House {
  /// `true` if both are rows, both columns or both boxes.
  fileprivate func isAlong(_ other: House) -> Bool {
    switch (self, other) {
    case (.row, .row), (.column, .column), (.box, .box): true
    default: false
    }
  }
}

/// The verdict on a drawing.
nonisolated enum DrawnVerdict: Equatable {
  /// Nothing is drawn.
  case empty
  case chain(ChainJudgement)
  case fish(FishJudgement)
  case coloring(ColoringJudgement)
  case sets(SetsJudgement)
  case supposition(Supposition)

  /// The digits to place.
  var placements: [Candidate] {
    switch self {
    case .chain(let judged): judged.proof?.placements ?? []
    case .coloring(let judged): judged.placements
    case .empty, .fish, .sets, .supposition: []
    }
  }

  /// The candidates to remove. An assumption that fails is wrong.
  var eliminations: [Candidate] {
    switch self {
    case .empty: []
    case .chain(let judged): judged.proof?.eliminations ?? []
    case .fish(let judged): judged.proof?.eliminations ?? []
    case .coloring(let judged): judged.eliminations
    case .sets(let judged): judged.proof?.eliminations ?? []
    case .supposition(let supposition):
      supposition.contradiction == nil ? [] : supposition.steps.prefix(1).map(\.candidate)
    }
  }

  /// The position of the link of a chain that doesn't hold, or doesn't alternate.
  var failingLink: Int? {
    guard case .chain(let judged) = self else { return nil }
    switch judged.verdict {
    case .fails(let link, _), .repeats(let link, _): return link
    case .unfinished, .started, .provesNothing, .proves: return nil
    }
  }

  var provesAnything: Bool { !placements.isEmpty || !eliminations.isEmpty }
}

extension ReasoningDrawing {
  /// Returns the verdict on the drawing by the candidates of `grid`: on the assumption, or else the
  /// chain, the fish, or the colours.
  func verdict(in grid: CandidateGrid) -> DrawnVerdict {
    if let supposition { return .supposition(supposition) }
    if !chain.nodes.isEmpty { return .chain(ChainJudgement(of: chain, in: grid)) }
    if !houses.isEmpty {
      return .fish(FishJudgement(digit, bases: bases, covers: covers, in: grid))
    }
    guard !colors.isEmpty else { return .empty }
    let groups = Dictionary(grouping: colors.keys) { colors[$0] ?? 0 }.sorted { $0.key < $1.key }
      .map { Set($0.value) }
    let cells = groups.map { CellSet($0.map(\.cell)) }
    let areWhole = zip(groups, cells).allSatisfy { group, cells in
      cells.allSatisfy { cell in grid[cell].allSatisfy { group.contains(Candidate(cell, $0)) } }
    }
    if areWhole || groups.count > 2 { return .sets(SetsJudgement(cells, in: grid)) }
    return .coloring(ColoringJudgement(groups[0], groups.count > 1 ? groups[1] : [], in: grid))
  }

  /// Returns the marks on the board for the drawing and its `verdict`.
  func picture(_ verdict: DrawnVerdict) -> HintPicture {
    var painted: [Candidate: PaintedCandidate] = [:]
    func paint(_ candidates: [Candidate], _ role: PaintedCandidate.Role, group: Int? = nil) {
      for candidate in candidates where painted[candidate] == nil {
        painted[candidate] = PaintedCandidate(candidate: candidate, role: role, group: group)
      }
    }
    paint(verdict.placements, .placed)
    if supposition == nil { paint(verdict.eliminations, .eliminated) }
    if case .fish(let judged) = verdict { paint(judged.fins.map { Candidate($0, digit) }, .fin) }
    for (candidate, color) in colors { paint([candidate], .group, group: color) }
    for (number, node) in chain.nodes.enumerated() {
      let isTrue = (chain.links.first ?? true) != number.isMultiple(of: 2)
      paint(node.candidates, isTrue ? .on : .off)
    }
    let links = supposition == nil ? chain.links.indices.map { pictured($0) } : []
    return HintPicture(
      cells: paintedCells, candidates: painted.values.sorted { $0.candidate < $1.candidate },
      houses: bases.map { PaintedHouse(house: $0, isCover: false) }
        + covers.map { PaintedHouse(house: $0, isCover: true) },
      links: links.flatMap(\.self),
      failing: verdict.failingLink.flatMap { links.indices.contains($0) ? links[$0] : nil } ?? [])
  }

  /// The link of the chain at `number`, between each two candidates of its ends.
  private func pictured(_ number: Int) -> [Link] {
    let (from, to) = chain.ends(of: number)
    return zip(from.candidates, to.candidates).map {
      chain.links[number] ? .strong($0, $1) : .weak($0, $1)
    }
  }

  /// The cells of an assumption: those that it leads through, and the one that contradicts it.
  private var paintedCells: [PaintedCell] {
    guard let supposition else { return [] }
    var cells = supposition.reasons.map {
      PaintedCell(cell: $0.candidate.cell, role: .reason, group: nil)
    }
    if case .noCandidate(let cell) = supposition.contradiction {
      cells.append(PaintedCell(cell: cell, role: .wrong, group: nil))
    }
    return cells.sorted { $0.cell < $1.cell }
  }
}
