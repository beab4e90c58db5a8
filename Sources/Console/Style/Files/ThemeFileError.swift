import JSONReading

/// The reason why a theme file can't be used.
public struct ThemeFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Fault: Hashable, Sendable {
    /// The file ends too early.
    case endOfFile
    /// A value is expected.
    case value
    /// A name in quotes is missing.
    case name
    /// A colon is missing after this name.
    case colon(after: String)
    /// A comma or a closing brace is missing.
    case endOfObject
    /// A comma or a closing bracket is missing.
    case endOfArray
    /// Braces are nested too deeply.
    case depth
    /// A text has no end.
    case endOfText
    /// A backslash has no meaning.
    case escape
    /// Four hexadecimal digits are expected.
    case codeUnit
    /// There is more after the last brace.
    case more
    /// The file is no object.
    case noObject
    /// The theme has no name.
    case noName
    /// What has this name is no list of attributes.
    case noList(String)
    /// No colour is called so; names of the palette are allowed in some places.
    case noColor(String, allowsPalette: Bool)
    /// What has this name is no text.
    case noText(String)
    /// What has this name holds nothing in braces.
    case noMembers(String)
    /// This name is there twice.
    case twice(String)
    /// No theme to inherit from is called so; these are.
    case unknownBase(String, known: [String])
  }

  /// The kind of error.
  public let fault: Fault
  /// The line, from 1; nil where the theme is wrong as a whole.
  public let line: Int?
  /// The character in the line, from 1.
  public let column: Int?

  /// What is wrong at a place, or with the theme as a whole.
  public init(_ fault: Fault, line: Int? = nil, column: Int? = nil) {
    self.fault = fault
    self.line = line
    self.column = column
  }

  /// What is wrong at the byte `index` of `text`.
  init(_ fault: Fault, at index: Int, of text: [UInt8]) {
    let place = Self.place(of: index, in: text)
    self.init(fault, line: place.line, column: place.column)
  }

  /// What keeps `text` from being JSON.
  init(_ mistake: JSONMistake, in text: [UInt8]) {
    var index = mistake.index
    let fault: Fault
    switch mistake.kind {
    case .noValue: fault = .endOfFile
    case .value, .number: fault = .value
    case .name: fault = .name
    case .colon(let name): fault = .colon(after: name)
    case .endOfObject: fault = .endOfObject
    case .endOfArray: fault = .endOfArray
    case .depth: fault = .depth
    case .endOfString(let start), .control(let start): (index, fault) = (start, .endOfText)
    case .escape: fault = .escape
    case .codeUnit: fault = .codeUnit
    case .more: fault = .more
    }
    self.init(fault, at: index, of: text)
  }

  /// A sentence for the author of the theme.
  public var description: String {
    let place =
      if let line, let column { "line \(line), column \(column) of the theme" } else { "the theme" }
    return "In \(place) \(fault.what): \(fault.advice)."
  }

  /// The line and the column of the byte `index` of `text`, from 1.
  static func place(of index: Int, in text: [UInt8]) -> (line: Int, column: Int) {
    let lines = text[..<index].split(separator: 0x0A, omittingEmptySubsequences: false)
    let before = String(decoding: lines.last ?? [], as: UTF8.self)
    return (lines.count, before.unicodeScalars.count + 1)
  }
}

extension ThemeFileError.Fault {
  fileprivate var what: String {
    switch self {
    case .endOfFile: "the file ends too early"
    case .value: "a value is expected here"
    case .name: "a name in quotes is missing"
    case .colon(let name): "a colon is missing after \"\(name)\""
    case .endOfObject: "a comma or a closing brace is missing"
    case .endOfArray: "a comma or a closing bracket is missing"
    case .depth: "braces are nested too deeply"
    case .endOfText: "a text has no end"
    case .escape: "a backslash has no meaning here"
    case .codeUnit: "four hexadecimal digits are expected"
    case .more: "there is more after the last brace"
    case .noObject: "an object is expected"
    case .noName: "has no name"
    case .noList(let name): "\"\(name)\" is no list"
    case .noColor(let text, _): "\"\(text)\" is no colour"
    case .noText(let name): "\"\(name)\" is no text"
    case .noMembers(let name): "\"\(name)\" is no object"
    case .twice(let name): "\"\(name)\" is there twice"
    case .unknownBase(let name, _): "\"inherits\" names \"\(name)\", which there is not"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .endOfFile: "add what is missing, such as a brace"
    case .value: "put texts in quotes"
    case .name: "write one here"
    case .colon, .endOfObject, .endOfArray: "add it"
    case .depth: "undo some"
    case .endOfText: "add the closing quote on the same line"
    case .escape: "write two of them"
    case .codeUnit: "write the character as it is"
    case .more: "remove what follows it"
    case .noObject: "begin with a brace"
    case .noName: "add \"name\": \"…\" to the outermost braces"
    case .noList: "write it as [\"bold\", \"underline\"]"
    case .noColor(_, true): "write #RRGGBB, ansi:0 to ansi:15, default or a name of the palette"
    case .noColor(_, false): "write #RRGGBB, ansi:0 to ansi:15 or default"
    case .noText: "put it in quotes"
    case .noMembers: "put what belongs to it in braces"
    case .twice: "remove one of them"
    case .unknownBase(_, let known):
      "name one of \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
    }
  }
}
