import Sudoku

/// The saved games of Simon Tatham's Solo: a game ID in two parts, and the moves since.
///
/// ```
/// SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
/// PARAMS  :5:3x3db             DESC    :37:4e8a5a3j7f2e…
/// STATEPOS:1:3                 the moves before this state have been made, those after it
///                              taken back
/// MOVE    :6:R2,1,3            3 into column 3 of row 2, counted from 0
/// MOVE    :6:P2,0,7            a note of 7, or no longer
/// ```
///
/// Each entry is a name, a number of bytes, and that many bytes.
enum SoloSave {
  private static let head: StaticString = "SAVEFILE:"

  /// Returns `true` if `bytes` begin a saved game of the collection.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.begins(with: head) }

  /// Reads the games in `bytes`, which begin in `line`.
  static func read(_ bytes: ArraySlice<UInt8>, line: Int, into readings: inout DocumentReadings) {
    var (rest, line, game) = (bytes, line, SoloGame(line: line))
    do throws(PuzzleTextError) {
      while !rest.allSatisfy(\.isBlank) {
        let start = line
        let entry = try entry(of: &rest, line: &line)
        if entry.name == "SAVEFILE", game.isBegun {
          readings.append(game.reading)
          game = SoloGame(line: line)
        }
        game.read(entry.name, entry.value, line: start)
      }
      readings.append(game.reading)
    } catch {
      readings.append(.failure(error))
    }
  }

  /// Removes the next entry from `bytes`.
  private static func entry(
    of bytes: inout ArraySlice<UInt8>, line: inout Int
  ) throws(PuzzleTextError) -> (name: String, value: ArraySlice<UInt8>) {
    bytes = bytes.drop(while: \.isBlank)
    let parts = bytes.prefix { $0 != 0x0A }.split(
      separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let length = Int(PuzzleLine.text(parts[1])), length >= 0 else {
      throw PuzzleTextError(
        format: .solo, line: line,
        found: .text(PuzzleLine.start(of: bytes.prefix { $0 != 0x0A })),
        expected: .notation("NAME:LENGTH:VALUE"))
    }
    let value = bytes[parts[2].startIndex...]
    let end = value.dropFirst(length).first
    // If the length is wrong, the value is the rest of the line.
    let content = end == nil || end == 0x0A ? value.prefix(length) : parts[2]
    line += 1 + content.count { $0 == 0x0A }
    bytes = value.dropFirst(content.count)
    return (PuzzleLine.text(parts[0].trimmed), content)
  }

  /// A game as far as it is read.
  private struct SoloGame {
    let line: Int
    private(set) var isBegun = false
    private var kind = "Solo"
    private var parameters: ArraySlice<UInt8> = []
    private var description: ArraySlice<UInt8> = []
    private var elapsed: Duration?
    private var state = 1
    private var moves: [SoloMove] = []
    /// The first move that can't be read, and the number of moves before it.
    private var failure: (place: Int, error: PuzzleTextError)?

    /// A move in few bytes: a file may have many.
    private enum SoloMove {
      case digit(Cell, Digit?)
      case note(Cell, Digit)
      case allNotes
      case solution([UInt8])
      case restart
    }

    init(line: Int) { self.line = line }

    /// Reads an entry, which begins in `line`.
    mutating func read(_ name: String, _ value: ArraySlice<UInt8>, line: Int) {
      isBegun = true
      let text = PuzzleLine.text(value.prefix(400))
      switch name {
      case "GAME": kind = text
      case "PARAMS": parameters = value
      case "DESC": description = value
      case "TIME": elapsed = Double(text).flatMap { $0 > 0 && $0 < 1e9 ? .seconds($0) : nil }
      case "STATEPOS": state = Int(text) ?? 1
      case "MOVE", "SOLVE": add(Self.move(text), value, line: line)
      case "RESTART": moves.append(.restart)
      default: break
      }
    }

    private mutating func add(_ move: SoloMove?, _ value: ArraySlice<UInt8>, line: Int) {
      if let move {
        moves.append(move)
      } else if failure == nil {
        let error = PuzzleTextError(
          format: .solo, line: line, found: .text(PuzzleLine.start(of: value)),
          expected: .notation("RX,Y,DIGIT"))
        failure = (place: moves.count, error: error)
      }
    }

    private static func move(_ text: String) -> SoloMove? {
      let fields = text.dropFirst().split(separator: ",")
      let numbers = fields.compactMap { Int($0) }
      guard numbers.count == fields.count else { return nil }
      switch text.first {
      case "S" where numbers.count == 81: return .solution(numbers.map { UInt8(clamping: $0) })
      case "M": return .allNotes
      case "R", "P":
        guard numbers.count == 3, numbers[..<2].allSatisfy((0..<9).contains),
          (0...9).contains(numbers[2])
        else { return nil }
        let cell = Cell(row: numbers[1], column: numbers[0])
        guard text.first == "P", let digit = Digit(numbers[2]) else {
          return .digit(cell, Digit(numbers[2]))
        }
        return .note(cell, digit)
      default: return nil
      }
    }

    var reading: PuzzleReading {
      PuzzleReading { () throws(PuzzleTextError) in
        guard kind == "Solo" else {
          throw PuzzleTextError(
            format: .solo, line: line, found: .text(kind), expected: .notation("Solo"))
        }
        let id = Array(parameters) + [UInt8(ascii: ":")] + Array(description)
        var entry = try SoloID.read(id[...], of: PuzzleLine(bytes: id[...], number: line))
        var notes = CellNotes()
        let made = max(0, state - 1)
        // Without it, a move that was taken back would count as made.
        if let failure, failure.place < made { throw failure.error }
        for move in moves.prefix(made) { make(move, &entry, &notes) }
        if !notes.isEmpty { entry.notes = notes }
        entry.elapsed = elapsed
        return entry
      }
    }

    private func make(_ move: SoloMove, _ entry: inout PuzzleEntry, _ notes: inout CellNotes) {
      switch move {
      case .digit(let cell, let digit):
        guard entry.givens[cell] == nil else { return }
        entry.placed[cell] = digit
        notes[cell] = .none
      case .note(let cell, let digit):
        guard entry.grid[cell] == nil else { return }
        notes[cell] =
          notes[cell].contains(digit)
          ? notes[cell].subtracting([digit]) : notes[cell].union([digit])
      case .allNotes:
        for cell in entry.grid.emptyCells { notes[cell] = .all }
      case .solution(let digits):
        for cell in Cell.all where entry.givens[cell] == nil {
          entry.placed[cell] = Digit(Int(digits[cell.index]))
        }
        notes = CellNotes()
      case .restart: (entry.placed, notes) = (Grid(), CellNotes())
      }
    }
  }
}
