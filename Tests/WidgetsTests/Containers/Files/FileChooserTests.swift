import TestSupport
import Testing

@testable import Scutes

struct FileChooserTests {
  private nonisolated static let tree: [String: [FileItem]] = [
    "/": [FileItem(name: "home", isFolder: true)],
    "/home": [
      FileItem(name: "zebra.txt", size: 5), FileItem(name: "Apple.txt", size: 1_400),
      FileItem(name: "box", isFolder: true), FileItem(name: ".secret", size: 1),
      FileItem(name: "avocado.txt", size: 999_600),
    ],
    "/home/box": [],
  ]

  private struct Chooser {
    let driver: ViewDriver
    let folder: Held<String>
    let opened: Held<[String]>
  }

  private func chooser(_ start: String = "/home") -> Chooser {
    let folder = Held(start)
    let opened = Held<[String]>([])
    let driver = ViewDriver(width: 30, height: 9) {
      FileChooser(
        folder: Binding(get: { folder.value }, set: { folder.value = $0 }),
        items: { Self.tree[$0] ?? [] }
      ) { opened.value.append($0) }
    }
    return Chooser(driver: driver, folder: folder, opened: opened)
  }

  @Test func foldersComeFirstThenNamesWhateverTheirCase() {
    let chooser = chooser()
    let lines = chooser.driver.screen.split(separator: "\n").map {
      $0.split(separator: " ").filter { $0.contains(where: \.isLetter) }.first.map(String.init)
        ?? ""
    }
    #expect(lines.prefix(6) == ["/home", "parent", "box", "Apple.txt", "avocado.txt", "zebra.txt"])
  }

  @Test func theFirstItemIsChosenAndEnterOpensIt() {
    let chooser = chooser()
    chooser.driver.type("⏎")
    #expect(chooser.folder.value == "/home/box")
    #expect(chooser.driver.screen.contains("There is nothing here."))
  }

  @Test func lettersFindANameAndEnterOpensTheFile() {
    let chooser = chooser()
    chooser.driver.type("av⏎")
    #expect(chooser.opened.value == ["/home/avocado.txt"])
  }

  @Test(arguments: ["←", "⌫"])
  func aKeyGoesToTheFolderAroundWhereTheOneThatWasLeftIsChosen(key: String) {
    let chooser = chooser("/home/box")
    chooser.driver.type(key)
    #expect(chooser.folder.value == "/home")
    chooser.driver.type("⏎")
    #expect(chooser.folder.value == "/home/box")
  }

  @Test func rightOpensAFolderAndNoFile() {
    let chooser = chooser()
    chooser.driver.type("→")
    #expect(chooser.folder.value == "/home/box")
    let other = self.chooser()
    other.driver.type("z→")
    #expect(other.opened.value.isEmpty && other.folder.value == "/home")
  }

  @Test func theRootHasNoFolderAround() {
    let chooser = chooser("/")
    chooser.driver.type("←⌫")
    #expect(chooser.folder.value == "/")
    #expect(!chooser.driver.screen.contains("parent"))
  }

  @Test func hiddenFilesShowOnADotAndAreHiddenAgain() {
    let chooser = chooser()
    #expect(!chooser.driver.screen.contains(".secret"))
    chooser.driver.type(".")
    #expect(chooser.driver.screen.contains(".secret"))
    chooser.driver.type(".")
    #expect(!chooser.driver.screen.contains(".secret"))
  }

  @Test func theMouseDoesTheSame() {
    let chooser = chooser("/home/box")
    for _ in 0..<2 { chooser.driver.click(on: "parent") }
    #expect(chooser.folder.value == "/home")
    for _ in 0..<2 { chooser.driver.click(on: "zebra") }
    #expect(chooser.opened.value == ["/home/zebra.txt"])
  }

  @Test func whatIsReadComesWhenItIsThere() async {
    let folder = Held("/home")
    let driver = ViewDriver(width: 30, height: 9) {
      FileChooser(
        folder: Binding(get: { folder.value }, set: { folder.value = $0 }),
        contents: { path in Self.tree[path] ?? [] }, open: { _ in })
    }
    #expect(driver.screen.contains("Reading"))
    let isThere = await driver.wait { driver.screen.contains("zebra.txt") }
    #expect(isThere)
    #expect(!driver.screen.contains("Reading"))
  }

  @Test func whatIsWrongWithAFolderIsSaidInItsPlace() async {
    struct Shut: Error, CustomStringConvertible {
      var description: String { "It is shut." }
    }
    let folder = Held("/home")
    let driver = ViewDriver(width: 30, height: 9) {
      FileChooser(
        folder: Binding(get: { folder.value }, set: { folder.value = $0 }),
        contents: { _ in throw Shut() }, open: { _ in })
    }
    let isSaid = await driver.wait { driver.screen.contains("It is shut.") }
    #expect(isSaid)
    driver.type("←")
    #expect(folder.value == "/")
  }
}
