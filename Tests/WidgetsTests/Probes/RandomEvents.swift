import Scutes
import TestSupport

nonisolated extension InputEvent {
  /// A random event that a user might cause on a screen of `size`.
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
    let pastes = ["", "53..7", "한글\na\tb", "👨‍👩‍👧", String(repeating: "long ", count: 200)]
    switch Int.random(in: 0..<16, using: &random) {
    case 12: return .paste(pastes.randomElement(using: &random) ?? "")
    case 13: return .focus(Bool.random(using: &random))
    case 14: return .mouse(MouseEvent(.move, at: place))
    case 15: return [.suspend, .resume, .resume].randomElement(using: &random) ?? .resume
    case 0: return .mouse(MouseEvent(.press(button), at: place))
    case 1: return .mouse(MouseEvent(.drag(button), at: place))
    case 2, 3: return .mouse(MouseEvent(.release(button), at: place))
    case 4:
      let wheel: [MouseEvent.Kind] = [.scrollUp, .scrollDown, .scrollLeft, .scrollRight]
      return .mouse(MouseEvent(wheel.randomElement(using: &random) ?? .scrollUp, at: place))
    default: return .key(keys.randomElement(using: &random) ?? KeyPress(.tab))
    }
  }
}
