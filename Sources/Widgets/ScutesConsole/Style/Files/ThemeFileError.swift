// SPDX-License-Identifier: Apache-2.0

import ScutesJSON

/// The reason why a theme file can't be used.
public struct ThemeFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of error.
  public enum Fault: Hashable, Sendable {
    /// The file ends too early.
    case endOfFile
    /// A value is missing.
    case value
    /// A name in quotation marks is missing.
    case name
    /// A colon is missing after this name.
    case colon(after: String)
    /// A comma or a closing brace is missing.
    case endOfObject
    /// A comma or a closing bracket is missing.
    case endOfArray
    /// Braces are nested too deeply.
    case depth
    /// A string never ends.
    case endOfText
    /// The escape sequence is invalid.
    case escape
    /// Four hexadecimal digits are missing.
    case codeUnit
    /// There is more text after the last brace.
    case more
    /// The file isn't an object.
    case noObject
    /// The theme has no name.
    case noName
    /// The value of this name isn't a list of attributes.
    case noList(String)
    /// The value of this name isn't a colour, or a name of the palette where that is allowed.
    case noColor(String, allowsPalette: Bool)
    /// The value of this name isn't a string.
    case noText(String)
    /// The value of this name isn't an object.
    case noMembers(String)
    /// This name occurs twice.
    case twice(String)
    /// No theme has the name to inherit from. `known` are those that exist.
    case unknownBase(String, known: [String])
  }

  /// The kind of error.
  public let fault: Fault
  /// The line, from 1, or `nil` if the error concerns the theme as a whole.
  public let line: Int?
  /// The character in the line, from 1.
  public let column: Int?

  /// Creates an error at a place, or about the theme as a whole.
  public init(_ fault: Fault, line: Int? = nil, column: Int? = nil) {
    self.fault = fault
    self.line = line
    self.column = column
  }

  /// Creates an error at the byte `index` of `text`.
  init(_ fault: Fault, at index: Int, of text: [UInt8]) {
    let place = Self.place(of: index, in: text)
    self.init(fault, line: place.line, column: place.column)
  }

  /// Converts a syntax error in the JSON of `text`.
  init(_ mistake: JSONSyntaxError, in text: [UInt8]) {
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

  /// The line and the column of the byte `index` of `text`, each from 1.
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
    case .unknownBase(let name, _): "\"inherits\" names \"\(name)\", which doesn't exist"
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
