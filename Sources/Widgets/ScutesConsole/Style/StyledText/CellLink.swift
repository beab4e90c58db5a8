// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The link of a cell, in two bytes.
///
/// Destinations are stored once, in a table that the whole program shares. When its 65,535 places
/// are taken, further destinations are shown as text alone.
package struct CellLink: Hashable, Sendable {
  let number: UInt16

  /// No link.
  package static let none = Self(number: 0)

  private init(number: UInt16) {
    self.number = number
  }

  /// The link to `destination`, none if that is `nil`.
  package init(_ destination: LinkDestination?) {
    number = destination.map(LinkTable.number) ?? 0
  }

  /// The destination, `nil` for no link.
  package var destination: LinkDestination? {
    number == 0 ? nil : LinkTable.destination(number)
  }
}

/// The destinations that have been drawn so far, in the order of their first use.
private enum LinkTable {
  private struct Contents {
    var numbers: [LinkDestination: UInt16] = [:]
    var destinations: [LinkDestination] = []
  }

  private static let contents = Mutex(Contents())

  static func number(of destination: LinkDestination) -> UInt16 {
    contents.withLock { contents in
      if let number = contents.numbers[destination] { return number }
      guard contents.destinations.count < Int(UInt16.max) else { return 0 }
      contents.destinations.append(destination)
      let number = UInt16(contents.destinations.count)
      contents.numbers[destination] = number
      return number
    }
  }

  static func destination(_ number: UInt16) -> LinkDestination {
    contents.withLock { $0.destinations[Int(number) - 1] }
  }
}
