import ArgumentParser

/// One of the values of a type, named on the command line as in the code, whatever the case:
/// `hard`, `xWing`, `x-wing`, `"X Wing"`.
struct Choice<Value>: ExpressibleByArgument
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  init?(argument: String) {
    let wanted = TechniqueName.letters(argument)
    guard let value = Value.allCases.first(where: { TechniqueName.letters($0.rawValue) == wanted })
    else {
      return nil
    }
    self.value = value
  }

  var defaultValueDescription: String { value.rawValue }

  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }
}
