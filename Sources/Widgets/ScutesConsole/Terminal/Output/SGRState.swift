// SPDX-License-Identifier: Apache-2.0

/// The colours and attributes in which a terminal draws what is printed next, and the link that it
/// belongs to.
struct SGRState: Hashable, Sendable {
  var foreground = SGRColor.standard
  var background = SGRColor.standard
  var attributes: TextAttributes = []
  var link = CellLink.none

  /// The attributes that show on a blank.
  static let visibleOnBlanks: TextAttributes = [.underline, .reverse, .strikethrough]

  /// Appends the shortest sequences that lead from `old` to this state. `nil` means that the current
  /// state is unknown, except that no link is open.
  func append(to bytes: inout [UInt8], after old: SGRState?) {
    guard old != self else { return }
    if link != old?.link ?? .none { link.append(to: &bytes) }
    unlinked.appendStyle(to: &bytes, after: old?.unlinked)
  }

  private var unlinked: SGRState {
    var state = self
    state.link = .none
    return state
  }

  private func appendStyle(to bytes: inout [UInt8], after old: SGRState?) {
    guard old != self else { return }
    let start = bytes.count
    if let old {
      bytes.append(0x1B)
      bytes.append(0x5B)
      appendDifference(from: old, to: &bytes)
      bytes[bytes.count - 1] = UInt8(ascii: "m")
      // A sequence that only adds to the old state can't be longer than one from scratch.
      guard ends(old) else { return }
    }
    let middle = bytes.count
    bytes.append(0x1B)
    bytes.append(0x5B)
    if self != SGRState() || old == nil { bytes.appendParameter(0) }
    if self != SGRState() { appendDifference(from: SGRState(), to: &bytes) }
    if bytes.count == middle + 2 { bytes.append(0) }
    bytes[bytes.count - 1] = UInt8(ascii: "m")
    if bytes.count - middle < middle - start || old == nil {
      bytes.removeSubrange(start..<middle)
    } else {
      bytes.removeLast(bytes.count - middle)
    }
  }

  /// Returns `true` if this state lacks something of `old`.
  private func ends(_ old: SGRState) -> Bool {
    foreground == .standard && old.foreground != .standard
      || background == .standard && old.background != .standard
      || !old.attributes.isSubset(of: attributes)
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

extension CellLink {
  /// Appends the sequence that begins the link, or ends any (OSC 8). The number joins the parts of a
  /// link that is wrapped.
  fileprivate func append(to bytes: inout [UInt8]) {
    bytes += "\u{1B}]8;".utf8
    bytes += (destination.map { "id=\(number);\($0.address)" } ?? ";").utf8
    bytes += "\u{1B}\\".utf8
  }
}
