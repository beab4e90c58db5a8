import Foundation

/// What the figures were taken on.
enum Machine {
  /// The processor, how many of its cores there are, the system and the date, on one line.
  static var description: String {
    let cores = ProcessInfo.processInfo.processorCount
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    let date = Date.now.formatted(.iso8601.year().month().day())
    return "\(processor), \(cores) cores, \(system), \(date)"
  }

  private static var processor: String {
    let contents = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let line = contents?.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    return name ?? "an unnamed processor"
  }
}
