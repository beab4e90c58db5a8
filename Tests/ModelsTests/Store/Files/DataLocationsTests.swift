import Foundation
import Store
import Testing

struct DataLocationsTests {
  private func locations(
    _ environment: [String: String] = [:], dataDirectory: String? = nil, home: String = "/home/kim"
  ) -> DataLocations {
    DataLocations(dataDirectory: dataDirectory, environment: environment, home: home)
  }

  @Test func withoutVariablesTheDefaultsOfTheSpecificationAreUsed() {
    #expect(locations().gamesFile == "/home/kim/.local/share/ultimate-sudoku/games.sqlite")
    #expect(locations().preferencesFile == "/home/kim/.config/ultimate-sudoku/preferences.json")
    #expect(
      locations(home: "/").gamesFile == "/.local/share/ultimate-sudoku/games.sqlite")
  }

  @Test func theVariablesMoveTheirFolders() {
    let moved = locations(["XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/config/"])
    #expect(moved.dataFolder == "/data/ultimate-sudoku")
    #expect(moved.configurationFolder == "/config/ultimate-sudoku")
  }

  @Test(arguments: ["", "data", "./data", "~/data"])
  func whatIsNoAbsolutePathIsIgnored(_ value: String) {
    #expect(
      locations(["XDG_DATA_HOME": value, "XDG_CONFIG_HOME": value, "HOME": value]) == locations())
  }

  @Test func anAbsoluteHomeIsTheHomeFolder() {
    #expect(locations(["HOME": "/elsewhere"]) == locations(home: "/elsewhere"))
    #expect(
      locations(["HOME": "/elsewhere", "XDG_DATA_HOME": "/d"]).dataFolder == "/d/ultimate-sudoku")
  }

  @Test func aDataDirectoryTakesEverything() {
    let moved = locations(["XDG_DATA_HOME": "/data"], dataDirectory: "/here/")
    #expect(moved.gamesFile == "/here/games.sqlite")
    #expect(moved.preferencesFile == "/here/preferences.json")
    let current = FileManager.default.currentDirectoryPath
    #expect(locations(dataDirectory: "y").dataFolder == current + "/y")
  }

  @Test(arguments: [
    ("~", "/elsewhere"), ("~/", "/elsewhere"), ("~/a", "/elsewhere/a"), ("/~/a", "/~/a"),
  ])
  func aDataDirectoryMayBeginAtTheHomeFolder(_ directory: String, _ folder: String) {
    let home = ["HOME": "/elsewhere"]
    #expect(locations(home, dataDirectory: directory).dataFolder == folder)
    #expect(locations(["HOME": "x"], dataDirectory: "~/a", home: "/home").dataFolder == "/home/a")
  }
}
