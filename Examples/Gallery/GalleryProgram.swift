import ArgumentParser
import Catalogue
import Foundation
import Scutes

/// Runs the gallery as the command line requests.
@MainActor
struct GalleryProgram {
  let command: GalleryCommand

  /// The example named `name`, or the first one whose name begins with it.
  static func example(_ name: String) -> Example? {
    let name = name.lowercased()
    return Catalogue.examples.first { $0.id == name || $0.title.lowercased() == name }
      ?? Catalogue.examples.first { $0.title.lowercased().hasPrefix(name) }
  }

  func run() throws {
    if let file = command.contactSheet {
      return try Data(ContactSheet.html().utf8).write(to: URL(fileURLWithPath: file))
    }
    if let file = command.replay {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        throw ValidationError(
          "There is no recording in \(file); give the file that --record wrote.")
      }
      return try show(Recording(parsing: text))
    }
    try play()
  }

  /// Shows the gallery until the user leaves.
  private func play() throws {
    let real = try NCursesTerminal()
    defer { real.restore() }
    real.learnAmbiguousWidth()
    guard let path = command.record else {
      return try run(on: PreviewTerminal(real), now: MonotonicClock.now)
    }
    let file = try LineFile(path: path)
    let notes = ["theme": command.theme, "example": command.example].compactMapValues { $0 }
    let terminal = RecordingTerminal(real, now: MonotonicClock.now, notes: notes) {
      file.append($0)
    }
    try run(on: PreviewTerminal(terminal), now: { terminal.now })
  }

  /// Replays a recording at its own pace.
  private func show(_ recording: Recording) throws {
    let real = try NCursesTerminal()
    defer { real.restore() }
    let terminal = ReplayTerminal(recording, on: real)
    try run(on: PreviewTerminal(terminal), now: { terminal.now }, notes: recording.notes)
    terminal.restore()
  }

  private func run(
    on terminal: PreviewTerminal, now: @escaping () -> Duration, notes: [String: String] = [:]
  ) throws {
    let model = GalleryModel(
      theme: (notes["theme"] ?? command.theme).flatMap(Theme.builtIn(named:)),
      example: (notes["example"] ?? command.example).flatMap(Self.example),
      capabilities: terminal.capabilities)
    let runtime = Runtime(
      terminal: terminal, theme: model.theme, now: now, inspectorKey: KeyPress(.function(12))
    ) {
      Gallery(model: model)
    }
    runtime.motion = .full
    model.apply = { model in
      runtime.theme = model.theme
      terminal.depth = model.depth
    }
    model.leave = { runtime.exit() }
    model.suspend = { runtime.suspend() }
    if let log = command.log {
      let file = try LineFile(path: log)
      runtime.onEvent = { file.append($0.notation + "\n") }
      runtime.onFrame = { file.append($0.summary + "\n") }
    }
    runtime.run()
  }
}
