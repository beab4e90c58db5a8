import Testing

@testable import Screens

struct PastedPathsTests {
  @Test(arguments: [
    ("/home/me/page.jpg", "/home/me/page.jpg"),
    ("  /home/me/page.jpg \n", "/home/me/page.jpg"),
    ("'/home/me/page 2.jpg'", "/home/me/page 2.jpg"),
    ("\"/home/me/page 2.jpg\"", "/home/me/page 2.jpg"),
    ("'/home/me/it'\\''s.jpg'", "/home/me/it's.jpg"),
    ("/home/me/page\\ \\(2\\).jpg", "/home/me/page (2).jpg"),
    ("/home/me/page 2.jpg", "/home/me/page 2.jpg"),
    ("file:///home/me/page%202.png", "/home/me/page 2.png"),
    ("file://machine/home/me/%EC%82%AC%EC%A7%84.png", "/home/me/사진.png"),
    ("file:///home/me/100%.png", "/home/me/100%.png"),
    ("~/page.heic", "~/page.heic"),
    ("pictures/page.webp", "pictures/page.webp"),
    ("/home/me/puzzles.sdk", "/home/me/puzzles.sdk"),
  ])
  func thePathThatATerminalPastesIsUnderstood(pasted: String, path: String) {
    #expect(PastedPaths(pasted)?.paths == [path])
  }

  @Test(arguments: [
    "'/a/one.jpg' '/a/two.jpg'", "/a/one.jpg /a/two.jpg", "file:///a/one.jpg\nfile:///a/two.jpg\n",
    "/a/one.jpg\n/a/two.jpg",
  ])
  func ofSeveralFilesAllPathsAreKnown(pasted: String) {
    #expect(PastedPaths(pasted)?.paths == ["/a/one.jpg", "/a/two.jpg"])
  }

  @Test(arguments: [
    "", " ", "53..7....6..195....98....6.", "12.\n4", "hello", "/", "/---+---\\", "'53..7....'",
    "http://example.org/a.jpg", "53..7....\n6..195... a.jpg",
  ])
  func otherTextsAreNoPaths(pasted: String) {
    #expect(PastedPaths(pasted) == nil)
  }

  @Test(arguments: ["/home/me/page", "~/pictures/page", "/a b/c"])
  func onTheCameraAnyPathIsOne(pasted: String) {
    #expect(PastedPaths(pasted, takesAny: true)?.paths == [pasted])
  }

  @Test func quotesAndEscapesAreTakenOffTypedPathsToo() {
    #expect(PastedPaths.path(in: "page 2.jpg") == "page 2.jpg")
    #expect(PastedPaths.path(in: "'/a/page 2.jpg'") == "/a/page 2.jpg")
    #expect(PastedPaths.path(in: "page\\ 2.jpg") == "page 2.jpg")
    #expect(PastedPaths.path(in: " ").isEmpty)
  }
}
