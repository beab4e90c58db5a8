// SPDX-License-Identifier: Apache-2.0

/// A bitmap drawn in cells, which a terminal that supports pixels may show instead.
public struct FrameImage: Hashable, Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// The cells that it covers, in screen coordinates.
  public var rect: Rect

  /// `bitmap` over the cells of `rect`.
  public init(_ bitmap: Bitmap, in rect: Rect) {
    self.bitmap = bitmap
    self.rect = rect
  }
}

/// The bitmaps drawn on a canvas, with the cells that stand for them.
///
/// A bitmap is visible while the canvas has exactly these cells: anything that covers, clips, dims,
/// moves or replaces it changes some of them.
package struct DrawnImages {
  private var all: [(image: FrameImage, cells: [CanvasCell])] = []

  /// Registers `image` as drawn with `cells`, row by row.
  package mutating func insert(_ image: FrameImage, cells: [CanvasCell]) {
    remove(in: image.rect)
    all.append((image, cells))
  }

  /// Removes the bitmap that covers exactly `rect`.
  package mutating func remove(in rect: Rect) {
    all.removeAll { $0.image.rect == rect }
  }

  /// The bitmaps that are completely visible on `canvas`, in the order of their positions. Forgets
  /// the others.
  package mutating func shown(on canvas: Canvas) -> [FrameImage] {
    guard !all.isEmpty else { return [] }
    all.removeAll { !Self.isWhole($0.cells, in: $0.image.rect, on: canvas) }
    return all.map(\.image).sorted { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }
  }

  private static func isWhole(_ cells: [CanvasCell], in rect: Rect, on canvas: Canvas) -> Bool {
    guard rect.intersection(canvas.bounds) == rect else { return false }
    return (0..<rect.height).allSatisfy { y in
      let start = (rect.minY + y) * canvas.size.width + rect.minX
      return canvas.cells[start..<start + rect.width]
        == cells[y * rect.width..<(y + 1) * rect.width]
    }
  }
}
