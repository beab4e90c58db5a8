// SPDX-License-Identifier: Apache-2.0

/// A short text in block letters, as large as the room allows.
///
/// ```
///  small        medium           large
///  █▀▀█ ▄█      #### .#.         ########   ##
///  █  █  █      #..# ##.         ##    ##  ###
///  ▀▀▀▀ ▀▀▀     …5 rows          …5 rows, twice as wide
/// ```
///
/// Supports 0 to 9, A to Z (with capitals for small letters), blanks, and `- : . ! ? %`. A text
/// with other characters, or with too little room for the smallest letters, is shown normally in
/// one bold row.
public struct BigText: LeafView, Equatable {
  private let text: String
  private let largest: Scale
  private let role: StyleRole?
  private let shadow: StyleRole?
  /// The pixels of the text, row by row. `nil` if a letter is missing.
  private let pixels: [[Bool]]?

  /// Creates `text` in letters no larger than `largest`, in the style of `role` or the environment.
  ///
  /// `shadow` is the style of a shadow, one pixel to the right and below. If it would look the same
  /// as the letters, as without colours, it is shaded instead, and omitted for the smallest
  /// letters.
  public init(
    _ text: String, largest: Scale = .large, role: StyleRole? = nil, shadow: StyleRole? = nil
  ) {
    self.text = text
    self.largest = largest
    self.role = role
    self.shadow = shadow
    pixels = text.isEmpty ? nil : BlockFont.pixels(of: text)
  }

  /// The size of the letters.
  public enum Scale: Int, Comparable, CaseIterable, Sendable {
    /// Three rows of half blocks.
    case small
    /// Five rows.
    case medium
    /// Five rows, in letters twice as wide.
    case large
    /// Ten rows, in letters four times as wide.
    case huge

    /// Returns `true` if `lhs` is smaller.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The columns for each pixel.
    var columns: Int {
      switch self {
      case .small, .medium: 1
      case .large: 2
      case .huge: 4
      }
    }

    /// The rows needed for `pixels` rows of pixels.
    func rows(_ pixels: Int) -> Int {
      switch self {
      case .small: (pixels + 1) / 2
      case .medium, .large: pixels
      case .huge: pixels * 2
      }
    }
  }

  /// `true`.
  public static var showsText: Bool { true }

  /// Returns the size of the largest letters that fit, or one row.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    if let scale = scale(in: proposal, environment) { return size(at: scale) }
    return Size(width: min(max(1, proposal.width), text.columns), height: 1)
  }

  private func size(at scale: Scale) -> Size {
    let extra = shadow == nil ? 0 : 1
    return Size(
      width: ((pixels?.first?.count ?? 0) + extra) * scale.columns,
      height: scale.rows(BlockFont.height + extra))
  }

  /// The largest scale that fits, or `nil` if none does. ASCII has no half blocks.
  private func scale(in room: ProposedSize, _ environment: EnvironmentValues) -> Scale? {
    guard pixels != nil else { return nil }
    let least: Scale = environment.capabilities.showsBlocks ? .small : .medium
    return Scale.allCases.last { scale in
      let size = size(at: scale)
      return scale >= least && scale <= largest && size.width <= room.width
        && size.height <= room.height
    }
  }

  /// Draws the letters, or the plain text.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let style = environment.textStyle(role)
    guard let pixels, let scale = scale(in: ProposedSize(rect.size), environment) else {
      let ellipsis = environment.capabilities.isUnicode ? "…" : "..."
      let shown = TextTruncation.truncate(text, to: rect.width, ellipsis: ellipsis)
      painter.write(
        shown, at: rect.origin, style: style.merging(TextStyle(attributes: .bold)))
      return
    }
    let letters = BlockLetters(
      pixels: pixels, style: style, shadow: shadow.map { environment.textStyle($0) },
      capabilities: environment.capabilities)
    if scale == .small {
      letters.drawHalves(at: rect.origin, on: painter)
    } else {
      letters.draw(
        at: rect.origin, columns: scale.columns, rows: scale.rows(1), on: painter)
    }
  }
}
