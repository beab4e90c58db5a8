// SPDX-License-Identifier: Apache-2.0

/// A bitmap, as large as possible without distortion.
///
/// ```
/// Image(photo, description: "The photograph")
///   .frame(width: 40, height: 20)
/// ```
///
/// It is drawn with half blocks in the available colours, or in ASCII. If the terminal reports that
/// it supports pixels (kitty, iTerm2, sixel), they are shown on top, as long as nothing covers the
/// image and ``EnvironmentValues/showsImagePixels`` allows it. In linear mode the description
/// replaces it.
public struct Image: View, Equatable {
  @Environment(\.isLinear) private var isLinear
  private let bitmap: Bitmap
  private let description: String

  /// Creates a view of `bitmap`. `description` replaces it if it can't be seen.
  public init(_ bitmap: Bitmap, description: String) {
    self.bitmap = bitmap
    self.description = description
  }

  /// The picture, or its description.
  public var body: some View {
    if isLinear {
      Text(description)
    } else {
      BitmapView(bitmap: bitmap, description: description)
    }
  }

  /// Returns `true` if both show the same picture with the same description.
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.bitmap == rhs.bitmap && lhs.description == rhs.description
  }
}

private struct BitmapView: LeafView, Equatable {
  let bitmap: Bitmap
  let description: String

  var spokenText: String? { description }

  /// Its ideal width is one column per pixel.
  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    guard !bitmap.isEmpty else { return .zero }
    if proposal == .maximum { return Size(width: proposal.width, height: proposal.height) }
    if proposal.width == 0 || proposal.height == 0 { return Size(width: 1, height: 1) }
    let own = Size(
      width: bitmap.width, height: rows(for: bitmap.width, environment))
    let room = Size(
      width: min(proposal.width, ProposedSize.unlimited),
      height: min(proposal.height, ProposedSize.unlimited))
    let hasWidth = room.width < ProposedSize.unlimited
    let hasHeight = room.height < ProposedSize.unlimited
    guard hasWidth || hasHeight else { return own }
    if hasWidth {
      let rows = rows(for: room.width, environment)
      if !hasHeight || rows <= room.height { return Size(width: room.width, height: rows) }
    }
    let columns = columns(for: room.height, environment)
    return Size(width: hasWidth ? min(columns, room.width) : columns, height: room.height)
  }

  private func rows(for columns: Int, _ environment: EnvironmentValues) -> Int {
    CellShape.rounded(
      Double(columns) * Double(bitmap.height) / Double(bitmap.width)
        / environment.cellRatio)
  }

  private func columns(for rows: Int, _ environment: EnvironmentValues) -> Int {
    CellShape.rounded(
      Double(rows) * Double(bitmap.width) / Double(bitmap.height)
        * environment.cellRatio)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let cells = BitmapCells(
      capabilities: environment.capabilities, ground: environment.theme.groundStyle
    ).cells(of: bitmap, in: rect.size)
    guard !cells.isEmpty else { return }
    painter.redraw(rect) { x, y in cells[(y - rect.minY) * rect.width + x - rect.minX] }
    if showsPixels(environment) {
      painter.images.insert(FrameImage(bitmap, in: rect), cells: cells)
    } else {
      painter.images.remove(in: rect)
    }
  }

  /// If colours are off, so are pixels. The half blocks below never count as blanks, which ncurses
  /// could use to overwrite the cells.
  private func showsPixels(_ environment: EnvironmentValues) -> Bool {
    environment.showsImagePixels && environment.capabilities.showsBlocks
      && environment.capabilities.colorDepth > .monochrome
  }
}
