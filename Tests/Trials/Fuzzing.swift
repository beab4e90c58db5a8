import CFuzzing
import Catalogue
import Foundation
import Scutes
import ScutesConsole
import ScutesTesting
import Synchronization

/// Fuzzing of a reader with inputs that follow what the code does with earlier ones, by libFuzzer.
public enum Fuzzing {
  /// The names of the readers: those of the trial `inputs`, and the widgets of the kit under random
  /// events.
  public static var readers: [String] { all.map(\.name) }

  private static var all: [InputReader] { InputReader.all + [.widgets] }

  /// Fuzzes the reader with this name for `seconds`. A finding ends the process, after its input was
  /// written to a file in the current folder. Returns `false` if there is no such reader, or no
  /// libFuzzer in this build.
  @MainActor
  public static func run(_ name: String, seconds: Int) -> Bool {
    guard let reader = all.first(where: { $0.name == name }), let folder = examples(of: reader)
    else { return false }
    defer { try? FileManager.default.removeItem(at: folder) }
    chosen.withLock { $0 = reader }
    let words = folder.appending(path: "words")
    let lines = reader.words.map { word in
      "\"" + word.utf8.map { "\\x" + String(256 + Int($0), radix: 16).suffix(2) }.joined()
        + "\"\n"
    }
    try? lines.joined().write(to: words, atomically: true, encoding: .utf8)
    let arguments =
      [
        CommandLine.arguments[0], folder.appending(path: "examples").path,
        "-max_total_time=\(seconds)", "-max_len=65536", "-timeout=10", "-rss_limit_mb=1024",
        "-close_fd_mask=1",
      ] + (lines.isEmpty ? [] : ["-dict=\(words.path)"])
    var copies = arguments.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let status = fuzz(Int32(copies.count), &copies) { start, count in
      Fuzzing.chosen.withLock(\.self)?.read(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    }
    return status == 0
  }

  private static let chosen = Mutex<InputReader?>(nil)

  /// Writes the examples of a reader into the folder `examples` of a new folder.
  private static func examples(of reader: InputReader) -> URL? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)")
    let examples = folder.appending(path: "examples")
    do {
      try FileManager.default.createDirectory(at: examples, withIntermediateDirectories: true)
      for (number, bytes) in reader.seeds().enumerated() {
        try Data(bytes).write(to: examples.appending(path: "\(number)"))
      }
      return folder
    } catch {
      return nil
    }
  }
}

extension InputReader {
  /// An example of each widget, chosen by the first byte, under the events of the other bytes. Only
  /// on the main thread.
  static let widgets = InputReader(
    name: "widgets",
    words: ["\t", "\u{1B}[Z", "\u{1B}[A", "\u{1B}[B", "\u{1B}[<0;5;5M", "\u{1B}[<0;5;5m", "\r"],
    seeds: { (0..<50).map { (number: UInt8) in [number] + Array("\t\r\t \u{1B}[B\r".utf8) } },
    read: { bytes in
      guard let first = bytes.first else { return }
      MainActor.assumeIsolated {
        let example = Catalogue.examples[Int(first) % Catalogue.examples.count]
        let driver = ViewDriver(width: example.size.width, height: example.size.height) {
          example.content
        }
        var parser = InputParser(pasteLimit: 4096)
        for event in parser.feed(Array(bytes.dropFirst().prefix(2000))) + parser.flush() {
          driver.send(event)
        }
      }
    })
}
