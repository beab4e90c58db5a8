import ScutesJSON
import Sudoku

/// 81 values of a document, one for each cell, whatever they are.
struct CellGrid: Hashable, Sendable {
  /// The values in the order of the cells.
  var values: [Value]

  enum Value: Hashable, Sendable {
    case none
    /// 0 for an empty cell, or another number of one digit.
    case number(Int)
    case flag(Bool)
    case digits(DigitSet)
    /// Text, a larger number, or anything else.
    case other
  }

  /// The digits, or `nil` if some values are neither digits nor empty.
  var digits: Grid? {
    var grid = Grid()
    for (cell, value) in zip(Cell.all, values) {
      switch value {
      case .none: break
      case .number(let number) where (0...9).contains(number): grid[cell] = Digit(number)
      case .digits(let digits) where digits.isEmpty: break
      default: return nil
      }
    }
    return grid
  }

  /// `true` or `false` for each cell, or `nil` if some values are anything else. Missing ones are
  /// `false`.
  var flags: [Bool]? {
    var flags: [Bool] = []
    for value in values {
      switch value {
      case .none: flags.append(false)
      case .flag(let flag): flags.append(flag)
      default: return nil
      }
    }
    return values.allSatisfy { $0 == .none } ? nil : flags
  }

  /// ``flags``, which may be written as 0 and 1. More than nine ones aren't digits.
  var bits: [Bool]? {
    if let flags { return flags }
    let isOfBits = values.allSatisfy { $0 == .number(0) || $0 == .number(1) }
    return isOfBits && values.count { $0 == .number(1) } > 9 ? values.map { $0 == .number(1) } : nil
  }

  /// The notes, or `nil` if some values are anything else. One digit may be a note by itself.
  var notes: CellNotes? {
    var (notes, hasSets) = (CellNotes(), false)
    for (cell, value) in zip(Cell.all, values) {
      switch value {
      case .none, .number(0): break
      case .number(let number):
        guard let digit = Digit(number) else { return nil }
        notes[cell] = [digit]
      case .digits(let digits):
        notes[cell] = digits
        hasSets = true
      default: return nil
      }
    }
    return hasSets ? notes : nil
  }

  /// The digits and the notes, where some cells have one and some the others.
  var digitsAndNotes: (digits: Grid, notes: CellNotes)? {
    guard let notes, values.contains(where: { if case .number(1...9) = $0 { true } else { false } })
    else { return nil }
    var (grid, rest) = (Grid(), notes)
    for (cell, value) in zip(Cell.all, values) {
      if case .number(let number) = value { (grid[cell], rest[cell]) = (Digit(number), .none) }
    }
    return (grid, rest)
  }

  /// `true` if cells have the same value exactly where they are in the same box.
  var areBoxes: Bool {
    var first: [Value] = Array(repeating: .none, count: 9)
    for cell in Cell.all.reversed() { first[cell.box] = values[cell.index] }
    guard Set(first).count == 9, !first.contains(.none), !first.contains(.other) else {
      return false
    }
    return Cell.all.allSatisfy { values[$0.index] == first[$0.box] }
  }

  enum Shape {
    case grid(CellGrid)
    /// 81 objects, one for each cell. An empty cell may have none.
    case objects([PlacedJSON?])
    /// A square of another size.
    case size(Int)
    /// Cells of another number than 81.
    case cells(Int)
    /// Rows of another number than nine, or of these numbers of cells.
    case rows(Int, [Int])
    case none

    /// The error for cells in this shape, which aren't a grid.
    func fault(in origin: PuzzleOrigin) -> PuzzleTextError? {
      switch self {
      case .size(let size): origin.error(found: .gridOfSize(size), expected: .gridOfNine)
      case .cells(let count): origin.error(found: .cells(count), expected: .cells)
      case .rows(let rows, let counts):
        origin.error(found: .rowsOfCells(rows, counts), expected: .rowsOfNine)
      case .grid, .objects, .none: nil
      }
    }

    /// `true` if it is cells in rows, or many cells.
    var isLikeGrid: Bool {
      switch self {
      case .grid, .objects, .size, .rows: true
      case .cells(let count): count > 40
      case .none: false
      }
    }
  }

