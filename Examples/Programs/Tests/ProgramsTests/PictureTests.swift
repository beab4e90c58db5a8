// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scutes
import ScutesTesting
import Testing

@testable import FileBrowser
@testable import JSONExplorer
@testable import LogViewer
@testable import Prompts

/// The pictures on the kit's pages show the programs as they are. `RECORD=1` makes them anew.
struct PictureTests {
  private func expectPicture(_ driver: ViewDriver, named name: String) throws {
    let pages = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
      folder.deletingLastPathComponent()
    }.appendingPathComponent("Sources/Widgets/Scutes/Documentation.docc")
    let file = pages.appendingPathComponent(name + ".svg")
    let canvas = try #require(driver.canvas)
    let picture = SVGPicture(canvas).text
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(picture.utf8).write(to: file)
    }
    let isSame = try String(contentsOf: file, encoding: .utf8) == picture
    #expect(isSame, "\(name).svg is out of date: RECORD=1 makes it anew")
  }

  @Test func theFileBrowser() async throws {
    let scratch = try Scratch([
      "Sources/Shell.swift": """
      /// The shell of a turtle.
      struct Shell {
        /// Its plates, from the head to the tail.
        var scutes: [Scute] = []

        /// The plates that have come off.
        var lost: Int { scutes.count { $0.isLost } }
      }

      """,
      "Sources/Turtle.swift": String(repeating: "// …\n", count: 400),
      "Sources/Pond.swift": String(repeating: "// …\n", count: 90),
      "Sources/Resources/pond.json": "{}",
    ])
    let browser = Browser(folder: scratch.path)
    let driver = ViewDriver(width: 90, height: 14, theme: .kameDark) {
      BrowserView(browser: browser)
    }
    #expect(await driver.wait { driver.screen.contains("Sources/") })
    driver.type("⏎")
    #expect(await driver.wait { driver.screen.contains("Shell.swift") })
    driver.type("↓↓")
    #expect(await driver.wait { driver.screen.contains("struct Shell") })
    try expectPicture(driver, named: "file-browser")
  }

  @Test func theLogViewer() async throws {
    let lines = (0..<48_000).map { number in
      let clock = [10 + number / 3600, number / 60 % 60, number % 60]
      let time = "2026-11-29 " + clock.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
      return switch number % 12 {
      case 4: "\(time) WARN  slow answer from the shell: \(number % 700 + 300) ms"
      case 7: "\(time) ERROR no answer from pond \(number % 5): timed out"
      case 9, 10: "\(time) DEBUG looked for plates in pond \(number % 7)"
      default: "\(time) INFO  turtle \(number % 31) has come to pond \(number % 7)"
      }
    }
    let scratch = try Scratch(["turtle.log": lines.joined(separator: "\n") + "\n"])
    let log = Log(path: scratch.path + "/turtle.log")
    let driver = ViewDriver(width: 90, height: 14, theme: .kameDark) { LogView(log: log) }
    #expect(await driver.wait { driver.screen.contains("48,000 lines") })
    driver.type("/pond⏎")
    #expect(await driver.wait { driver.screen.contains(" of 48,000 lines") })
    try expectPicture(driver, named: "log-viewer")
  }

  @Test func theJSONExplorer() throws {
    let scratch = try Scratch([
      "turtles.json": """
      {
        "pond": "Lotus", "depth": 2.5, "open": true,
        "turtles": [
          {
            "name": "Haru",
            "scutes": 38,
            "born": 1991,
            "friends": ["Minseo", "Bo"],
            "keeper": null
          },
          {"name": "Minseo", "scutes": 37}
        ],
        "keepers": {"Ann": "mornings", "Kim": "evenings"}
      }
      """
    ])
    let document = Document(path: scratch.path + "/turtles.json")
    let driver = ViewDriver(width: 90, height: 16, theme: .kameDark) {
      ExplorerView(document: document)
    }
    driver.type("↓↓↓→→→")
    try expectPicture(driver, named: "json-explorer")
  }

  @Test func thePrompts() throws {
    let options = ["main", "maintenance", "feature/map", "fix/marks", "release/0.2", "docs"]
    let driver = ViewDriver(width: 60, height: 7, theme: .inline) {
      FilterView(title: "Branch", options: options, picked: Picked())
    }
    driver.type("ma↓")
    try expectPicture(driver, named: "prompts")
  }
}
