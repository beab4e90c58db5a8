extension ListNode {
  /// Does what the mouse means to the list.
  func handleMouse(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .scrollUp: return scroll(by: -ScrollPlan.wheelStep)
    case .scrollDown: return scroll(by: ScrollPlan.wheelStep)
    case .press(.left): return grasp(at: mouse.position) || click(mouse)
    case .press(.right): return click(mouse) && (!environment.isEnabled || openMenu())
    case .drag(.left):
      guard let drag, let barRect else { return false }
      let bar = ScrollBar(axis: .vertical, geometry: position.geometry)
      let geometry = bar.dragged(to: mouse.position, grip: drag.grip, in: barRect)
      change { $0.scroll(to: geometry) }
      return true
    case .release:
      drag = nil
      return false
    default: return false
    }
  }

  private func grasp(at point: Point) -> Bool {
    guard let barRect, barRect.contains(point) else { return false }
    let bar = ScrollBar(axis: .vertical, geometry: position.geometry)
    let grip = bar.grip(at: point, in: barRect)
    drag = (.vertical, grip)
    change { $0.scroll(to: bar.dragged(to: point, grip: grip, in: barRect)) }
    return true
  }

  /// Chooses the row under the pointer. Control changes whether it is selected, Shift selects a
  /// range, a double click activates it.
  private func click(_ mouse: MouseEvent) -> Bool {
    guard environment.isEnabled else { return true }
    guard let row = row(at: mouse.position) else { return false }
    if mouse.modifiers.contains(.shift), extend(to: row) { return true }
    _ = choose(row)
    if mouse.modifiers.contains(.control), toggle() { return true }
    if view.selection?.isMultiple == true { selectCursor() }
    if mouse.clickCount == 2 { _ = activate() }
    return true
  }

  /// The row at `point` that can be selected.
  private func row(at point: Point) -> Int? {
    let rect = windowRect
    guard rect.contains(point), point.x != barRect?.minX else { return nil }
    let line = point.y - rect.minY
    if line == 0, position.pinnedHeader != nil { return nil }
    guard position.offset + line < table.height,
      let row = table.row(atLine: position.offset + line), table.id(of: row) != nil
    else { return nil }
    return row
  }
}
