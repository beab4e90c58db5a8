/// A digit in some houses, the bases, and the same number of other houses, the covers, which
/// contain its places in the bases except for the fins.
///
/// The digit occurs once in each base. Without fins each of these places lies in a cover, so each
/// cover contains one of them: the rest of the covers lose the digit, and so do the cells where two
/// covers meet. With fins that holds for cells that see every fin.
struct Fish {
  let digit: Digit
  /// In the order of ``House/all``.
  let bases: [House]
  /// In the order of ``House/all``.
  let covers: [House]
  /// The places in the bases.
  let body: CellSet
  /// The places in the bases outside all covers, and those shared by two bases.
  let fins: CellSet
  let eliminations: CellSet
}

extension Fish {
  enum Shape {
    /// Rows and columns.
    case basic
    /// With boxes, but no row among the columns and no column among the rows.
    case franken
    /// Any houses.
    case mutant
  }

  var shape: Shape {
    func kinds(_ houses: [House]) -> (rows: Bool, columns: Bool, boxes: Bool) {
      houses.reduce(into: (false, false, false)) { kinds, house in
        switch house {
        case .row: kinds.0 = true
        case .column: kinds.1 = true
        case .box: kinds.2 = true
        }
      }
    }
    let (base, cover) = (kinds(bases), kinds(covers))
    if base.rows && base.columns || cover.rows && cover.columns || base.rows && cover.rows
      || base.columns && cover.columns
    {
      return .mutant
    }
    return base.boxes || cover.boxes ? .franken : .basic
  }

  /// `true` if some base has at most one place without the fins.
  var isSashimi: Bool {
    let rest = body.subtracting(fins)
    return bases.contains { rest.intersection($0.cellSet).count < 2 }
  }

  /// Returns the deduction from this fish as found by `technique`.
  func deduction(_ technique: TechniqueID) -> Deduction {
    Deduction(
      technique, eliminations: eliminations.map { Candidate($0, digit) },
      FishPattern(digit, body: body, bases: bases, covers: [covers]))
  }

  /// Returns the deduction from this fish and `other`, with the same bases and other fins, drawn
  /// together.
  func deduction(_ technique: TechniqueID, with other: Fish) -> Deduction {
    Deduction(
      technique, eliminations: eliminations.union(other.eliminations).map { Candidate($0, digit) },
      FishPattern(digit, body: body, bases: bases, covers: [covers, other.covers]))
  }

  /// Returns the pairs of `fish` with the same bases and different eliminations, "siamese twins",
  /// if `technique` returns a name for the first of them. Fish with the same bases must be
  /// adjacent.
  static func twins(
    _ fish: [Fish], _ findings: inout Findings, technique: (Fish) -> TechniqueID?
  ) throws(Findings.LimitReached) {
    for (place, first) in fish.enumerated() {
      guard let name = technique(first) else { continue }
      for second in fish[(place + 1)...] {
        guard second.digit == first.digit, second.bases == first.bases else { break }
        guard second.eliminations.first != first.eliminations.first else { continue }
        try findings.add(first.deduction(name, with: second))
      }
    }
  }
}
