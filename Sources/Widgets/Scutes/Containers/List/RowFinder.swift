// SPDX-License-Identifier: Apache-2.0

/// Type selection in a list: collects typed letters, shows them, and forgets them after a while.
final class RowFinder {
  /// The response to a key.
  enum Outcome {
    /// The key was not used.
    case none
    /// The key was used, but the search is unchanged.
    case taken
    /// The search has changed to these letters.
    case finds(TypeSelect)
  }

  private var typed: TypeSelect?
  private var end: Schedule.Entry?
  private let schedule: Schedule
  private let changed: () -> Void

  /// Creates a finder. `changed` is called when the shown letters change.
  init(_ schedule: Schedule, changed: @escaping () -> Void) {
    self.schedule = schedule
    self.changed = changed
  }

  /// Waits for the first letter.
  func begin() {
    keep(TypeSelect())
  }

  /// Handles `key`. With `atOnce` a letter starts a search, otherwise only ``begin()`` does.
  func take(_ key: KeyPress, atOnce: Bool) -> Outcome {
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
  private func keep(_ typed: TypeSelect) -> Outcome {
    self.typed = typed
    schedule.cancel(end)
    end = schedule.at(schedule.now() + TypeSelect.patience) { [weak self] in self?.forget() }
    changed()
    return .finds(typed)
  }

  /// Forgets the typed letters.
  func forget() {
    guard typed != nil else { return }
    schedule.cancel(end)
    typed = nil
    changed()
  }

  /// Draws the typed letters in the lower right corner of `rect`.
  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard let typed else { return }
    let text = " /\(typed.text) "
    painter.write(
      TextTruncation.suffix(of: text, columns: rect.width),
      at: Point(x: max(rect.minX, rect.maxX - text.columns), y: rect.maxY - 1),
      style: environment.theme.style(for: .field))
  }
}
