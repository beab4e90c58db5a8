// SPDX-License-Identifier: Apache-2.0

/// A page of pictures in sections, for looking at many at once.
public struct PicturePage: Sendable {
  /// The title of the page.
  public var title: String
  /// The sections, from the top.
  public var sections: [Section]

  /// Creates a page of `sections`.
  public init(title: String, sections: [Section] = []) {
    self.title = title
    self.sections = sections
  }

  /// A set of related pictures.
  public struct Section: Sendable {
    /// The heading above this section and those after it, or `nil` to keep the previous one.
    public var group: String?
    /// The title of the section.
    public var title: String
    /// The text below the title.
    public var text: String
    /// The pictures, side by side as far as they fit.
    public var pictures: [Picture]

    /// Creates a section of `pictures`.
    public init(group: String? = nil, title: String, text: String = "", pictures: [Picture]) {
      self.group = group
      self.title = title
      self.text = text
      self.pictures = pictures
    }
  }

  /// A picture with a caption.
  public struct Picture: Sendable {
    /// The text below the picture.
    public var caption: String
    /// The picture: ``SVGPicture/text``.
    public var svg: String

    /// Creates a picture of `svg` with `caption` below.
    public init(caption: String, svg: String) {
      self.caption = caption
      self.svg = svg
    }
  }

  /// The page in HTML.
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
