// SPDX-License-Identifier: Apache-2.0

import ScutesJSON

extension ThemeFile {
  /// Parses a file. Unknown parts are ignored and listed in ``notices``.
  ///
  /// - Throws: The first error.
  public init(json: String) throws(ThemeFileError) {
    var reading = ThemeReading(text: Array(json.utf8))
    try reading.read()
    self = reading.file
  }
}

/// A theme file while it is read.
private struct ThemeReading {
  let text: [UInt8]
  var file = ThemeFile(name: "")

  /// The longest name of a role, in bytes. Each dot in it makes another role, of a name that is
  /// kept.
  static let maxRoleLength = 100
  /// The number of characters of a name that a notice repeats.
  private static let maxRepeated = 100

  mutating func read() throws(ThemeFileError) {
    let top: PlacedJSON
    do throws(JSONSyntaxError) {
      top = try PlacedJSON(text)
    } catch {
      throw ThemeFileError(error, in: text)
    }
    guard let members = top.members else {
      throw mistake(.noObject, at: top.index)
    }
    try checkNames(members)
    // Roles may come before the palette that they use.
    let isPalette = { (member: PlacedJSON.Member) in member.name == "palette" }
    for member in members.filter(isPalette) + members.filter({ !isPalette($0) }) {
      try read(member)
    }
    guard !file.name.isEmpty else {
      throw mistake(.noName, at: top.index)
    }
  }

  private mutating func read(_ member: PlacedJSON.Member) throws(ThemeFileError) {
    switch member.name {
    case "name": file.name = try words(member.value, of: "name")
    case "inherits": file.inherits = try words(member.value, of: "inherits")
    case "palette":
      for entry in try object(member.value, of: "palette") {
        file.palette[entry.name] = try color(entry.value, of: entry.name, isNamed: false)
      }
    case "roles":
      for entry in try object(member.value, of: "roles") {
        let style = try style(entry)
        if entry.name.utf8.count <= Self.maxRoleLength {
          file.roles[StyleRole(entry.name)] = style
        } else {
          ignore(entry.name, at: entry.index)
        }
      }
    default: ignore(member.name, at: member.index)
    }
  }

  private mutating func style(
    _ role: PlacedJSON.Member
  ) throws(ThemeFileError) -> ThemeFile.Style {
    var style = ThemeFile.Style()
    for part in try object(role.value, of: role.name) {
      switch part.name {
      case "foreground": style.foreground = try color(part.value, of: part.name)
      case "background": style.background = try color(part.value, of: part.name)
      case "attributes": style.attributes = try attributes(part.value)
      default: ignore(part.name, at: part.index)
      }
    }
    return style
  }

  private mutating func attributes(_ value: PlacedJSON) throws(ThemeFileError) -> TextAttributes {
    guard let elements = value.elements else {
      throw mistake(.noList("attributes"), at: value.index)
    }
    var attributes: TextAttributes = []
    for element in elements {
      let name = try words(element, of: "attributes")
      if let attribute = TextAttributes.named[name] {
        attributes.insert(attribute)
      } else {
        ignore(name, at: element.index)
      }
    }
    return attributes
  }

  private func color(
    _ value: PlacedJSON, of name: String, isNamed: Bool = true
  ) throws(ThemeFileError) -> Color {
    let text = try words(value, of: name)
    if let color = Color(text) ?? (isNamed ? file.palette[text] : nil) { return color }
    throw mistake(.noColor(text, allowsPalette: isNamed), at: value.index)
  }

  private func words(_ value: PlacedJSON, of name: String) throws(ThemeFileError) -> String {
    if let text = value.text { return text }
    throw mistake(.noText(name), at: value.index)
  }

  private func object(
    _ value: PlacedJSON, of name: String
  ) throws(ThemeFileError) -> [PlacedJSON.Member] {
    guard let members = value.members else {
      throw mistake(.noMembers(name), at: value.index)
    }
    try checkNames(members)
    return members
  }

  private func checkNames(_ members: [PlacedJSON.Member]) throws(ThemeFileError) {
    var names: Set<String> = []
    for member in members where !names.insert(member.name).inserted {
      throw mistake(.twice(member.name), at: member.index)
    }
  }

  private func mistake(_ fault: ThemeFileError.Fault, at index: Int) -> ThemeFileError {
    ThemeFileError(fault, at: index, of: text)
  }

  private mutating func ignore(_ name: String, at index: Int) {
    let place = ThemeFileError.place(of: index, in: text)
    let shown = name.prefix(Self.maxRepeated) + (name.count > Self.maxRepeated ? "…" : "")
    file.notices.append(
      "\"\(shown)\" in line \(place.line), column \(place.column) of the theme means nothing here "
        + "and was left aside.")
  }
}

extension TextAttributes {
  /// The attributes by their names in theme files.
  fileprivate static let named: [String: TextAttributes] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse,
    "strikethrough": .strikethrough,
  ]
}
