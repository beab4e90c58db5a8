import Widgets
import WidgetsTesting

/// Every example in every built-in theme, and in fewer and fewer colours, on one page.
public enum ContactSheet {
  /// The page, in HTML. Complexity: examples × (themes + depths) pictures.
  public static func html() -> String {
    """
    <!doctype html>
    <meta charset="utf-8">
    <title>Widgets</title>
    <style>
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2em; background: #24242a; color: #ddd }
    section { margin: 2em 0 }
    .pictures { display: flex; flex-wrap: wrap; gap: 1em }
    figure { margin: 0 }
    figcaption { font-size: 12px; color: #aaa }
    svg { height: auto; max-width: 100%; border: 1px solid #444 }
    </style>
    <h1>Widgets</h1>
    \(Example.Group.allCases.map(section).joined(separator: "\n"))

    """
  }

  private static func section(_ group: Example.Group) -> String {
    let examples = Catalogue.examples(in: group)
    guard !examples.isEmpty else { return "" }
    return "<h2>\(group.rawValue)</h2>\n" + examples.map(row).joined(separator: "\n")
  }

  private static func row(_ example: Example) -> String {
    var pictures = Theme.builtIn.map { figure($0.name, example, $0, .trueColor) }
    for (depth, name) in [(ColorDepth.indexed256, "256"), (.sixteen, "16"), (.eight, "8")] {
      pictures.append(figure("\(Theme.kameDark.name), \(name) colours", example, .kameDark, depth))
    }
    return """
      <section>
      <h3>\(example.title)</h3>
      <p>\(example.summary)</p>
      <div class="pictures">
      \(pictures.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private static func figure(
    _ caption: String, _ example: Example, _ theme: Theme, _ depth: ColorDepth
  ) -> String {
    guard let canvas = example.picture(theme: theme).canvas else { return "" }
    let picture = SVGPicture(canvas, colorDepth: depth).text
    return "<figure>\(picture)<figcaption>\(caption)</figcaption></figure>"
  }
}
