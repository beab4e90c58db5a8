import ArgumentParser
import Formats
import Generating
import Grading
import Sudoku

/// One of the values of a type, named on the command line as in the code, whatever the case:
/// `hard`, `halfTurn`, `half-turn`; or by another name that it goes by elsewhere.
struct Choice<Value>: ExpressibleByArgument
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  init?(argument: String) {
    let wanted = argument.foldedName
    let named = Value.allCases.first { $0.rawValue.foldedName == wanted }
    let otherNames = (Value.self as? any NamedOtherwise.Type)?.otherNames ?? [:]
    guard let value = named ?? otherNames[wanted].flatMap(Value.init) else { return nil }
    self.value = value
  }

  var defaultValueDescription: String { value.rawValue }

  static var allValueStrings: [String] {
    (Value.self as? any NamedOtherwise.Type)?.offered ?? Value.allCases.map(\.rawValue)
  }
}

/// Values that have other names, or not all of which can be chosen.
private protocol NamedOtherwise: CaseIterable, RawRepresentable<String> {
  /// The raw values by the names that other programs have for them, in small letters without
  /// dashes.
  static var otherNames: [String: String] { get }
  /// The names to choose from.
  static var offered: [String] { get }
}

extension NamedOtherwise {
  fileprivate static var otherNames: [String: String] { [:] }
  fileprivate static var offered: [String] { allCases.map(\.rawValue) }
}

extension PuzzleFormat: NamedOtherwise {
  fileprivate static var offered: [String] { allCases.filter(\.isWritable).map(\.id) }
}

extension Level: NamedOtherwise {
  /// HoDoKu's name.
  fileprivate static var otherNames: [String: String] { ["unfair": Level.expert.rawValue] }
}

extension Symmetry: NamedOtherwise {
  /// The names of QQWing and of GNOME Sudoku.
  fileprivate static var otherNames: [String: String] {
    [
      "rotate180": Symmetry.halfTurn.rawValue, "rotate90": Symmetry.quarterTurn.rawValue,
      "mirror": Symmetry.vertical.rawValue, "flip": Symmetry.horizontal.rawValue,
    ]
  }
}

/// The longest time that Sudoku Explainer may take for a puzzle, as the command line gives it.
struct TimeLimit: Sendable {
  private let duration: Duration

  /// Reads a number of seconds.
  ///
  /// - Throws: `ValidationError` for one that makes no sense.
  init(_ text: String) throws {
    guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
      throw ValidationError("give more than 0 seconds, up to a day.")
    }
    duration = .seconds(seconds)
  }

  /// The end of a time that begins now.
  var stop: Stop { .after(duration) }
}

extension UInt64 {
  /// Reads the number that puzzles are made from.
  ///
  /// - Throws: `ValidationError` for any other text.
  init(seed text: String) throws {
    guard let seed = Self(text) else {
      throw ValidationError("give a whole number, 0 or more.")
    }
    self = seed
  }
}

extension Measure {
  /// Reads the range in an argument: 28, 6.6-7.2, or 26+.
  ///
  /// - Throws: `ValidationError` if it isn't one, or if there are no such numbers.
  func range(argument: String) throws -> ClosedRange<Int> {
    do throws(RangeError) {
      return try range(argument)
    } catch {
      switch error {
      case .unclear: throw ValidationError("give a number or a range, such as \(examples).")
      case .outside:
        throw ValidationError("give \(text(all.lowerBound)) to \(text(all.upperBound)).")
      }
    }
  }

  /// Such ranges, for the help and for errors.
  fileprivate var examples: String {
    switch self {
    case .givens: "28, 26-30 or 26+"
    case .rating: "3.2, 6.6-7.2 or 10+"
    case .score: "900, 900-1200 or 900+"
    }
  }
}

extension ArgumentHelp {
  static var level: ArgumentHelp {
    "The level: easy, medium, hard, expert (HoDoKu's Unfair) or extreme."
  }
  static var rating: ArgumentHelp { "Sudoku Explainer's rating: \(Measure.rating.examples)." }
  static var givens: ArgumentHelp { "The number of givens: \(Measure.givens.examples)." }
}
