/// Find-as-you-type in a list: takes keys as parts of a title, shows them, and forgets them after a
/// while.
final class RowFinder {
  /// What a key means while rows are looked for.
  enum Answer {
    /// Nothing: others may have a use for it.
    case none
    /// No other row is looked for.
    case taken
    /// The row that these letters mean is looked for.
    case finds(TypeSelect)
  }

  private var typed: TypeSelect?
  private var end: Schedule.Entry?
  private let schedule: Schedule
  private let changed: () -> Void

  /// Nothing typed yet. `changed` is called when other letters are to be shown.
  init(_ schedule: Schedule, changed: @escaping () -> Void) {
    self.schedule = schedule
    self.changed = changed
  }

  /// Waits for the first letter.
  func begin() {
    keep(TypeSelect())
  }

  /// Takes `key`. Where rows are found `atOnce`, a letter begins a title; otherwise only
  /// ``begin()`` does.
  func take(_ key: KeyPress, atOnce: Bool) -> Answer {
    guard var typed else {
      var typed = TypeSelect()
      return atOnce && typed.take(key, at: schedule.now()) ? keep(typed) : .none
    }
    switch key {
    case KeyPress(.escape):
      forget()
      return .taken
    case KeyPress(.enter) where !atOnce:
      forget()
      return .taken
    case KeyPress(.backspace):
      guard !typed.text.isEmpty else {
        forget()
        return .taken
      }
      typed.deleteLast()
    default:
      guard case .character(let character) = key.key, key.modifiers.isEmpty else {
        forget()
        return .none
      }
      typed.type(character)
    }
    return keep(typed)
  }

  @discardableResult
  private func keep(_ typed: TypeSelect) -> Answer {
    self.typed = typed
    schedule.cancel(end)
    end = schedule.at(schedule.now() + TypeSelect.patience) { [weak self] in self?.forget() }
    changed()
    return .finds(typed)
  }

  /// Forgets what was typed.
  func forget() {
    guard typed != nil else { return }
    schedule.cancel(end)
    typed = nil
    changed()
  }

  /// Shows what was typed in the lower right corner of `rect`.
  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard let typed else { return }
    let text = " /\(typed.text) "
    painter.write(
      TextTruncation.suffix(of: text, columns: rect.width),
      at: Point(x: max(rect.minX, rect.maxX - text.columns), y: rect.maxY - 1),
      style: environment.theme.style(for: .field))
  }
}
