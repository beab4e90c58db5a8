import Scutes

/// A snail of pixels.
struct BlockImageExample: View {
  var body: some View {
    BlockImage(
      pixels: [
        "..ssss...w",
        ".ssaass.ww",
        "ssassass.w",
        "ssaaass.ww",
        "wwwwwwwww.",
      ],
      roles: ["s": .accent, "a": .accentSecond, "w": .title],
      ascii: [" .--.  @", "( @ )_/"])
  }
}

extension Example {
  static let blockImage = Example(
    "BlockImage", .drawing,
    "A small picture of pixels, two to a cell; with another for terminals that have ASCII only.",
    width: 24, height: 5
  ) {
    BlockImageExample()
  }
}
