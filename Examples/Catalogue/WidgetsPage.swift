import Foundation
public import Scutes
public import ScutesTesting

/// The page docs/widgets.md: each example with its picture and its code.
public enum WidgetsPage {
  /// The page. `read` returns the contents of a source file.
  public static func markdown(reading read: (String) throws -> String) rethrows -> String {
    var page = """
      # Widgets

      Every widget with a picture of it and the code that made the picture. `make gallery` shows \
      them alive, in every theme; the tests hold the pictures. This page is made from them: \
      `make record` writes it anew.


      """
    for group in Example.Group.allCases {
      let examples = Catalogue.examples(in: group)
      guard !examples.isEmpty else { continue }
      page += "## \(group.rawValue)\n\n"
      for example in examples { page += try section(example, read(example.source)) }
    }
    return page
  }

  private static func section(_ example: Example, _ source: String) -> String {
    """
    ### \(example.title)

    \(example.summary)

    ```
    \(example.picture().screen.trimmingBlankRows)
    ```

    ```swift
    \(code(in: source))
    ```


    """
  }

  /// The views in an example's file, without its registration.
  private static func code(in source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.firstIndex { $0.hasPrefix("extension Example") } ?? lines.endIndex
    return lines[..<end].drop { $0.hasPrefix("import") || $0.isEmpty }.joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
  }
}

extension Example {
  /// The example on a screen of its own size or another one, after its keys were typed.
  public func picture(
    size: Size? = nil, theme: Theme = Theme(name: "plain", styles: [:]), isUnicode: Bool = true
  ) -> ViewDriver {
    let size = size ?? self.size
    let driver = ViewDriver(
      width: size.width, height: size.height, theme: theme, isUnicode: isUnicode
    ) { content }
    driver.type(keys)
    return driver
  }
}

extension String {
  fileprivate var trimmingBlankRows: String {
    var rows = split(separator: "\n", omittingEmptySubsequences: false)
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.drop(while: \.isEmpty).joined(separator: "\n")
  }
}