  static func shape(of value: PlacedJSON) -> Shape {
    if let text = value.text { return shape(ofText: text) }
    if let members = value.members { return shape(of: members) }
    guard let elements = value.elements, elements.count > 1 else { return .none }
    if elements.count == 9, let grid = grid(ofRows: elements) { return grid }
    if elements.count == 81 {
      if isOfCells(elements) { return .grid(CellGrid(values: elements.map(Value.init))) }
      return objects(elements).map(Shape.objects) ?? .none
    }
    if isOfCells(elements), !elements.contains(where: { $0.elements != nil }) {
      if let size = size(ofCells: elements.count), size > 4 { return .size(size) }
      return .cells(elements.count)
    }
    return shape(ofOtherRows: elements)
  }

  /// Returns the shape of nine rows, each of nine cells, nine characters, or nine objects.
  private static func grid(ofRows rows: [PlacedJSON]) -> Shape? {
    let cells = rows.compactMap(Self.row)
    guard cells.count == 9, cells.allSatisfy({ $0.count == 9 }) else {
      let lists = rows.compactMap { row -> [PlacedJSON]? in
        let elements = row.elements ?? onlyMember(of: row)?.elements
        return elements?.count == 9 ? elements : nil
      }
      return lists.count == 9 ? objects(lists.flatMap(\.self)).map(Shape.objects) : nil
    }
    return .grid(CellGrid(values: cells.flatMap(\.self)))
  }

  /// Returns the cells of a row, whatever their number, or `nil` if it is something else.
  private static func row(_ value: PlacedJSON) -> [Value]? {
    if let text = value.text { return characters(of: text) }
    let elements = value.elements ?? onlyMember(of: value)?.elements
    guard let elements, elements.count > 1, isOfCells(elements) else { return nil }
    return elements.map(Value.init)
  }

  /// Returns the value of an object's only member.
  private static func onlyMember(of value: PlacedJSON) -> PlacedJSON? {
    guard let members = value.members, members.count == 1 else { return nil }
    return members.first?.value
  }

  /// Returns `elements` if they are objects, with `nil` for empty cells.
  private static func objects(_ elements: [PlacedJSON]) -> [PlacedJSON?]? {
    var (objects, hasMembers): ([PlacedJSON?], Bool) = ([], false)
    for element in elements {
      if let members = element.members {
        objects.append(element)
        hasMembers = hasMembers || !members.isEmpty
      } else if !element.isTruthy {
        objects.append(nil)
      } else {
        return nil
      }
    }
    return hasMembers ? objects : nil
  }

  /// Returns `true` if the elements are values of cells: at least no objects or lists of lists.
  private static func isOfCells(_ elements: [PlacedJSON]) -> Bool {
    elements.allSatisfy { element in
      if element.members?.isEmpty == false { return Value(element) != .other }
      if let parts = element.elements {
        return !parts.contains { $0.elements != nil || $0.members != nil }
      }
      return (element.text?.utf8.count ?? 0) <= 24
    }
  }

  /// Returns the shape of rows that aren't nine of nine.
  private static func shape(ofOtherRows elements: [PlacedJSON]) -> Shape {
    let rows = elements.compactMap(Self.row)
    guard rows.count == elements.count, rows.count > 3 else { return .none }
    let counts = Set(rows.map(\.count)).sorted()
    if counts == [rows.count] { return .size(rows.count) }
    guard counts.allSatisfy({ (6...12).contains($0) }), (6...12).contains(rows.count) else {
      return .none
    }
    return .rows(rows.count, counts)
  }

  /// Returns the size of a square with `count` cells, or `nil` if there is none.
  private static func size(ofCells count: Int) -> Int? {
    [4, 6, 8, 10, 12, 15, 16, 25].first { $0 * $0 == count }
  }

  private static func shape(ofText text: String) -> Shape {
    guard text.utf8.count >= 16 else { return .none }
    let separators: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0x7C, 0x2F, 0x2C, 0x3B]
    let bytes = text.utf8.filter { !separators.contains($0) }
    let cells = bytes.compactMap(CellText.digit)
    if cells.count == bytes.count {
      if cells.count == 81 { return .grid(CellGrid(values: cells.map { .number(Int($0)) })) }
      if let size = size(ofCells: cells.count) { return .size(size) }
      return cells.count >= 60 && cells.count < 100 ? .cells(cells.count) : .none
    }
    guard text.utf8.contains(0x0A) else { return .none }
    let document = PuzzleDocument(text)
    guard document.problems.isEmpty, document.entries.count == 1,
      let entry = document.entries.first,
      !entry.hasPlaced, entry.candidates == nil, entry.notes == nil
    else { return .none }
    return .grid(CellGrid(values: Cell.all.map { .number(entry.givens[$0]?.rawValue ?? 0) }))
  }

  private static func characters(of text: String) -> [Value]? {
    let cells = text.utf8.map { $0 == 0x20 ? 0 : CellText.digit($0) }
    guard cells.count > 3, !cells.contains(nil) else { return nil }
    return cells.map { .number(Int($0 ?? 0)) }
  }

  /// Returns the shape of an object with a member for each cell, from A1 or r1c1.
  private static func shape(of members: [PlacedJSON.Member]) -> Shape {
    guard members.count == 81 else { return .none }
    var values: [PlacedJSON?] = Array(repeating: nil, count: 81)
    for member in members {
      guard let cell = CellName.cell(of: member.name), values[cell.index] == nil else {
        return .none
      }
      values[cell.index] = member.value
    }
    let all = values.compactMap(\.self)
    if isOfCells(all) { return .grid(CellGrid(values: all.map(Value.init))) }
    return objects(all).map(Shape.objects) ?? .none
  }
}

