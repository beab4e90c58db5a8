import Scutes

/// A hill in the evening.
struct ImageExample: View {
  private static let hill = Bitmap(
    width: 48, height: 24,
    pixels: (0..<24).flatMap { y in
      (0..<48).flatMap { x -> [UInt8] in
        let (fromSunX, fromSunY, fromTop) = (x - 34, y - 8, x - 14)
        if fromTop * fromTop / 24 + 10 < y { return [30, UInt8(110 - 3 * y), 60] }
        if fromSunX * fromSunX + fromSunY * fromSunY < 20 { return [255, 240, 190] }
        return [UInt8(90 + 6 * y), UInt8(70 + 3 * y), UInt8(150 - 3 * y)]
      }
    })

  var body: some View {
    Image(Self.hill, description: "The sun beside a hill")
  }
}

extension Example {
  static let image = Example(
    "Image", .drawing,
    "A bitmap, as large as its room allows: in half blocks, in ASCII, and in pixels where the"
      + " terminal answers that it shows them.", width: 48, height: 12
  ) {
    ImageExample()
  }
}
