import ArgumentParser
import Generating
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

  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }
}

/// Values that other programs call by other names.
private protocol NamedOtherwise {
  /// The raw values by these names, in small letters without dashes.
  static var otherNames: [String: String] { get }
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
