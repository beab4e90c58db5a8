import Foundation
import Synchronization

/// A JSON document.
indirect enum JSONTree: Hashable, Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONTree])
  case object([String: JSONTree])

  init(_ text: some StringProtocol) throws {
    self = try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The frequent ones first, because each error costs time.
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let object = try? container.decode([String: JSONTree].self) {
      self = .object(object)
    } else if let list = try? container.decode([JSONTree].self) {
      self = .list(list)
    } else if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  /// The value of a key; `nil` if this is no object.
  subscript(key: String) -> JSONTree? {
    if case .object(let values) = self { values[key] } else { nil }
  }

  /// The elements; none if this is no list.
  var elements: [JSONTree] { if case .list(let list) = self { list } else { [] } }

  /// The text; `nil` if this is none.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }

  fileprivate var values: [String: JSONTree] {
    if case .object(let values) = self { values } else { [:] }
  }
}

/// A JSON Schema of draft 2020-12, as far as `docs/schema.json` uses it.
struct JSONSchema: Sendable {
  private let root: JSONTree
  private let patterns = Patterns()

  /// The patterns that were compiled so far, which takes longer than matching them.
  private final class Patterns: Sendable {
    private let compiled = Mutex<[String: Regex<AnyRegexOutput>]>([:])

    /// Returns `true` if `pattern` is found in `text`, or `nil` if it is no pattern.
    func match(_ pattern: String, in text: String) -> Bool? {
      compiled.withLock { compiled in
        if compiled[pattern] == nil { compiled[pattern] = try? Regex(pattern) }
        return compiled[pattern].map { text.firstMatch(of: $0) != nil }
      }
    }
  }

  init(_ root: JSONTree) {
    self.root = root
  }

  /// Returns the places where `value` isn't as the definition called `name` says. Schemas with
  /// keywords that aren't checked here are reported too.
  func problems(of value: JSONTree, as name: String) -> [String] {
    guard let schema = root["$defs"]?[name] else { return ["there is no \(name)"] }
    return problems(of: value, by: schema, at: name)
  }

  /// Returns the places where `value` isn't as the whole schema says.
  func problems(of value: JSONTree) -> [String] { problems(of: value, by: root, at: "") }

  private func problems(of value: JSONTree, by schema: JSONTree, at path: String) -> [String] {
    schema.values.sorted { $0.key < $1.key }.flatMap { keyword, rule in
      problems(of: value, by: keyword, rule, in: schema, at: path)
    }
  }

  private func problems(
    of value: JSONTree, by keyword: String, _ rule: JSONTree, in schema: JSONTree, at path: String
  ) -> [String] {
    func unless(_ isRight: Bool) -> [String] { isRight ? [] : ["\(path): \(keyword)"] }
    switch keyword {
    case "$schema", "$defs", "title", "description": return []
    case "$ref":
      guard let name = rule.text?.split(separator: "/").last else { return ["\(path): \(rule)"] }
      return problems(of: value, as: String(name)).map { "\(path) → \($0)" }
    case "anyOf":
      return unless(rule.elements.contains { problems(of: value, by: $0, at: path).isEmpty })
    case "enum": return unless(rule.elements.contains(value))
    case "type": return unless(rule.text.map { Self.type($0, fits: value) } ?? false)
    case "pattern":
      guard let text = value.text else { return unless(false) }
      guard let isFound = rule.text.flatMap({ patterns.match($0, in: text) }) else {
        return ["\(path): \(rule)"]
      }
      return unless(isFound)
    case "minimum": return unless(value.number ?? -.infinity >= rule.number ?? .infinity)
    case "maximum": return unless(value.number ?? .infinity <= rule.number ?? -.infinity)
    case "minItems": return unless(Double(value.elements.count) >= rule.number ?? .infinity)
    case "maxItems": return unless(Double(value.elements.count) <= rule.number ?? -.infinity)
    case "items":
      return value.elements.enumerated().flatMap { index, element in
        problems(of: element, by: rule, at: "\(path)[\(index)]")
      }
    case "required":
      return unless(rule.elements.allSatisfy { $0.text.map { value[$0] != nil } ?? false })
    case "properties":
      return rule.values.sorted { $0.key < $1.key }.flatMap { key, rule in
        value[key].map { problems(of: $0, by: rule, at: "\(path).\(key)") } ?? []
      }
    case "additionalProperties":
      let others = value.values.filter { schema["properties"]?[$0.key] == nil }
      if rule == .bool(false) { return unless(others.isEmpty) }
      return others.sorted { $0.key < $1.key }.flatMap { key, other in
        problems(of: other, by: rule, at: "\(path).\(key)")
      }
    default: return ["\(path): nothing checks \(keyword)"]
    }
  }

  private static func type(_ name: String, fits value: JSONTree) -> Bool {
    switch (name, value) {
    case ("object", .object), ("array", .list), ("string", .text), ("boolean", .bool),
      ("number", .number):
      true
    case ("integer", .number(let number)): number.rounded() == number
    default: false
    }
  }
}
