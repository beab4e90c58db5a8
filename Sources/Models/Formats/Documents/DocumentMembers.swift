import ScutesJSON

/// The members of an unknown program's object that say something about a puzzle: everything that
/// looks like a grid, the lists that may have puzzles in them, and the names of what is left out.
///
/// A rule beyond the classic ones is an error, and so is a list that may be one.
struct DocumentMembers {
  private(set) var grids: [(name: MemberName, grid: CellGrid)] = []
  /// Lists of puzzles.
  private(set) var lists: [(name: MemberName, elements: [PlacedJSON])] = []
  /// The object's own members that are objects.
  private(set) var objects: [(name: MemberName, object: PlacedJSON)] = []
  /// The names of what isn't read.
  private(set) var leftOut: [String] = []
  /// The title, the author and the level.
  private(set) var details: [PuzzleDetail: String] = [:]
  private let origin: PuzzleOrigin
  private var depth = 0
  /// The number of grids made of the members of objects for cells.
  private var gridsOfMembers = 0

  /// Collects the members of `object`, which is called `name`.
  init(of object: PlacedJSON, _ name: MemberName, origin: PuzzleOrigin) throws(PuzzleTextError) {
    self.origin = origin
    try collect(object, name)
  }

  init(of cells: [PlacedJSON?], _ name: MemberName, origin: PuzzleOrigin) throws(PuzzleTextError) {
    self.origin = origin
    try collect(cells, name)
  }

  mutating func leaveOut(_ name: MemberName) { leaveOut(name.path) }

  private mutating func leaveOut(_ name: String) {
    if !leftOut.contains(name), leftOut.count < 12 { leftOut.append(name) }
  }

  private mutating func collect(_ object: PlacedJSON, _ name: MemberName) throws(PuzzleTextError) {
    for member in object.members ?? [] where member.value.isTruthy {
      try collect(member.value, name.member(member.name), named: member.name)
    }
  }

  private mutating func collect(
    _ value: PlacedJSON, _ name: MemberName, named own: String
  ) throws(PuzzleTextError) {
    guard !name.says(.history) else { return leaveOut(name) }
    let shape = CellGrid.shape(of: value)
    if name.role == .rule || name.says(.variant) {
      return try refuseRule(value, name, own, shape)
    }
    switch shape {
    case .grid(let grid): return grids.append((name, grid))
    case .objects(let cells): return try collect(cells, name)
    default:
      if isExpected(name), shape.isLikeGrid, let fault = shape.fault(in: origin) { throw fault }
    }
    if value.members != nil {
      if depth == 0, name.role != .remark { objects.append((name, value)) }
      depth += 1
      defer { depth -= 1 }
      try collect(value, name)
    } else if let elements = value.elements {
      try collect(elements, name)
    } else {
      try readScalar(value, name, own)
    }
  }

  private func isExpected(_ name: MemberName) -> Bool {
    switch name.role {
    case .givens, .board, .current, .solution, .unknown: true
    default: false
    }
  }

  private mutating func collect(_ elements: [PlacedJSON], _ name: MemberName)
    throws(PuzzleTextError)
  {
    let isPlain = elements.allSatisfy { $0.elements == nil && $0.members == nil }
    let hasGrids = elements.contains {
      CellGrid.shape(of: $0).isLikeGrid || Self.hasGrid($0, depth: 4)
    }
    switch name.role {
    case _ where hasGrids: lists.append((name, elements))
    case .givens, .board, .current:
      if let grid = PlacedCells(elements)?.grid { return grids.append((name, grid)) }
      guard isPlain else { throw origin.error(found: .member(name.path), expected: .rowsOfNine) }
      leaveOut(name)
    case .remark, .notes, .cornerNotes, .centreNotes, .isGiven, .isOpen: leaveOut(name)
    case _ where isPlain || name.says(.preference): leaveOut(name)
    default: throw origin.error(found: .member(name.path), expected: .classicRules)
    }
  }

  private static func hasGrid(_ value: PlacedJSON, depth: Int) -> Bool {
    guard depth > 0, let members = value.members else { return false }
    return members.contains { member in
      CellGrid.shape(of: member.value).isLikeGrid || hasGrid(member.value, depth: depth - 1)
        || member.value.elements?.prefix(4).contains { hasGrid($0, depth: depth - 2) } == true
    }
  }

  // Rules

  /// Refuses a member that is a rule by its name. It may say that there is none.
  private mutating func refuseRule(
    _ value: PlacedJSON, _ name: MemberName, _ own: String, _ shape: CellGrid.Shape
  ) throws(PuzzleTextError) {
    if let text = value.text, Self.isClassic(text) { return }
    if name.says(.preference) || name.says(.variant), value.members != nil {
      return try collect(value, name)
    }
    if name.says(.partition) {
      if case .grid(let grid) = shape, grid.areBoxes { return }
      if BoxList.isWhole(value) || [3, 9].contains(value.isNumber ? value.integer : nil) { return }
    }
    let words = value.text.map { $0.count > 40 ? String($0.prefix(40)) + "…" : $0 }
    let isNamed = name.says(.variant) && words != nil
    throw origin.error(found: .rule(isNamed ? words ?? own : name.path), expected: .classicRules)
  }

