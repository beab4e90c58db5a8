import Foundation
import Testing

@testable import Store

struct PathPartsTests {
  @Test(arguments: [
    ("", ".", ""), ("y", ".", "y"), ("é", ".", "é"), ("/", "/", "/"), ("//", "/", "/"),
    ("/y", "/", "y"), ("//y", "/", "y"), ("a/", ".", "a"), ("a//", ".", "a"), ("a/b", "a", "b"),
    ("a//b", "a", "b"), ("/a/b/", "/a", "b"), ("./y", ".", "y"), ("../y", "..", "y"),
    ("~/y", "~", "y"), ("a/\u{301}", "a", "\u{301}"), (".", ".", "."), ("..", ".", ".."),
  ])
  func aPathIsDividedAsPOSIXDoes(path: String, folder: String, name: String) {
    let parts = PathParts(path)
    #expect(parts.folder == folder)
    #expect(parts.name == name)
  }

  @Test(
    arguments: [
      ("a.txt", "a", "txt"), ("y", "y", nil), (".hidden", ".hidden", nil), ("a.", "a.", nil),
      ("b/a.tar.gz", "a.tar", "gz"), ("a.b/c", "c", nil), ("", "", nil), ("é.é", "é", "é"),
    ] as [(String, String, String?)])
  func theEndingIsWhatFollowsTheLastDot(path: String, name: String, ending: String?) {
    #expect(PathParts(path).nameWithoutEnding == name)
    #expect(PathParts(path).ending == ending)
  }

  @Test func anAbsolutePathBeginsAtTheRoot() {
    let folder = FileManager.default.currentDirectoryPath
    #expect(PathParts.absolute("y") == folder + "/y")
    #expect(PathParts.absolute("~/y") == folder + "/~/y")
    #expect(PathParts.absolute("a/b//") == folder + "/a/b")
    for (path, absolute) in [("/", "/"), ("/y", "/y"), ("/a/b/", "/a/b"), ("//", "//")] {
      #expect(PathParts.absolute(path) == absolute)
    }
  }
}
