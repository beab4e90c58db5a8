import Foundation
import TestSupport
import Testing

@testable import Scutes
@testable import ScutesTesting

/// Views that show the theme of a file, whenever it is saved.
final class ThemeFollowingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: UUID().uuidString, directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var path: String { folder.appending(path: "mine.json").path(percentEncoded: false) }

  private func save(_ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
  }

  private func theme(_ color: String) -> String {
    #"{"name": "Mine", "roles": {"title": {"foreground": "\#(color)"}}}"#
  }

  private struct Name: View {
    @Environment(\.theme) private var theme
    var body: some View {
      Text("\(theme.name) \(String(describing: theme.styles[.title]?.foreground))")
    }
  }

  @Test func theViewsFollowTheFile() async throws {
    let driver = ViewDriver(width: 160, height: 6) {
      Name().theme(following: self.path, otherwise: .shoreDark)
    }
    #expect(driver.text.contains(Theme.shoreDark.name))
    try save(theme("#010203"))
    #expect(await driver.wait { driver.text.contains("Mine") })
    let before = driver.text
    try save(theme("#0A0B0C"))
    #expect(await driver.wait { driver.text != before })
    #expect(driver.text.contains("Mine"))
  }

  @Test func aMistakeIsSaidAndTheThemeStays() async throws {
    try save(theme("#010203"))
    let driver = ViewDriver(width: 160, height: 6) {
      Name().theme(following: self.path, otherwise: .shoreDark)
    }
    #expect(await driver.wait { driver.text.contains("Mine") })
    try save(theme("#01020"))
    #expect(await driver.wait { driver.text.contains("mine.json") }, "\(driver.text)")
    #expect(driver.text.contains("Mine"))
  }

  @Test func aFileIsReadAgainOnlyWhenItHasChanged() throws {
    var file = FollowedFile(path)
    #expect(file.newText() == nil)
    try save("one")
    #expect(file.newText() == "one")
    #expect(file.newText() == nil)
    try save("two")
    #expect(file.newText() == "two")
    try FileManager.default.removeItem(atPath: path)
    #expect(file.newText() == nil)
    try save("two")
    #expect(file.newText() == "two")
  }
}
