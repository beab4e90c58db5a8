/// A short text in letters made of blocks, as large as the room allows.
///
/// ```
///  small        medium           large
///  █▀▀█ ▄█      #### .#.         ########   ##
///  █  █  █      #..# ##.         ##    ##  ###
///  ▀▀▀▀ ▀▀▀     …5 rows          …5 rows, twice as wide
/// ```
///
/// It has 0 to 9, A to Z (small letters become capitals), blanks, and `- : . ! ?`. A text with
/// other characters, or with too little room for the smallest letters, is shown as it is, on one
/// row and bold.
public struct BigText: LeafView, Equatable {
  private let text: String
  private let largest: Scale
  private let role: StyleRole?
  private let shadow: StyleRole?
  /// The pixels of the letters, row by row; nil where they lack one.
  private let pixels: [[Bool]]?

  /// `text` in letters no larger than `largest`, in the look of `role`, or of the surroundings. With
  /// a `shadow`, one pixel to the right and below stands the same in the look of that role; where it
  /// would look the same as the letters, as without colours, it is shaded, and left out in the
  /// smallest letters.
  public init(
    _ text: String, largest: Scale = .large, role: StyleRole? = nil, shadow: StyleRole? = nil
  ) {
    self.text = text
    self.largest = largest
    self.role = role
    self.shadow = shadow
    pixels = text.isEmpty ? nil : BlockFont.pixels(of: text)
  }

  /// How large letters are.
  public enum Scale: Int, Comparable, CaseIterable, Sendable {
    /// Three rows of half blocks.
    case small
    /// Five rows.
    case medium
    /// Five rows, in letters twice as wide.
    case large
    /// Ten rows, in letters four times as wide.
    case huge

    /// Whether `lhs` is the smaller one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Columns of a pixel.
    var columns: Int {
      switch self {
      case .small, .medium: 1
      case .large: 2
      case .huge: 4
      }
    }

    /// Rows that `pixels` rows of pixels take.
    func rows(_ pixels: Int) -> Int {
      switch self {
      case .small: (pixels + 1) / 2
      case .medium, .large: pixels
      case .huge: pixels * 2
      }
    }
  }

  /// Text it is.
  public static var showsText: Bool { true }

  /// That of the largest letters that fit; one row where none do.
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

  /// The largest scale that fits; nil where none does. ASCII has no half blocks.
  private func scale(in room: ProposedSize, _ environment: EnvironmentValues) -> Scale? {
    guard pixels != nil else { return nil }
    let least: Scale = environment.capabilities.showsBlocks ? .small : .medium
    return Scale.allCases.last { scale in
      let size = size(at: scale)
      return scale >= least && scale <= largest && size.width <= room.width
        && size.height <= room.height
    }
  }

  /// Draws the letters, or writes the text.
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
