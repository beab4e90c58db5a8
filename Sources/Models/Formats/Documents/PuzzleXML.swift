/// Reads the XML of OpenSudoku and of KSudoku.
enum PuzzleXML {
  /// Returns the puzzles of a document that begins in `line`. If it is damaged, those before the
  /// damage.
  static func readings(of bytes: [UInt8], line: Int) -> [PuzzleReading] {
    var scanner = XMLScanner(bytes, line: line)
    var readings: [PuzzleReading] = []
    do throws(PuzzleTextError) {
      try read(&scanner, line: line, into: &readings)
    } catch {
      readings.append(.failure(error))
    }
    return readings
  }

  private static func read(
    _ scanner: inout XMLScanner, line: Int, into readings: inout [PuzzleReading]
  ) throws(PuzzleTextError) {
    guard case .start(let name, let attributes, let line) = try scanner.next() else { return }
    switch name {
    case "opensudoku": try OpenSudokuXML.read(&scanner, attributes, line: line, into: &readings)
    case "ksudoku": try KSudokuXML.read(&scanner, into: &readings)
    default:
      throw PuzzleTextError(
        format: nil, line: line, found: .element(name),
        expected: .eitherElement("opensudoku", "ksudoku"))
    }
    guard readings.isEmpty else { return }
    throw PuzzleTextError(
      format: name == "ksudoku" ? .kSudoku : .openSudoku, line: line, found: .noGame,
      expected: .notation(name == "ksudoku" ? "<puzzle>" : "<game data=\"…\"/>"))
  }
}