  private mutating func readScalar(
    _ value: PlacedJSON, _ name: MemberName, _ own: String
  ) throws(PuzzleTextError) {
    if let text = value.text {
      if name.says(.kind) || name.says(.prose), let rule = Self.rule(in: text, name) {
        throw origin.error(found: .rule(rule), expected: .classicRules)
      }
      guard name.isAboutPuzzle else { return }
      if name.says(.title) { details[.title] = details[.title] ?? text }
      if name.says(.author) { details[.author] = text }
      if name.says(.level) { details[.level] = text }
    }
    guard name.isSize, let size = Self.size(value) else { return }
    let isOfBox = name.says(.boxSize)
    guard size == 9 || size == 3 || size == 81 || !isOfBox && size > 25 else {
      throw origin.error(
        found: isOfBox ? .member(name.path) : .gridOfSize(size), expected: .gridOfNine)
    }
  }

  /// Returns the other rule that `text` names, a kind of puzzle or prose.
  private static func rule(in text: String, _ name: MemberName) -> String? {
    if let rule = MemberName.rule(in: text) { return rule }
    let isOfX = name.says(.kind) && MemberName.words(in: text).contains("x")
    return isOfX && !isClassic(text) ? text : nil
  }

  /// Returns the number of `9`, `"9"` and `"9x9"`.
  private static func size(_ value: PlacedJSON) -> Int? {
    guard let text = value.text else { return value.isNumber ? value.integer : nil }
    return Int(text.prefix { $0.isNumber })
  }

  private static let classic: Set<String> = [
    "classic", "classical", "classics", "standard", "normal", "regular", "plain", "default",
    "basic", "vanilla", "none", "no", "off", "false", "sudoku", "traditional", "simple", "rules",
    "apply", "x", "daily", "original",
  ]

  /// Returns `true` if `text` says that there are no other rules: "classic", "Normal sudoku rules
  /// apply."
  static func isClassic(_ text: String) -> Bool {
    let words = MemberName.words(in: text)
    let numbers = text.split { !$0.isNumber }
    let isCross = words.contains("x")
    return words.allSatisfy(classic.contains) && numbers.allSatisfy { $0 == "9" }
      && (!isCross || numbers == ["9", "9"])
  }

  // Objects for cells

  /// The most names that the members of 81 cells may have. Each makes a grid of about 1.3 KB,
  /// however few of the cells have it.
  private static let mostNames = 100
  /// The most such grids of a document: as many as fit into 2 MB where every cell has every member.
  private static let mostGridsOfMembers = 5_000

  /// Collects the objects of 81 cells: each of their members makes a grid.
  private mutating func collect(_ cells: [PlacedJSON?], _ name: MemberName) throws(PuzzleTextError)
  {
    var names: [String] = []
    var values: [String: [PlacedJSON?]] = [:]
    for (index, cell) in cells.enumerated() {
      for member in cell?.members ?? [] {
        if values[member.name] == nil {
          guard names.count < Self.mostNames, gridsOfMembers < Self.mostGridsOfMembers else {
            throw origin.error(found: .unknownJSON, expected: .knownJSON)
          }
          gridsOfMembers += 1
          names.append(member.name)
          values[member.name] = Array(repeating: nil, count: 81)
        }
        values[member.name]?[index] = member.value
      }
    }
    let order = try order(of: names, values)
    for own in names {
      let unordered = values[own] ?? []
      let ordered = order.map { order in order.map { unordered[$0] } } ?? unordered
      guard ordered.contains(where: { $0?.isTruthy == true }) else { continue }
      try addGrid(ofCells: ordered, name.member(own))
    }
  }

  private mutating func addGrid(
    ofCells values: [PlacedJSON?], _ name: MemberName
  ) throws(PuzzleTextError) {
    let grid = CellGrid(values: values.map { $0.map(CellGrid.Value.init) ?? .none })
    if name.says(.row) || name.says(.column) || name.says(.index) { return }
    if name.role == .rule || name.says(.boxSize) {
      guard !grid.areBoxes else { return }
      throw origin.error(found: .rule(name.path), expected: .classicRules)
    }
    let isKnown = name.role != .unknown && name.role != .remark
    if isKnown || grid.flags != nil, !grid.values.contains(.other) {
      return grids.append((name, grid))
    }
    let isNested = values.contains { $0?.elements?.isEmpty == false || $0?.isObject == true }
    guard !isNested || name.role == .remark else {
      throw origin.error(found: .member(name.path), expected: .classicRules)
    }
    if name.path.hasSuffix("id") || name.path.hasSuffix("key") { return }
    leaveOut(name)
  }

  /// Returns the indices of the objects in the order of the cells, if they say where they belong
  /// and are elsewhere.
  private func order(
    of names: [String], _ values: [String: [PlacedJSON?]]
  ) throws(PuzzleTextError) -> [Int]? {
    func numbers(_ meaning: MemberName.Meaning) -> [Int]? {
      let name = names.first { MemberName.none.member($0).says(meaning) }
      let numbers = name.flatMap { values[$0] }?.compactMap { $0?.integer }
      return numbers?.count == 81 ? numbers : nil
    }
    let places: [Int]
    if let rows = numbers(.row), let columns = numbers(.column), let top = rows.min(),
      let left = columns.min()
    {
      places = zip(rows, columns).map { row, column in
        (0...8).contains(row - top) && (0...8).contains(column - left)
          ? (row - top) * 9 + column - left : -1
      }
    } else if let indices = numbers(.index), let first = indices.min() {
      places = indices.map { $0 - first }
    } else {
      return nil
    }
    guard Set(places) == Set(0..<81) else {
      throw origin.error(found: .cellWithoutPlace, expected: .cells)
    }
    return places.indices.sorted { places[$0] < places[$1] }
  }
}
