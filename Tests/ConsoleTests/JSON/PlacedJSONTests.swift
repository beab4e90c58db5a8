import ScutesJSON
import TestSupport
import Testing

struct PlacedJSONTests {
  /// A text of JSON of random values, nested at most `depth` deep, with blanks wherever they may be.
  private func text(_ random: inout LinearGenerator, depth: Int) -> String {
    func blank() -> String { ["", " ", "\n  "].randomElement(using: &random) ?? "" }
    let count = Int.random(in: 0..<4, using: &random)
    let value: String
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: value = "null"
    case 1: value = "true"
    case 2: value = "-12.5e1"
    case 3: value = "\"\\u00e9[{,\\\"\""
    case 4: value = "\"\""
    case 5:
      let parts = (0..<count).map { _ in text(&random, depth: depth - 1) }
      value = "[" + (parts.isEmpty ? blank() : parts.joined(separator: ",")) + "]"
    default:
      let parts = (0..<count).map { index in
        blank() + "\"n\(index / 2)\"" + blank() + ":" + text(&random, depth: depth - 1)
      }
      value = "{" + (parts.isEmpty ? blank() : parts.joined(separator: ",")) + "}"
    }
    return blank() + value + blank()
  }

  private func check(_ value: PlacedJSON, in text: [UInt8]) throws {
    let (kind, children): (PlacedJSON.Kind, [PlacedJSON]) =
      switch value.content {
      case .object(let members): (.object, members.map(\.value))
      case .array(let elements): (.array, elements)
      case .string: (.string, [])
      case .number: (.number, [])
      case .bool: (.bool, [])
      case .null: (.null, [])
      }
    #expect(value.kind == kind)
    let names = value.members?.map(\.name) ?? []
    #expect(children.indices.compactMap { value.name(at: $0) } == names)
    #expect(value.name(at: children.count) == nil)
    #expect(value.count == children.count)
    #expect(value.isEmpty == children.isEmpty)
    #expect(children.indices.map { value[$0]?.index } == children.map(\.index))
    #expect(value[children.count] == nil)
    #expect(value[-1] == nil)
    let alone = try PlacedJSON(Array(text[value.range]))
    #expect(alone.index == 0)
    #expect(alone.range.upperBound == value.range.count)
    for child in children {
      #expect(value.range.lowerBound < child.range.lowerBound)
      #expect(child.range.upperBound < value.range.upperBound)
      try check(child, in: text)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func aValueIsFoundWithoutDecodingAsItIsByDecoding(seed: UInt64) throws {
    var random = LinearGenerator(state: seed)
    let bytes = Array(text(&random, depth: 4).utf8)
    try check(PlacedJSON(bytes), in: bytes)
  }
}
