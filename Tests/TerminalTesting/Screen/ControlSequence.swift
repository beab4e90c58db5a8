/// A control sequence: `ESC [`, a prefix, parameters, intermediate bytes and the final byte.
struct ControlSequence: Hashable {
  /// One of `<=>?`, if present.
  var prefix: Character?
  /// The parameters between semicolons, each with its parts after colons. `nil` if missing.
  var parameters: [[Int?]] = []
  /// The characters between the parameters and the final byte.
  var intermediates = ""
  /// The final byte, which names the command.
  var final: Character = "@"

  /// The first number of the parameter at `index`, or `value` if it is missing.
  func parameter(_ index: Int, default value: Int) -> Int {
    guard index < parameters.count, let number = parameters[index].first ?? nil else {
      return value
    }
    return number
  }

  /// The parameter at `index` as a number of repetitions: at least 1.
  func count(_ index: Int = 0) -> Int { max(1, parameter(index, default: 1)) }

  /// All parameters as numbers, 0 for a missing one.
  var numbers: [Int] { parameters.map { ($0.first ?? nil) ?? 0 } }

  /// The sequence as written, without the escape character.
  var description: String {
    let numbers = parameters.map { part in
      part.map { $0.map(String.init) ?? "" }.joined(separator: ":")
    }
    return "CSI " + (prefix.map(String.init) ?? "") + numbers.joined(separator: ";")
      + intermediates + String(final)
  }
}
