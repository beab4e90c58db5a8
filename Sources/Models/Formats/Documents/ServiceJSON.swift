import ScutesJSON
import Sudoku

/// JSON of unknown programs and services. What is a grid is found by its shape, and what it is for
/// by its name.
///
/// ```
/// {"newboard":{"grids":[{"value":[[5,3,0,…],…],"solution":[[…]],"difficulty":"Easy"}]}}
/// {"puzzle":[[5,null,…]],"user_inputs":[[null,4,…]],"notes":[[[],[2,7],…]]}
/// {"fields":[[{"value":5,"preNumber":true},{"value":4,"notes":[2,7]},…],…]}
/// ```
///
/// Nothing is guessed. Two grids that may both be the puzzle, digits that disagree, rules, and
/// members that may be rules are errors. What has nothing to do with the puzzle is left out by
/// name.
struct ServiceJSON {
  private let members: DocumentMembers
  private let origin: PuzzleOrigin

  /// The puzzles of an object which is called `name`.
  static func readings(
    of object: PlacedJSON, _ name: MemberName = .none, origin: PuzzleOrigin
  ) -> [PuzzleReading] {
    do throws(PuzzleTextError) {
      let members = try DocumentMembers(of: object, name, origin: origin)
      return try Self(members: members, origin: origin).readings()
    } catch {
      return [.failure(error)]
    }
  }

  /// The puzzle of an object for each cell.
  static func reading(of cells: [PlacedJSON?], origin: PuzzleOrigin) -> PuzzleReading {
    PuzzleReading { () throws(PuzzleTextError) in
      let members = try DocumentMembers(of: cells, .none.member("cells"), origin: origin)
      return try Self(members: members, origin: origin).entry()
    }
  }

  /// The puzzle of a grid by itself, which is called `name`.
  static func reading(
    of grid: CellGrid, _ name: MemberName = .none, origin: PuzzleOrigin
  ) -> PuzzleReading {
    PuzzleReading { () throws(PuzzleTextError) in
      if [.solution, .current, .notes, .remark].contains(name.role) {
        throw origin.error(found: .onlyMembers([name.path]), expected: .givens)
      }
      return try entry(of: grid, name, origin: origin)
    }
  }

  private static func entry(
    of grid: CellGrid, _ name: MemberName, origin: PuzzleOrigin
  ) throws(PuzzleTextError) -> PuzzleEntry {
    if let digits = grid.digits { return PuzzleEntry(givens: digits, origin: origin) }
    if let (digits, notes) = grid.digitsAndNotes {
      var entry = PuzzleEntry(givens: digits, origin: origin)
      entry.notes = notes
      return entry
    }
    if let sets = grid.notes, Cell.all.allSatisfy({ !sets[$0].isEmpty }) {
      return CandidateText.entry(sets, origin: origin)
    }
    let cell = Cell.all.first { cell in
      switch grid.values[cell.index] {
      case .none, .number(0...9): false
      default: true
      }
    }
    throw origin.error(found: .noDigit(cell ?? Cell(0)), expected: .digit)
  }

  private func readings() throws(PuzzleTextError) -> [PuzzleReading] {
    if members.grids.isEmpty, !members.lists.isEmpty {
      let readings = listed()
      guard case .success(var entry)? = readings.first else { return readings }
      entry.unread.members += members.leftOut
      return [.success(entry)] + readings.dropFirst()
    }
    do throws(PuzzleTextError) {
      return [.success(try entry())]
    } catch {
      // Each object may be a puzzle by itself.
      let parts = members.objects.filter { !$0.name.path.contains(".") }
      guard case .twoPuzzles = error.found, parts.count > 1 else { throw error }
      let readings = parts.flatMap { Self.readings(of: $0.object, $0.name, origin: origin) }
      let entries = readings.filter { (try? $0.get()) != nil }
      guard entries.count == readings.count else { throw error }
      return entries
    }
  }

  /// The puzzles of lists. Solutions in a list of their own go with the puzzles one by one.
  private func listed() -> [PuzzleReading] {
    let puzzles = members.lists.filter { $0.name.role != .solution && $0.name.role != .remark }
    let solutions = members.lists.filter { $0.name.role == .solution }
    guard !puzzles.isEmpty else {
      return [
        .failure(
          origin.error(found: .onlyMembers(members.lists.map(\.name.path)), expected: .givens))
      ]
    }
    return puzzles.flatMap { list -> [PuzzleReading] in
      let readings = list.elements.flatMap {
        PuzzleFile.readings(of: $0, list.name, origin: origin)
      }
      guard solutions.count == 1, let solution = solutions.first, puzzles.count == 1,
        solution.elements.count == readings.count
      else { return readings }
      return zip(readings, solution.elements).map { reading, element in
        reading.flatMap { entry in
          PuzzleReading { () throws(PuzzleTextError) in
            if case .grid(let grid) = CellGrid.shape(of: element) {
              try check((solution.name, grid), against: entry, list.name)
            }
            return entry
          }
        }
      }
    }
  }

  // One puzzle of several grids

  private typealias Named = (name: MemberName, grid: CellGrid)

  /// The grids with one of these roles.
  private func grids(_ roles: MemberName.Role...) -> [Named] {
    members.grids.filter { roles.contains($0.name.role(of: $0.grid)) && $0.grid.flags == nil }
  }

