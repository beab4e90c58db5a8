import Foundation
import Testing

@testable import ScutesConsole

/// A pipe whose ends someone has made non-blocking.
struct StandardStreamsTests {
  private let ends: [Int32]
  /// More than a pipe holds.
  private nonisolated static let bytes = (0..<1 << 20).map { UInt8($0 & 0xFF) }

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    for end in ends { try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
    self.ends = ends
  }

  /// Does `work` on a thread of its own.
  private func start(_ work: @escaping @Sendable () -> Void) { Thread(block: work).start() }

  @Test func aWriteWaitsForItsReader() {
    let (reader, writer) = (ends[0], ends[1])
    start {
      #expect(StandardStreams.write(Self.bytes, to: writer))
      close(writer)
    }
    var read: [UInt8] = []
    while let bytes = StandardStreams.bytes(from: reader, upTo: 1 << 12), !bytes.isEmpty {
      read += bytes
    }
    close(reader)
    #expect(read == Self.bytes)
  }

  @Test func aReadWaitsForItsWriter() {
    let (reader, writer) = (ends[0], ends[1])
    var byte: UInt8 = 0
    let count = read(reader, &byte, 1)
    #expect(count == -1 && errno == EAGAIN, "there is nothing to read yet")
    start {
      #expect(StandardStreams.write([7], to: writer))
      close(writer)
    }
    #expect(StandardStreams.bytes(from: reader, upTo: 9) == [7])
    #expect(StandardStreams.bytes(from: reader, upTo: 9)?.isEmpty == true)
    close(reader)
  }

  @Test func whatIsNotOpenFails() {
    for end in ends { close(end) }
    #expect(StandardStreams.bytes(from: -1, upTo: 9) == nil && errno == EBADF)
    #expect(!StandardStreams.write([7], to: -1) && errno == EBADF)
    #expect(StandardStreams.write([], to: -1), "nothing is written")
  }
}
