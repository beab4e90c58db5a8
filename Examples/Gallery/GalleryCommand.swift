import ArgumentParser
import Scutes

/// The command line of the gallery.
@main
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Gallery", abstract: "Every widget of the kit, alive, in every theme.")

  @Option(help: "Begin in this theme, such as 'Kame light'.")
  var theme: String?

  @Option(help: "Begin with this example, such as Button.")
  var example: String?

  @Option(help: "Write down all that happens, to be replayed.")
  var record: String?

  @Option(help: "Show what was recorded in this file.")
  var replay: String?

  @Option(help: "Write a line for each frame and each event to this file.")
  var log: String?

  @Option(
    name: .customLong("contact-sheet"),
    help: "Write a page of all examples in all themes to this file, and end.")
  var contactSheet: String?

  func validate() throws {
    if record != nil, replay != nil {
      throw ValidationError("--record and --replay exclude each other: give one of them.")
    }
    if let theme, Theme.builtIn(named: theme) == nil {
      let names = Theme.builtIn.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no theme '\(theme)': take one of \(names).")
    }
    let isKnown = MainActor.assumeIsolated {
      example.map { GalleryProgram.example($0) != nil } ?? true
    }
    if let example, !isKnown {
      throw ValidationError("There is no example '\(example)': the gallery lists them.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try GalleryProgram(command: self).run()
    }
  }
}
