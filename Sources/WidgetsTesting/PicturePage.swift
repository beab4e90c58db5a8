/// A page of pictures, in sections, for looking at many at once.
public struct PicturePage: Sendable {
  /// What the page is called.
  public var title: String
  /// From the top.
  public var sections: [Section]

  /// A page of `sections`.
  public init(title: String, sections: [Section] = []) {
    self.title = title
    self.sections = sections
  }

  /// Pictures of one thing.
  public struct Section: Sendable {
    /// Under what heading the section and those after it stand; nil for that of the one before.
    public var group: String?
    /// What the pictures show.
    public var title: String
    /// What is to be said of it.
    public var text: String
    /// Side by side, as many as fit.
    public var pictures: [Picture]

    /// A section of `pictures`.
    public init(group: String? = nil, title: String, text: String = "", pictures: [Picture]) {
      self.group = group
      self.title = title
      self.text = text
      self.pictures = pictures
    }
  }

  /// A picture and what stands below it.
  public struct Picture: Sendable {
    /// What stands below it.
    public var caption: String
    /// The picture: ``SVGPicture/text``.
    public var svg: String

    /// The picture `svg` with `caption` below.
    public init(caption: String, svg: String) {
      self.caption = caption
      self.svg = svg
    }
  }

  /// The page, in HTML.
  public var html: String {
    """
    <!doctype html>
    <meta charset="utf-8">
    <title>\(title)</title>
    <style>
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2em; background: #24242a; color: #ddd }
    section { margin: 2em 0 }
    .pictures { display: flex; flex-wrap: wrap; gap: 1em }
    figure { margin: 0 }
    figcaption { font-size: 12px; color: #aaa }
    svg { height: auto; max-width: 100%; border: 1px solid #444 }
    </style>
    <h1>\(title)</h1>
    \(sections.map(\.html).joined(separator: "\n"))

    """
  }
}

extension PicturePage.Section {
  fileprivate var html: String {
    let heading = group.map { "<h2>\($0)</h2>\n" } ?? ""
    let paragraph = text.isEmpty ? "" : "<p>\(text)</p>\n"
    let figures = pictures.map {
      "<figure>\($0.svg)<figcaption>\($0.caption)</figcaption></figure>"
    }
    return """
      \(heading)<section>
      <h3>\(title)</h3>
      \(paragraph)<div class="pictures">
      \(figures.joined(separator: "\n"))
      </div>
      </section>
      """
  }
}
