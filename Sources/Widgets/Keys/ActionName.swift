/// Names of actions for key maps, from what they are called in the program.
nonisolated enum ActionName {
  /// The name of `action`: cases and their payload, parted by dots, as `move.up` for
  /// `Action.move(.up)`; nil where there is no name in it.
  static func name<Action>(of action: Action) -> String? {
    if let text = action as? String { return text.isEmpty ? nil : text }
    guard !(action is Void), !(action is any BinaryInteger) else { return nil }
    let parts = parts(of: action)
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  /// The name of the place whose actions are of `type`: `gameBoard` for `GameBoardAction`; empty
  /// where the type is no name of its own, as `()` or `String`.
  static func table<Action>(of type: Action.Type) -> String {
    guard type != Void.self, type != String.self, !(type is any BinaryInteger.Type) else {
      return ""
    }
    var name = Substring(String(describing: type))
    if name.hasSuffix("Action"), name.count > 6 { name = name.dropLast(6) }
    guard let first = name.first else { return "" }
    return first.lowercased() + name.dropFirst()
  }

  private static func parts(of value: Any) -> [String] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else {
      let text = String(describing: value)
      return isName(text) ? [text] : []
    }
    guard let child = mirror.children.first else { return [String(describing: value)] }
    let payload = Mirror(reflecting: child.value)
    let inner =
      payload.displayStyle == .tuple
      ? payload.children.flatMap { parts(of: $0.value) } : parts(of: child.value)
    return [child.label ?? ""] + inner
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
