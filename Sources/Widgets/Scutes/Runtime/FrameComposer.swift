// SPDX-License-Identifier: Apache-2.0

/// Turns a tree into frames for a terminal.
final class FrameComposer {
  private var painter: Painter?
  private var shown = Canvas(size: .zero)
  private var shownCursor: HardwareCursor?
  private var shownImages: [FrameImage] = []
  /// The cell of an empty screen.
  private var ground: CanvasCell
  /// `true` to repaint the whole screen with the next frame.
  var repaintsAll = true

  init(theme: Theme) {
    ground = CanvasCell(ground: theme)
  }

  /// Changes the look of empty cells to `theme` and draws all of `tree` again. The next frame
  /// contains the cells that differ.
  func take(_ theme: Theme, in tree: Tree) {
    ground = CanvasCell(ground: theme)
    guard let painter else { return }
    painter.ground = ground
    tree.damage(painter.bounds)
  }

  /// The next frame of `tree` on a screen of `size`, or `nil` if nothing has changed. `layOut`
  /// updates the layout before drawing.
  func frame(of tree: Tree, size: Size, layOut: () -> Void) -> Frame? {
    if shown.size != size { repaintsAll = true }
    guard tree.needsFrame || repaintsAll || tree.hardwareCursor != shownCursor else { return nil }
    let painter = painter(of: size, tree: tree)
    layOut()
    let blocks = tree.draw(on: painter)
    var changes = FrameDifference.update(&shown, within: blocks, from: painter)
    if repaintsAll {
      changes = (0..<size.height).map { Frame.Run(row: $0, columns: 0..<size.width) }
    }
    let cursor = tree.hardwareCursor.flatMap { shown.bounds.contains($0.place) ? $0 : nil }
    let images = painter.images.shown(on: shown)
    let isOther = !changes.isEmpty || cursor != shownCursor || images != shownImages
    guard repaintsAll || isOther else { return nil }
    let frame = Frame(
      canvas: shown, changes: changes, cursor: cursor?.place,
      showsCursor: cursor?.isShown ?? false, repaintsAll: repaintsAll, images: images)
    (shownCursor, shownImages) = (cursor, images)
    repaintsAll = false
    return frame
  }

  /// The contents of `rect` in the last frame.
  func picture(of rect: Rect) -> CellPicture? {
    CellPicture(of: shown, in: rect)
  }

  private func painter(of size: Size, tree: Tree) -> Painter {
    if let painter, painter.bounds.size == size { return painter }
    let painter = Painter(size: size)
    painter.ground = ground
    self.painter = painter
    shown = Canvas(size: size)
    tree.damage(painter.bounds)
    return painter
  }
}

extension CanvasCell {
  /// Creates an empty cell in the style of `theme`.
  fileprivate init(ground theme: Theme) {
    let style = theme.groundStyle
    self.init(
      foreground: style.foreground ?? .terminalDefault,
      background: style.background ?? .terminalDefault)
  }
}
