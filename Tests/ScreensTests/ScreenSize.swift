import Scutes

/// The size of a screen that pictures are taken of.
///
/// Every screen is pictured at the reference in English, a sample of them in Korean and at other sizes.
/// That nothing is cut or hidden at those is a property of all scenes (`SceneLayoutTests`).
nonisolated struct ScreenSize: CustomStringConvertible, Sendable {
  let width: Int
  let height: Int

  static let reference = ScreenSize(width: 80, height: 24)
  /// The least that the screens need.
  static let least = ScreenSize(width: 40, height: 20)
  /// The smallest one with controls beside or below a board.
  static let narrow = ScreenSize(width: 40, height: 25)
  static let spacious = ScreenSize(width: 160, height: 50)

  static let all = [reference, least]
  /// The screens of a sample.
  static let sample = [reference, least, spacious]
  /// These, and those in which the board is laid out in another way.
  static let ofBoard =
    [reference, narrow, ScreenSize(width: 120, height: 40), ScreenSize(width: 60, height: 30)]
  /// Those on which the board is larger still.
  static let large = [
    ScreenSize(width: 80, height: 38), spacious, ScreenSize(width: 200, height: 60),
  ]

  var size: Size { Size(width: width, height: height) }

  var description: String { "\(width)x\(height)" }
}