/// The names of cells in other programs.
enum CellName {
  /// Returns the cell called `name`: "A1" for row A and column 1, or "r1c1".
  static func cell(of name: String) -> Cell? {
    let bytes = name.utf8.map(\.lowercased)
    if bytes.count == 4, bytes[0] == "r", bytes[2] == "c",
      let row = bytes[1].digit, let column = bytes[3].digit
    {
      return Cell(row: row.rawValue - 1, column: column.rawValue - 1)
    }
    guard bytes.count == 2, (UInt8(ascii: "a")...UInt8(ascii: "i")).contains(bytes[0]),
      let column = bytes[1].digit
    else { return nil }
    return Cell(row: Int(bytes[0] - UInt8(ascii: "a")), column: column.rawValue - 1)
  }
}

extension CellGrid.Value {
  /// Creates the value of a cell.
  init(_ json: PlacedJSON) {
    switch json.content {
    case .null: self = .none
    case .bool(let flag): self = .flag(flag)
    case .number(let number): self = Int(exactly: number).map { Self(number: $0) } ?? .other
    case .string(let text): self.init(text: text)
    case .array(let elements): self = Self.digits(of: elements).map { .digits($0) } ?? .other
    case .object(let members): self = Self.digits(of: members).map { .digits($0) } ?? .other
    }
  }

  private init(number: Int) {
    self = (0...80).contains(number) ? .number(number) : .other
  }

  private init(text: String) {
    let bytes = Array(text.replacing("\u{A0}", with: " ").utf8)[...].trimmed
    if bytes.isEmpty {
      self = .none
    } else if bytes.count == 1, let byte = bytes.first, let digit = CellText.digit(byte) {
      self = .number(Int(digit))
    } else if text == "true" || text == "false" {
      self = .flag(text == "true")
    } else {
      let signs = bytes.filter { !$0.isBlank && $0 != "," }
      let digits = signs.compactMap(\.digit)
      let isSet = digits.count == signs.count && Set(digits).count == digits.count
      self = isSet ? .digits(DigitSet(digits)) : .other
    }
  }

  /// Returns the digits of a list: one by one, or `true` or 1 in their places.
  private static func digits(of elements: [PlacedJSON]) -> DigitSet? {
    let values = elements.map(Self.init)
    let isOfBits =
      values.allSatisfy { $0 == .number(0) || $0 == .number(1) } && values.contains(.number(0))
    if (9...10).contains(values.count), isOfBits || values.contains(.flag(true)) {
      let marked = values.map { $0 == .flag(true) || $0 == .number(1) }
      guard isOfBits || values.allSatisfy({ $0 == .none || $0 == .number(0) || $0.isFlag }) else {
        return nil
      }
      // Ten have one for 0.
      return DigitSet(zip(marked, (10 - values.count)...).compactMap { $0 ? Digit($1) : nil })
    }
    var digits = DigitSet.none
    for value in values {
      switch value {
      case .none, .number(0), .flag(false): break
      case .number(let number):
        guard let digit = Digit(number) else { return nil }
        digits.insert(digit)
      default: return nil
      }
    }
    return digits
  }

  /// Returns the digits that are `true` in an object.
  private static func digits(of members: [PlacedJSON.Member]) -> DigitSet? {
    var digits = DigitSet.none
    for member in members {
      guard let digit = Int(member.name).flatMap(Digit.init) else { return nil }
      if member.value.isTruthy { digits.insert(digit) }
    }
    return digits
  }

  private var isFlag: Bool { if case .flag = self { true } else { false } }
}
