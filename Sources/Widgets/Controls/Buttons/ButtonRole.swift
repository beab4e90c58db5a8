/// What a button is for, as far as that changes how it looks and is pressed.
public nonisolated enum ButtonRole: Hashable, Sendable {
  /// Leaves everything as it is. Escape presses it too, where nothing else has a use for Escape.
  case cancel
  /// Destroys something. It is underlined, and has a look of its own.
  case destructive
}
