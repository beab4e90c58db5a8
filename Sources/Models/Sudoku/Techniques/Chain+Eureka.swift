/// Eureka notation, in which people write chains in forums:
///
/// ```
/// (5)r2c1=(5-3)r2c9=(3)r8c9      if r2c1 isn't 5, r2c9 is 5 and not 3, so r8c9 is 3
/// (7)r1c4-(7=2)r1c89-(2)r1c2     if r1c4 is 7, r1c89 must hold 2, so r1c2 doesn't
/// (2)r1c3-(2=57)r1c78-(57=4)r1c9 if r1c3 is 2, r1c78 hold 5 and 7, so r1c9 is left with 4
/// ```
///
/// `=` is a strong link: one of the two ends is true. `-` is a weak one: they aren't both true. A
/// loop ends with its first statement.
extension Chain {
  /// The chain in Eureka notation. `nil` for a net, and for links that need a proof of their own.
  public var eureka: String? {
    guard statements.count > 1,
      statements.allSatisfy({ $0.reasons.isEmpty && $0.proof == nil })
    else { return nil }
    let path = isLoop ? statements + statements.prefix(1) : statements
    var nodes: [EurekaNode] = []
    for (place, statement) in path.enumerated() {
      let link = statement.isTrue ? "=" : "-"
      if let set = statement.set, let last = nodes.indices.last {
        nodes[last].cells = set.cells
        if statement.isTrue, !statement.cells.isSubset(of: set.cells) {
          // The set holds its other digits, so that a cell beside it is left with one.
          let held = set.digits.subtracting([path[place - 1].digit]).map(\.description).joined()
          nodes[last].digits += "=\(held)"
          nodes.append(EurekaNode("-", "\(held)=\(statement.digit)", statement.cells))
          continue
        }
        nodes[last].digits += "=\(statement.digit)"
        if statement.isTrue { continue }
        nodes.append(EurekaNode(link, statement))
      } else if place > 0, let last = nodes.indices.last, nodes[last].cells == statement.cells,
        statement.cells.count == 1, path[place - 1].set == nil, !entersSet(after: place, in: path)
      {
        nodes[last].digits += "\(link)\(statement.digit)"
      } else {
        nodes.append(EurekaNode(place > 0 ? link : "", statement))
      }
    }
    return nodes.map { "\($0.link)(\($0.digits))\($0.cells.notation)" }.joined()
  }

  private func entersSet(after place: Int, in path: [Statement]) -> Bool {
    place + 1 < path.count && path[place + 1].set != nil
  }

  /// Reads a chain in Eureka notation, with or without blanks. `nil` if `eureka` isn't one, or has
  /// an almost locked set, because the notation doesn't give the places of its digits.
  public init?(eureka: String) {
    var rest = eureka.filter { !$0.isWhitespace }[...]
    var path: [Statement] = []
    while !rest.isEmpty {
      let node = /([-=]?)\(([1-9](?:[-=][1-9])*)\)(r[1-9]+c[1-9]+(?:,r[1-9]+c[1-9]+)*)/
      guard let match = rest.prefixMatch(of: node), match.1.isEmpty == path.isEmpty else {
        return nil
      }
      let cells = CellSet(notation: match.3)
      let links = String(match.1) + match.2.filter { "-=".contains($0) }
      let digits = match.2.compactMap { $0.wholeNumberValue.flatMap { Digit($0) } }
      guard digits.count == 1 || cells.count == 1 else { return nil }
      for (place, digit) in digits.enumerated() {
        let link = path.isEmpty ? nil : Array(links)[match.1.isEmpty ? place - 1 : place]
        path.append(Statement(digit, in: cells, isTrue: link == "="))
      }
      rest = rest[match.range.upperBound...]
    }
    guard path.count > 1 else { return nil }
    path[0] = Statement(path[0].digit, in: path[0].cells, isTrue: !path[1].isTrue)
    guard zip(path, path.dropFirst()).allSatisfy({ $0.isTrue != $1.isTrue }) else { return nil }
    let isLoop = path.count > 3 && path.first == path.last
    self.init(isLoop ? path.dropLast() : path, isLoop: isLoop)
  }
}

extension Deduction {
  /// The chain behind the deduction in Eureka notation. `nil` if there is none or several, and
  /// where ``Chain/eureka`` is.
  public var eureka: String? {
    (pattern as? Chain)?.eureka
  }
}

/// Digits of the same cells, and the link before them.
private struct EurekaNode {
  let link: String
  var digits: String
  var cells: CellSet

  init(_ link: String, _ digits: String, _ cells: CellSet) {
    self.link = link
    self.digits = digits
    self.cells = cells
  }

  init(_ link: String, _ statement: Statement) {
    self.init(link, "\(statement.digit)", statement.cells)
  }
}

extension CellSet {
  /// The cells by row and column, in short: "r1c3", "r12c3", "r1c246", "r1c12,r2c1".
  public var notation: String {
    var groups: [(rows: String, columns: String)] = []
    for row in 0..<9 {
      let columns = filter { $0.row == row }.map { "\($0.column + 1)" }.joined()
      guard !columns.isEmpty else { continue }
      if let group = groups.firstIndex(where: { $0.columns == columns }) {
        groups[group].rows += "\(row + 1)"
      } else {
        groups.append(("\(row + 1)", columns))
      }
    }
    return groups.map { "r\($0.rows)c\($0.columns)" }.joined(separator: ",")
  }

  /// Reads what ``notation`` writes.
  fileprivate init(notation: some StringProtocol) {
    self = .none
    for group in notation.split(separator: ",") {
      let parts = group.dropFirst().split(separator: "c")
        .map { $0.compactMap(\.wholeNumberValue) }
      guard let rows = parts.first, let columns = parts.last else { continue }
      for row in rows {
        for column in columns { insert(Cell(row: row - 1, column: column - 1)) }
      }
    }
  }
}
