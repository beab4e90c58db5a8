import Widgets

nonisolated extension InputEvent {
  /// Something that a user might do on a screen of `size`.
  static func random(within size: Size, using random: inout LinearGenerator) -> InputEvent {
    let keys: [KeyPress] =
      [.up, .down, .left, .right, .tab, .enter, .enter, .escape, .home, .function(1)].map {
        KeyPress($0)
      } + ["?", "q", " ", "x", "b", "j", "D", "한"].map { KeyPress($0) }
      + [KeyPress(.tab, modifiers: .shift)]
    let place = Point(
      x: Int.random(in: -1...max(0, size.width), using: &random),
      y: Int.random(in: -1...max(0, size.height), using: &random))
    let button: MouseEvent.Button =
      [.left, .left, .left, .middle, .right]
      .randomElement(using: &random) ?? .left
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .mouse(MouseEvent(.press(button), at: place))
    case 1: return .mouse(MouseEvent(.drag(button), at: place))
    case 2, 3: return .mouse(MouseEvent(.release(button), at: place))
    case 4:
      return .mouse(MouseEvent(Bool.random(using: &random) ? .scrollUp : .scrollDown, at: place))
    default: return .key(keys.randomElement(using: &random) ?? KeyPress(.tab))
    }
  }
}
