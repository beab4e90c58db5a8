import Widgets

/// The size of a screen that pictures are taken of.
nonisolated struct ScreenSize: CustomStringConvertible, Sendable {
  let width: Int
  let height: Int

  /// The reference, and the least that the screens need.
  static let all = [ScreenSize(width: 80, height: 24), ScreenSize(width: 40, height: 20)]
  /// These, and those in which the board is laid out in another way.
  static let ofBoard =
    all + [ScreenSize(width: 120, height: 40), ScreenSize(width: 60, height: 30)]
  /// Those on which the board is larger still.
  static let large = [
    ScreenSize(width: 80, height: 38), ScreenSize(width: 160, height: 50),
    ScreenSize(width: 200, height: 60),
  ]

  /// Those on which there is room for more than the controls.
  static let roomy =
    [ScreenSize(width: 120, height: 40), ScreenSize(width: 160, height: 50)] + large.suffix(1)

  var size: Size { Size(width: width, height: height) }

  var description: String { "\(width)x\(height)" }
}
