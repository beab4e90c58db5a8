public import Widgets

/// One widget as the gallery, the tests and the documentation show it.
public struct Example: Identifiable {
  /// The widget's name, as in code.
  public let title: String
  /// What kind of widget it is.
  public let group: Group
  /// What it is for, in a sentence or two.
  public let summary: String
  /// Columns by rows that it is pictured in.
  public let size: Size
  /// What is typed before the picture is taken, as ``ViewDriver/type(_:)`` takes it.
  public let keys: String
  /// The source file, from the package's folder on.
  public let source: String
  private let describe: () -> AnyView

  /// An example of `title`, pictured on a screen of `width` by `height` after `keys` were typed.
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

  /// The title in small letters, digits and hyphens, which no two examples share.
  public var id: String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// The widget, afresh.
  public var content: AnyView { describe() }

  /// The kinds of widgets, in the order of the documentation.
  public enum Group: String, CaseIterable, Sendable {
    /// Arranging others.
    case layout = "Layout"
    /// Words.
    case text = "Text"
    /// What is pressed, typed into or chosen from.
    case controls = "Controls"
    /// What holds many things, or stands over others.
    case containers = "Containers"
    /// Shapes, lines, plots, pictures.
    case drawing = "Drawing"
    /// Colours, roles, themes.
    case style = "Style"
    /// Keys, the mouse, the focus.
    case input = "Input"
    /// What moves.
    case motion = "Motion"
    /// For people who do not see the screen.
    case accessibility = "Accessibility"
  }
}
