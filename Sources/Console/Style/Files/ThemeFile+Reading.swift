extension ThemeFile {
  /// Reads a file. What it says beyond what is understood is left aside and named in ``notices``;
  /// what is wrong is thrown.
  public init(json: String) throws(ThemeFileError) {
    let top = try JSONReader.read(json)
    guard let members = top.members else {
      throw ThemeFileError(
        place: top.place, what: "an object is expected", advice: "begin with a brace")
    }
    self.init(name: "")
    // Roles may come before the palette that they use.
    let isPalette = { (member: JSONValue.Member) in member.name == "palette" }
    for member in members.filter(isPalette) + members.filter({ !isPalette($0) }) {
      try read(member)
    }
    guard !name.isEmpty else {
      throw ThemeFileError(
        place: top.place, what: "has no name", advice: "add \"name\": \"…\" to the outermost braces"
      )
    }
  }

  private mutating func read(_ member: JSONValue.Member) throws(ThemeFileError) {
    switch member.name {
    case "name": name = try member.value.text(of: "name")
    case "inherits": inherits = try member.value.text(of: "inherits")
    case "palette":
      for entry in try member.value.object(of: "palette") {
        palette[entry.name] = try color(entry.value, of: entry.name, isNamed: false)
      }
    case "roles":
      for entry in try member.value.object(of: "roles") {
        roles[StyleRole(entry.name)] = try style(entry)
      }
    default: ignore(member.name, at: member.place)
    }
  }

  private mutating func style(_ role: JSONValue.Member) throws(ThemeFileError) -> Style {
    var style = Style()
    for part in try role.value.object(of: role.name) {
      switch part.name {
      case "foreground": style.foreground = try color(part.value, of: part.name)
      case "background": style.background = try color(part.value, of: part.name)
      case "attributes": style.attributes = try attributes(part.value)
      default: ignore(part.name, at: part.place)
      }
    }
    return style
  }

  private mutating func attributes(
    _ value: JSONValue
  ) throws(ThemeFileError) -> TextAttributes {
    guard let elements = value.elements else {
      throw ThemeFileError(
        place: value.place, what: "\"attributes\" is no list",
        advice: "write it as [\"bold\", \"underline\"]")
    }
    var attributes: TextAttributes = []
    for element in elements {
      let name = try element.text(of: "attributes")
      if let attribute = TextAttributes.named[name] {
        attributes.insert(attribute)
      } else {
        ignore(name, at: element.place)
      }
    }
    return attributes
  }

  private func color(
    _ value: JSONValue, of name: String, isNamed: Bool = true
  ) throws(ThemeFileError) -> Color {
    let text = try value.text(of: name)
    if let color = Color(text) ?? (isNamed ? palette[text] : nil) { return color }
    let names = isNamed ? ", default or a name of the palette" : " or default"
    throw ThemeFileError(
      place: value.place, what: "\"\(text)\" is no colour",
      advice: "write #RRGGBB, ansi:0 to ansi:15"
        + names)
  }

  private mutating func ignore(_ name: String, at place: JSONValue.Place) {
    notices.append("\"\(name)\" in \(place) of the theme means nothing here and was left aside.")
  }
}

extension JSONValue {
  fileprivate func text(of name: String) throws(ThemeFileError) -> String {
    if let string { return string }
    throw ThemeFileError(place: place, what: "\"\(name)\" is no text", advice: "put it in quotes")
  }

  fileprivate func object(of name: String) throws(ThemeFileError) -> [Member] {
    if let members { return members }
    throw ThemeFileError(
      place: place, what: "\"\(name)\" is no object", advice: "put what belongs to it in braces")
  }
}

extension TextAttributes {
  /// The attributes by the names that theme files have for them.
  static let named: [String: TextAttributes] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse,
    "strikethrough": .strikethrough,
  ]
}
