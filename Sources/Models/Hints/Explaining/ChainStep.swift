public import Sudoku

/// A statement of a chain, and the letter of its cells.
public struct ChainStep: Hashable, Sendable {
  /// The statement.
  public let statement: Statement
  /// The position of its cells among those of the chain, from 0: a, b, c…
  public let place: Int
}

extension Deduction {
  /// The steps of the chain behind the deduction, in order. Empty if there is none, if there are
  /// several, or if it consists of almost locked sets, whose steps say too little by themselves.
  public var chainSteps: [ChainStep] {
    guard case .chain(let chain) = pattern, chain.statements.count > 1,
      chain.statements.allSatisfy({ $0.set == nil })
    else { return [] }
    var places: [CellSet] = []
    return chain.statements.map { statement in
      let place = places.firstIndex(of: statement.cells) ?? places.count
      if place == places.count { places.append(statement.cells) }
      return ChainStep(statement: statement, place: place)
    }
  }
}
