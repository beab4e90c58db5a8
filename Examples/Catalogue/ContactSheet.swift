import Scutes
import ScutesTesting

/// A page with every example in every built-in theme, and in fewer and fewer colours.
public enum ContactSheet {
  /// The page, in HTML. Draws examples × (themes + depths) pictures.
  public static func html() -> String {
    PicturePage(title: "Widgets", sections: Example.Group.allCases.flatMap(sections)).html
  }

  private static func sections(_ group: Example.Group) -> [PicturePage.Section] {
    Catalogue.examples(in: group).enumerated().map { index, example in
      PicturePage.Section(
        group: index == 0 ? group.rawValue : nil, title: example.title, text: example.summary,
        pictures: pictures(of: example))
    }
  }

  private static func pictures(of example: Example) -> [PicturePage.Picture] {
    let inThemes = Theme.builtIn.compactMap { picture($0.name, example, $0, .trueColor) }
    let depths: [(ColorDepth, String)] = [(.indexed256, "256"), (.sixteen, "16"), (.eight, "8")]
    return inThemes
      + depths.compactMap { depth, name in
        picture("\(Theme.kameDark.name), \(name) colours", example, .kameDark, depth)
      }
  }

  private static func picture(
    _ caption: String, _ example: Example, _ theme: Theme, _ depth: ColorDepth
  ) -> PicturePage.Picture? {
    example.picture(theme: theme).canvas.map {
      PicturePage.Picture(caption: caption, svg: SVGPicture($0, colorDepth: depth).text)
    }
  }
}
