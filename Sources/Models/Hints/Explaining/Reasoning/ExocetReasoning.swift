import Sudoku

/// The explanation of an exocet.
struct ExocetReasoning {
  let exocet: ExocetPattern

  func reasoning() -> Reasoning {
    let (base, targets, digits) = (exocet.base, exocet.targets, exocet.digits)
    let companions: [Sentence] =
      exocet.companions.isEmpty ? [] : [{ $0.haveNone(exocet.companions, of: digits) }]
    return Reasoning(
      lookAt: .cells(base),
      [{ $0.holdTwo(of: digits, base) }] + companions
        + [
          { $0.fitIntoTwo(exocet.crossLines, base, targets, exocet.covers) },
          { $0.returnInTargets(targets) },
        ] + exocet.refutations.flatMap(sentences),
      witnesses: exocet.companions + exocet.refutations.flatMap(Self.mirror))
  }

  private func sentences(_ refutation: ExocetPattern.Refutation) -> [Sentence] {
    switch refutation {
    case .noRoom(let digit, let target, let other, let lines):
      [{ $0.hasNoRoom(digit, target, other, lines) }]
    case .notMirrored(let digits, let target, let mirror):
      [isMirrored(target, mirror), { $0.lacks(mirror, digits, target) }]
    case .taken(let digit, let target, let other): [{ $0.takes(target, digit, from: other) }]
    case .noTarget(let digits): [{ $0.haveNoTarget(digits, exocet.targets, exocet.base) }]
    case .mirrors(let cell, let target, let mirror):
      [isMirrored(target, mirror), { $0.equals(cell, target) }]
    case .paired(let mirror, let target, let rest, let house):
      [isMirrored(target, mirror), { $0.sharePlaces(mirror, with: rest, in: house) }]
    }
  }

  private func isMirrored(_ target: Cell, _ mirror: [Cell]) -> Sentence {
    { $0.isMirrored(target, mirror, in: .box(mirror[0].box)) }
  }

  private static func mirror(_ refutation: ExocetPattern.Refutation) -> [Cell] {
    switch refutation {
    case .notMirrored(_, _, let mirror), .mirrors(_, _, let mirror), .paired(let mirror, _, _, _):
      mirror
    case .noRoom, .taken, .noTarget: []
    }
  }
}
