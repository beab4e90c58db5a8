// SPDX-License-Identifier: Apache-2.0

extension CanvasCell {
  /// The transition from this cell to `new`, at `share` from 0 to 1.
  ///
  /// Shows the glyph of the cell with the larger share, in a colour that fades out of the old
  /// ground or into the new one. Glyphs are drawn faintly instead if the colours aren't known.
  package func mixed(with new: CanvasCell, by share: Double) -> CanvasCell {
    if self == new || share >= 1 { return new }
    if share <= 0 { return self }
    if hasSwappedColors || new.hasSwappedColors {
      return asShown.mixed(with: new.asShown, by: share)
    }
    let ground = background.mixed(with: new.background, by: share)
    if glyph == new.glyph, columns == new.columns {
      var cell = share < 0.5 ? self : new
      cell.foreground = ink.mixed(with: new.ink, by: share)
      cell.background = ground
      return cell
    }
    let showsNew = glyph == .space || (new.glyph != .space && share >= 0.5)
    var cell = showsNew ? new : self
    cell.background = ground
    if cell.foreground.isExact, background.isExact, new.background.isExact {
      cell.foreground =
        showsNew
        ? background.mixed(with: new.foreground, by: share)
        : foreground.mixed(with: new.background, by: share)
    } else if cell.glyph != .space, showsNew ? share < 1 : true {
      cell.attributes.insert(.dim)
    }
    return cell
  }

  /// The colour of the glyph and the lines at it, or of the ground if there are none.
  private var ink: Color {
    glyph == .space && attributes.isDisjoint(with: [.underline, .strikethrough])
      ? background : foreground
  }

  /// `true` if the ink and the ground are swapped and both colours are known.
  private var hasSwappedColors: Bool {
    attributes.contains(.reverse) && foreground.isExact && background.isExact
  }

  /// The same picture without swapped colours, so that the colours a person sees are mixed.
  private var asShown: CanvasCell {
    guard hasSwappedColors else { return self }
    var cell = self
    swap(&cell.foreground, &cell.background)
    cell.attributes.remove(.reverse)
    return cell
  }
}
