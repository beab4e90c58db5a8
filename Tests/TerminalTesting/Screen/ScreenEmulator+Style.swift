import Scutes

extension ScreenEmulator {
  /// Applies the parameters of `CSI … m`. Returns `false` if one of them wasn't understood.
  mutating func applyStyle(_ parameters: [[Int?]]) -> Bool {
    var isKnown = true
    var rest = parameters.isEmpty ? [[0]] : parameters[...]
    while let parameter = rest.popFirst() {
      let code = (parameter.first ?? nil) ?? 0
      guard kind.knowsStyle(code) else {
        isKnown = false
        continue
      }
      switch code {
      case 38, 48, 58:
        guard let color = Self.color(parameter, &rest) else {
          isKnown = false
          continue
        }
        if code == 38 { style.foreground = color }
        if code == 48 { style.background = color }
      case 4 where parameter.count > 1 && parameter[1] == 0: style.attributes.remove(.underline)
      default: isKnown = applyStyle(code) && isKnown
      }
    }
    return isKnown
  }

  private mutating func applyStyle(_ code: Int) -> Bool {
    switch code {
    case 0:
      let link = style.link
      style = ScreenStyle()
      style.link = link
    case 1: style.attributes.insert(.bold)
    case 2: style.attributes.insert(.dim)
    case 3: style.attributes.insert(.italic)
    case 4, 21: style.attributes.insert(.underline)
    case 7: style.attributes.insert(.reverse)
    case 9: style.attributes.insert(.strikethrough)
    case 22: style.attributes.subtract([.bold, .dim])
    case 23: style.attributes.remove(.italic)
    case 24: style.attributes.remove(.underline)
    case 27: style.attributes.remove(.reverse)
    case 29: style.attributes.remove(.strikethrough)
    case 5, 6, 8, 10, 25, 28, 53, 55, 59: break
    case 30...37: style.foreground = .indexed(UInt8(code - 30))
    case 39: style.foreground = .terminalDefault
    case 40...47: style.background = .indexed(UInt8(code - 40))
    case 49: style.background = .terminalDefault
    case 90...97: style.foreground = .indexed(UInt8(code - 90 + 8))
    case 100...107: style.background = .indexed(UInt8(code - 100 + 8))
    default: return false
    }
    return true
  }

  /// The colour after a 38, 48 or 58: after colons (`38:2::1:2:3`, `38:5:17`) or as the next
  /// parameters (`38;2;1;2;3`, `38;5;17`), which are removed from `rest`.
  private static func color(
    _ parameter: [Int?], _ rest: inout ArraySlice<[Int?]>
  ) -> ScreenColor? {
    func byte(_ number: Int?) -> UInt8 { UInt8(clamping: number ?? 0) }
    if parameter.count > 1 {
      switch (parameter[1], parameter.count) {
      case (5, 3): return .indexed(byte(parameter[2]))
      case (2, 5): return .rgb(byte(parameter[2]), byte(parameter[3]), byte(parameter[4]))
      case (2, 6...): return .rgb(byte(parameter[3]), byte(parameter[4]), byte(parameter[5]))
      default: return nil
      }
    }
    let kind = rest.popFirst()?.first ?? nil
    switch kind {
    case 5: return rest.popFirst().map { .indexed(byte($0.first ?? nil)) }
    case 2:
      guard rest.count >= 3 else { return nil }
      let parts = rest.prefix(3).map { byte($0.first ?? nil) }
      rest = rest.dropFirst(3)
      return .rgb(parts[0], parts[1], parts[2])
    default: return nil
    }
  }
}
