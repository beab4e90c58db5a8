import ArgumentParser
import Foundation
import Scenes

/// The pictures of the suite's screens, taken without a terminal.
@main
struct PicturesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Pictures", abstract: "Pictures of every screen of the suite.",
    subcommands: [ContactSheet.self, Pages.self])

  struct ContactSheet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write a page of every screen by size, look and language.")

    @Argument(help: "The file to write.")
    var file: String

    @Flag(
      help:
        "Every size in every look and language, not English alone at 200x60 and every look at 80x24."
    )
    var all = false

    func run() async throws {
      let settings =
        all ? SceneSetting.all : SceneSetting.ofSheet
      let page = try await SuiteContactSheet.html(settings) { name in
        FileHandle.standardError.write(Data("\(name)\n".utf8))
      }
      try write(page, to: file)
    }
  }

  struct Pages: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the pictures of README.md and docs/.")

    @Argument(help: "The folder to write them in.")
    var folder: String

    func run() async throws {
      for (_, name, text) in try await PagePictures.files() {
        try write(text, to: "\(folder)/\(name)")
      }
    }
  }
}

private nonisolated func write(_ text: String, to path: String) throws {
  try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
}
