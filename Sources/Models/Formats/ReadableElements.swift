/// The elements of a coded list that can be read. One that can't doesn't take the others with it.
package struct ReadableElements<Element: Decodable>: Decodable {
  /// The elements that can be read, with their places in the list.
  package private(set) var placed: [(place: Int, element: Element)] = []
  /// The number of elements in the list.
  package private(set) var count = 0

  /// The elements that can be read, in order.
  package var elements: [Element] { placed.map(\.element) }
  /// The elements before the first that can't be read.
  package var start: [Element] {
    placed.enumerated().prefix { $0.offset == $0.element.place }.map(\.element.element)
  }
  /// `true` if all can be read.
  package var isWhole: Bool { placed.count == count }

  /// Reads a list.
  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      if let element = try list.decode(Attempt.self).element { placed.append((count, element)) }
      count += 1
    }
  }

  /// An element, or `nil` if it can't be read.
  private struct Attempt: Decodable {
    let element: Element?

    init(from decoder: any Decoder) throws { element = try? Element(from: decoder) }
  }
}
