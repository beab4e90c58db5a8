import TestSupport

@testable import Scutes
@testable import ScutesConsole

/// The picture of `content` on a screen of the given size, without blank rows at the end.
func picture(_ width: Int, _ height: Int, @ViewBuilder _ content: @escaping () -> some View)
  -> String
{
  ViewDriver(width: width, height: height, content: content).picture
}

extension ViewDriver {
  /// The screen without blank rows at its end.
  var picture: String {
    var text = text
    while text.last == "\n" { text.removeLast() }
    return text
  }

  /// The non-blank rows of the screen, without surrounding blanks.
  var lines: [String] {
    text.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }
}

/// The same on a terminal without Unicode and colours, with its stand-ins.
func asciiPicture(_ width: Int, _ height: Int, @ViewBuilder _ content: @escaping () -> some View)
  -> String
{
  let capabilities = TerminalCapabilities(colorDepth: .monochrome, isUnicode: false)
  let text = picture(width, height) {
    VStack { content() }.environment(\.capabilities, capabilities)
  }
  return String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { $0 == "\n" ? $0 : GlyphFallback.ascii($0) }))
}
