import Widgets

/// The actions of the setter's view of a board being filled in.
nonisolated enum SetterAction: String, KeyAction {
  /// Leaves out givens that aren't needed until all are.
  case minimal = "minimal"
  /// Chooses the next symmetry of partners.
  case symmetry = "symmetry"
  /// Shows the canonical form.
  case canonical = "canonical"
  /// Lists what becomes of the puzzle by one given more or less.
  case change = "change"
  /// Switches between entering digits and marking the cells of a pattern.
  case pattern = "pattern"
  /// Starts or stops the search for a puzzle with givens in the pattern.
  case fill = "fill"

  static let table = "setter"

  static func bindings(_ words: Words) -> [KeyBinding<SetterAction>] {
    let setter = words.setter
    return [
      KeyBinding([KeyPress("v")], .change, setter.change.lowercased(), shown: .prominent),
      KeyBinding([KeyPress("M")], .minimal, setter.minimal.lowercased(), shown: .prominent),
      KeyBinding([KeyPress("S")], .symmetry, setter.symmetry.lowercased(), shown: .prominent),
      KeyBinding([KeyPress("p")], .pattern, setter.pattern.lowercased(), shown: .prominent),
      KeyBinding([KeyPress("f")], .fill, setter.fill.lowercased(), shown: .prominent),
      KeyBinding([KeyPress("C")], .canonical, setter.canonical.lowercased(), shown: .prominent),
    ]
  }
}
