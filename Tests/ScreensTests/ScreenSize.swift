import Widgets

/// A screen size for pictures.
nonisolated struct ScreenSize: CustomStringConvertible, Sendable {
  let width: Int
  let height: Int

  /// The reference size and the minimum.
  static let all = [ScreenSize(width: 80, height: 24), ScreenSize(width: 40, height: 20)]
  /// The same, and the sizes that lay the board out differently.
  static let ofBoard =
    all + [ScreenSize(width: 120, height: 40), ScreenSize(width: 60, height: 30)]
  /// The sizes with an even larger board.
  static let large = [
    ScreenSize(width: 80, height: 38), ScreenSize(width: 160, height: 50),
    ScreenSize(width: 200, height: 60),
  ]

  /// The sizes with room for more than the controls.
  static let roomy =
    [ScreenSize(width: 120, height: 40), ScreenSize(width: 160, height: 50)] + large.suffix(1)

  var size: Size { Size(width: width, height: height) }

  var description: String { "\(width)x\(height)" }
}
