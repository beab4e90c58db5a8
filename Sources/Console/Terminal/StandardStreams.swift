import CTerminal

/// Standard input, output and error, and files in their place.
///
/// Whoever else has such a stream open, such as the shell or another program of a pipeline, may have
/// made it non-blocking, which it is for all then. What would block waits all the same.
public enum StandardStreams {
  /// Occupies the descriptors of closed streams, so that a file opened later doesn't get one of them.
  /// Call it before anything else. Reading from or writing to these streams still fails.
  public static func reserve() {
    process_open_standard_descriptors()
  }

  /// Reads what there is, up to `limit` bytes, and waits for the first. Returns no bytes at the end, and
  /// `nil` with the reason in `errno` after a failure.
  public static func bytes(from descriptor: Int32, upTo limit: Int) -> [UInt8]? {
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let found = buffer.baseAddress.map { stream_read(descriptor, $0, limit) } ?? 0
      hasFailed = found < 0
      count = max(0, found)
    }
    return hasFailed ? nil : bytes
  }

  /// Writes all `bytes`. Returns `false` with the reason in `errno` if that fails.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { stream_write(descriptor, $0, bytes.count, -1) } ?? true
    }
  }
}
