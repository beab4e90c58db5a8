import TestSupport

@testable import Console
@testable import Widgets

/// What `content` looks like on a screen of the given size; blank rows at the end are left out.
func picture(_ width: Int, _ height: Int, @ViewBuilder _ content: @escaping () -> some View)
  -> String
{
  ViewDriver(width: width, height: height, content: content).picture
}

extension ViewDriver {
  /// The screen without the blank rows at its end.
  var picture: String {
    var text = text
    while text.last == "\n" { text.removeLast() }
    return text
  }

  /// The rows of the screen without those that are blank, and without the blanks around them.
  var lines: [String] {
    text.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }
}

/// The same where the terminal has neither Unicode nor colours, with the stand-ins it would show.
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