  private func entry() throws(PuzzleTextError) -> PuzzleEntry {
    var members = members
    let board = try puzzle()
    var entry = try Self.entry(of: board.grid, board.name, origin: origin)
    if let isGiven = try givenCells(of: board) {
      for cell in Cell.all where !isGiven[cell.index] {
        (entry.placed[cell], entry.givens[cell]) = (entry.givens[cell], nil)
      }
    }
    for other in grids(.givens, .board, .current) where other.name != board.name {
      if try !place(other, in: &entry, board.name) { members.leaveOut(other.name) }
    }
    for solution in grids(.solution) { try check(solution, against: entry, board.name) }
    for (name, grid) in members.grids {
      switch name.role(of: grid) {
      case .notes, .cornerNotes, .centreNotes:
        if !addNotes(name, grid, into: &entry) { members.leaveOut(name) }
      case .remark: members.leaveOut(name)
      case .unknown where name != board.name && grid.flags != nil: members.leaveOut(name)
      default: break
      }
    }
    for list in members.lists { members.leaveOut(list.name) }
    entry.unread.members = members.leftOut
    entry.details = members.details
    return entry
  }

  /// The grid with the givens. Other boards may have digits of the player.
  private func puzzle() throws(PuzzleTextError) -> Named {
    for role: MemberName.Role in [.givens, .board, .unknown] {
      let found = grids(role)
      guard let first = found.first else { continue }
      let rival = (found + grids(.unknown)).first { $0.grid != first.grid }
      if let rival {
        throw origin.error(
          found: .twoPuzzles([first.name.path, rival.name.path]), expected: .onePuzzle)
      }
      return first
    }
    let names = members.grids.map(\.name.path)
    guard names.isEmpty else {
      throw origin.error(found: .onlyMembers(names), expected: .givens)
    }
    throw origin.error(found: .unknownJSON, expected: .knownJSON)
  }

  /// `true` for each cell of `board` with a given, if the document tells them from placed digits.
  private func givenCells(of board: Named) throws(PuzzleTextError) -> [Bool]? {
    var found: [Bool]?
    let isFilled = board.grid.values.map { $0 != .none && $0 != .number(0) }
    for (name, grid) in members.grids where name != board.name {
      guard let bits = grid.bits else { continue }
      switch name.role(of: grid) {
      case .isGiven, .isOpen:
        let isGiven = name.role(of: grid) == .isGiven
        if isGiven, let empty = Cell.all.first(where: { bits[$0.index] && !isFilled[$0.index] }) {
          throw origin.error(found: .noDigit(empty), expected: .digit)
        }
        let marked = zip(bits, isFilled).map { $0 == isGiven && $1 }
        guard found == nil || found == marked else {
          throw origin.error(found: .member(name.path), expected: .agreement)
        }
        found = marked
      case .visibility where bits != isFilled && bits != isFilled.map { !$0 }:
        throw origin.error(found: .member(name.path), expected: .givens)
      case .unknown where !isFilled.contains(false):
        throw origin.error(found: .member(name.path), expected: .givens)
      default: break
      }
    }
    return found
  }

  /// Places the digits of another board, which has those of the givens or none in their place.
  /// Leaves out a full one that may be the solution, and returns `false`.
  private func place(
    _ other: Named, in entry: inout PuzzleEntry, _ name: MemberName
  ) throws(PuzzleTextError) -> Bool {
    guard let digits = other.grid.digits else {
      throw origin.error(found: .member(other.name.path), expected: .digit)
    }
    let isUsed = !digits.isFull || other.name.role != .board
    for cell in Cell.all {
      guard let digit = digits[cell] else { continue }
      let known = entry.givens[cell] ?? entry.placed[cell]
      guard known == nil || known == digit else {
        throw origin.error(
          found: .disagreement(name.path, other.name.path, cell), expected: .agreement)
      }
      if entry.givens[cell] == nil, isUsed { entry.placed[cell] = digit }
    }
    return isUsed
  }

  /// Checks that a solution agrees with the givens and the classic rules.
  private func check(
    _ solution: Named, against entry: PuzzleEntry, _ name: MemberName
  ) throws(PuzzleTextError) {
    guard let digits = solution.grid.digits, digits.isFull else {
      throw origin.error(found: .twoPuzzles([name.path, solution.name.path]), expected: .onePuzzle)
    }
    let given = entry.givens.filledCells
    if let cell = given.first(where: { entry.givens[$0] != digits[$0] }) {
      throw origin.error(
        found: .disagreement(name.path, solution.name.path, cell), expected: .agreement)
    }
    guard digits.conflicts.isEmpty else {
      throw origin.error(found: .wrongSolution(solution.name.path), expected: .classicRules)
    }
  }

  /// Adds the notes of the empty cells. Returns `false` if they can't be read.
  private func addNotes(
    _ name: MemberName, _ grid: CellGrid, into entry: inout PuzzleEntry
  ) -> Bool {
    guard let found = grid.notes else { return false }
    let digits = entry.grid
    let notes = CellNotes { digits[$0] == nil ? found[$0] : .none }
    guard !notes.isEmpty else { return true }
    if name.role == .centreNotes {
      entry.centreNotes = entry.centreNotes?.union(notes) ?? notes
    } else {
      entry.notes = entry.notes?.union(notes) ?? notes
    }
    return true
  }
}
