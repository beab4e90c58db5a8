/// The time in which the terminal has the mouse to itself, to select text with.
enum MouseLoan {
  /// Whether `events` end it: the first key does. An Escape that does is taken out of them.
  static func end(with events: inout [InputEvent]) -> Bool {
    let first = events.firstIndex { if case .key = $0 { true } else { false } }
    guard let first else { return false }
    if events[first] == .key(KeyPress(.escape)) { events.remove(at: first) }
    return true
  }
}
