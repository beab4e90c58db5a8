public import Scutes

/// A widget as the gallery, the tests and the documentation show it.
public struct Example: Identifiable {
  /// The widget's name, as in code.
  public let title: String
  /// The kind of widget.
  public let group: Group
  /// Its purpose, in a sentence or two.
  public let summary: String
  /// The size of its picture.
  public let size: Size
  /// The keys typed before the picture is taken, for ``ViewDriver/type(_:)``.
  public let keys: String
  /// The source file, relative to the package's folder.
  public let source: String
  private let describe: () -> AnyView

  /// Creates an example of `title`, pictured on a screen of `width` by `height` after `keys` were
  /// typed.
  init(
    _ title: String, _ group: Group, _ summary: String, width: Int = 40, height: Int = 8,
    keys: String = "", source: String = #filePath, @ViewBuilder content: @escaping () -> some View
  ) {
    self.title = title
    self.group = group
    self.summary = summary
    size = Size(width: width, height: height)
    self.keys = keys
    self.source = source
    describe = { AnyView(content()) }
  }

  /// A unique form of the title in lower-case letters, digits and hyphens.
  public var id: String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// A new instance of the widget.
  public var content: AnyView { describe() }

  /// The kinds of widgets, in the order of the documentation.
  public enum Group: String, CaseIterable, Sendable {
    /// Arrangements of other views.
    case layout = "Layout"
    /// Text.
    case text = "Text"
    /// Controls to press, type into or choose from.
    case controls = "Controls"
    /// Views that hold many others, or cover them.
    case containers = "Containers"
    /// Shapes, lines, plots, pictures.
    case drawing = "Drawing"
    /// Colours, roles, themes.
    case style = "Style"
    /// Keys, the mouse, the focus.
    case input = "Input"
    /// Animation.
    case motion = "Motion"
    /// Support for people who can't see the screen.
    case accessibility = "Accessibility"
  }
}
