/// How a terminal draws what is printed next.
nonisolated struct SGRState: Hashable, Sendable {
  var foreground = SGRColor.standard
  var background = SGRColor.standard
  var attributes: TextAttributes = []

  /// Attributes that show on a blank.
  static let visibleOnBlanks: TextAttributes = [.underline, .reverse, .strikethrough]

  /// Appends the shortest sequence that leads from `old` to this state; nil where what the
  /// terminal does now is unknown.
  func append(to bytes: inout [UInt8], after old: SGRState?) {
    let start = bytes.count
    bytes += [0x1B, 0x5B]
    let parameters = bytes.count
    if let old {
      appendDifference(from: old, to: &bytes)
      if bytes.count == parameters {
        bytes.removeLast(2)
        return
      }
    } else {
      bytes.appendParameter(0)
      appendDifference(from: SGRState(), to: &bytes)
    }
    bytes[bytes.count - 1] = UInt8(ascii: "m")
    guard old != nil else { return }

    var fresh: [UInt8] = [0x1B, 0x5B]
    if self != SGRState() { fresh.appendParameter(0) }
    appendDifference(from: SGRState(), to: &fresh)
    if fresh.count == 2 { fresh.append(0) }
    fresh[fresh.count - 1] = UInt8(ascii: "m")
    if fresh.count < bytes.count - start { bytes.replaceSubrange(start..., with: fresh) }
  }

  private func appendDifference(from old: SGRState, to bytes: inout [UInt8]) {
    if attributes != old.attributes { appendAttributes(from: old.attributes, to: &bytes) }
    if foreground != old.foreground { foreground.append(to: &bytes, isBackground: false) }
    if background != old.background { background.append(to: &bytes, isBackground: true) }
  }

  private func appendAttributes(from old: TextAttributes, to bytes: inout [UInt8]) {
    var present = old
    let ended = old.subtracting(attributes)
    if !ended.isDisjoint(with: [.bold, .dim]) {
      // One number ends both.
      bytes.appendParameter(22)
      present.subtract([.bold, .dim])
    }
    for (attribute, number) in Self.numbers where ended.contains(attribute) && number > 2 {
      bytes.appendParameter(20 + number)
    }
    for (attribute, number) in Self.numbers
    where attributes.contains(attribute) && !present.contains(attribute) {
      bytes.appendParameter(number)
    }
  }

  private static let numbers: [(TextAttributes, UInt8)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]
}
