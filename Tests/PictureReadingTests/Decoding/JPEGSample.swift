import Foundation
import Testing

/// JPEGs of the quadrants, stored here since the tests can't encode them.
enum JPEGSample: String, CaseIterable {
  case baseline = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRER
    GCEYGh0dHx8fExciJCIeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4e
    Hh4eHh4eHh4eHh4eHh4eHh4eHh7/wAARCAAQACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAcICf/EABQQ
    AQAAAAAAAAAAAAAAAAAAAAD/xAAYAQEAAwEAAAAAAAAAAAAAAAAABwgJBv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAM
    AwEAAhEDEQA/AJYjpcsBdkfMiQGPmqKxIDrSpo6IB//Z
    """
  case progressive = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRER
    GCEYGh0dHx8fExciJCIeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4e
    Hh4eHh4eHh4eHh4eHh4eHh4eHh7/wgARCAAQACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAYHCP/EABgB
    AQADAQAAAAAAAAAAAAAAAAAGBwgF/9oADAMBAAIQAxAAAAGVjlyi7j+RBj+qLFHWlNdEf//EABQQAQAAAAAAAAAAAAAA
    AAAAADD/2gAIAQEAAQUCD//EABQRAQAAAAAAAAAAAAAAAAAAADD/2gAIAQMBAT8BD//EABQRAQAAAAAAAAAAAAAAAAAA
    ADD/2gAIAQIBAT8BD//EABQQAQAAAAAAAAAAAAAAAAAAADD/2gAIAQEABj8CD//EABQQAQAAAAAAAAAAAAAAAAAAADD/
    2gAIAQEAAT8hD//aAAwDAQACAAMAAAAQ/tSk/8QAFBEBAAAAAAAAAAAAAAAAAAAAMP/aAAgBAwEBPxAP/8QAFBEBAAAA
    AAAAAAAAAAAAAAAAMP/aAAgBAgEBPxAP/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABPxAP/9k=
    """
  case grey = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRER
    GCEYGh0dHx8fExciJCIeJBweHx7/wAALCAAQACABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/xAAUEAEAAAAAAAAA
    AAAAAAAAAAAA/9oACAEBAAA/AIyFECiBRA//2Q==
    """
  /// Cyan, magenta, yellow and black, with Adobe's marker.
  case inks = """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAFAwQEBAMFBAQEBQUFBgcMCAcHBwcPCwsJDBEPEhIRDxERExYcFxMUGhURERgh
    GBodHR8fHxMXIiQiHiQcHh8e/8AAFAgAEAAgBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAJCP/EABQQ
    AQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8A2Wxkxk2WAIzrMAACM6zAALMLMAAP/9k=
    """

  func bytes() throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: rawValue, options: .ignoreUnknownCharacters)))
  }

  /// The sample with a segment inserted after its first marker.
  func bytes(withSegment marker: UInt8, _ content: [UInt8]) throws -> [UInt8] {
    let bytes = try bytes()
    let length = UInt16(content.count + 2).bigEndianBytes
    return bytes[..<2] + [0xFF, marker] + length + content + bytes[2...]
  }
}

/// EXIF blocks with an entry before the orientation.
enum ExifSample {
  /// The signature before it in a JPEG's segment.
  static let signature: [UInt8] = Array("Exif\0\0".utf8)

  static func bytes(orientation: UInt16, isLittle: Bool) -> [UInt8] {
    func number(_ value: some FixedWidthInteger) -> [UInt8] {
      isLittle ? value.littleEndianBytes : value.bigEndianBytes
    }
    var block = Array((isLittle ? "II" : "MM").utf8) + number(UInt16(42)) + number(UInt32(8))
    block += number(UInt16(2))
    block += number(UInt16(0x100)) + number(UInt16(4)) + number(UInt32(1)) + number(UInt32(32))
    block += number(UInt16(0x112)) + number(UInt16(3)) + number(UInt32(1)) + number(orientation)
    return block + [0, 0] + number(UInt32(0))
  }
}
