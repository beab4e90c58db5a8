public import Sudoku

/// A statement of a chain, and the letter of its cells.
public struct ChainStep: Hashable, Sendable {
  /// What follows here.
  public let statement: Statement
  /// The place of its cells among those of the chain, from 0: a, b, c…
  public let place: Int
}

extension Deduction {
  /// The steps of the chain that the deduction rests on, in order; empty where it rests on none, on
  /// several, or on almost locked sets, whose steps say too little by themselves.
  public var chainSteps: [ChainStep] {
    guard chains.count == 1, sets.isEmpty, let statements = chains.first?.statements,
      statements.count > 1, !technique.isForcing,
      statements.allSatisfy({ $0.set == nil && $0.reasons.isEmpty })
    else { return [] }
    var places: [CellSet] = []
    return statements.map { statement in
      let place = places.firstIndex(of: statement.cells) ?? places.count
      if place == places.count { places.append(statement.cells) }
      return ChainStep(statement: statement, place: place)
    }
  }
}

extension TechniqueID {
  fileprivate var isForcing: Bool {
    switch self {
    case .forcingChainContradiction, .forcingChainVerity, .forcingNetContradiction,
      .forcingNetVerity:
      true
    default: false
    }
  }
}
