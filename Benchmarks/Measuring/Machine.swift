import Foundation

/// The machine that was measured.
enum Machine {
  /// The processor, its cores, the system and the date, on one line.
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
