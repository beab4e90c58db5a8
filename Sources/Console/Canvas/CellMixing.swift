extension CanvasCell {
  /// What lies between this cell and `new`, which takes its place: `share`, from 0 to 1, of it.
  ///
  /// The glyph of the one that has more shows, in a colour that comes out of the old ground or goes
  /// into the new one. Where colours are not known, glyphs are drawn faintly instead.
  package func mixed(with new: CanvasCell, by share: Double) -> CanvasCell {
    if self == new || share >= 1 { return new }
    if share <= 0 { return self }
    if hasSwappedColors || new.hasSwappedColors {
      return asShown.mixed(with: new.asShown, by: share)
    }
    let ground = background.mixed(with: new.background, by: share)
    if glyph == new.glyph, columns == new.columns {
      var cell = share < 0.5 ? self : new
      cell.foreground = foreground.mixed(with: new.foreground, by: share)
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

  /// Whether its ink is drawn as the ground, of colours that are known.
  private var hasSwappedColors: Bool {
    attributes.contains(.reverse) && foreground.isExact && background.isExact
  }

  /// The same picture with the ground as the ground: what is mixed is what a person sees.
  private var asShown: CanvasCell {
    guard hasSwappedColors else { return self }
    var cell = self
    swap(&cell.foreground, &cell.background)
    cell.attributes.remove(.reverse)
    return cell
  }
}
