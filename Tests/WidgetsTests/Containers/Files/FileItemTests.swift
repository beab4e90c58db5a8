import Testing

@testable import Scutes

struct FileItemTests {
  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (1449, "1.4 kB"), (9949, "9.9 kB"),
    (9951, "10 kB"), (23_400, "23 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"),
    (23_400_000, "23 MB"), (5_000_000_000, "5.0 GB"),
  ])
  func aSizeHasThreeFiguresAtMost(size: Int, text: String) {
    #expect(FileItem(name: "a", size: size).sizeText == text)
  }

  @Test func foldersAndUnknownSizesSayNothing() {
    #expect(FileItem(name: "a", isFolder: true, size: 4096).sizeText == nil)
    #expect(FileItem(name: "a").sizeText == nil)
  }

  @Test(
    arguments: [
      ("/", "/", nil), ("", "/", nil), ("/home/me", "/home/me", "/home"),
      ("/home//me/", "/home/me", "/home"), ("/a/../b/.", "/b", "/"), ("/../a", "/a", "/"),
    ] as [(String, String, String?)])
  func pathsAreReadAndHaveFoldersAround(text: String, path: String, parent: String?) {
    let folder = FolderPath(text)
    #expect(folder.text == path)
    #expect(folder.parent?.text == parent)
    #expect(folder.appending("x").parent == folder)
  }
}
