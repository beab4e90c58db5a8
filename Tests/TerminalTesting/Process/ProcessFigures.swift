public import Foundation

/// The system's counters of a running process. Only available on Linux. Elsewhere every value is
/// `nil`.
public struct ProcessFigures: Sendable {
  /// The processor time of all threads.
  public let processorTime: Duration?
  /// The number of write calls.
  public let writes: Int?
  /// The number of times that a thread went to sleep by itself.
  public let sleeps: Int?
  /// Resident memory in kibibytes.
  public let residentKibibytes: Int?
  /// Resident memory in kibibytes without mapped files, which the system can take back.
  public let anonymousKibibytes: Int?
  /// The most resident memory so far, in kibibytes.
  public let peakKibibytes: Int?

  /// Reads the current counters of the process `id`.
  public init(of id: pid_t) {
    processorTime = Self.processorTime(of: id)
    writes = Self.number("syscw", in: "/proc/\(id)/io")
    residentKibibytes = Self.number("VmRSS", in: "/proc/\(id)/status")
    anonymousKibibytes = Self.number("RssAnon", in: "/proc/\(id)/status")
    peakKibibytes = Self.number("VmHWM", in: "/proc/\(id)/status")
    let tasks = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")
    sleeps = tasks?.compactMap {
      Self.number("voluntary_ctxt_switches", in: "/proc/\(id)/task/\($0)/status")
    }.reduce(0, +)
  }

  private static func processorTime(of id: pid_t) -> Duration? {
    #if os(Linux)
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    #else
      return nil
    #endif
  }

  /// The number after `name:` in a file of such lines.
  private static func number(_ name: String, in path: String) -> Int? {
    guard let contents = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    for line in contents.split(separator: "\n") where line.hasPrefix(name + ":") {
      let words = line.dropFirst(name.count + 1).split { $0 == " " || $0 == "\t" }
      return words.first.flatMap { Int($0) }
    }
    return nil
  }
}
