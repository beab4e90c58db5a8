import Foundation
import Games
import Testing

@testable import App

@Suite(.serialized) struct SoundPlayerTests {
  private let players: FakePrograms

  init() throws {
    players = try FakePrograms()
  }

  /// A script that writes its process number down and waits.
  private static let waiting = "echo $$ >> \"$here/number\"; exec sleep 600"

  @Test func theProgramIsGivenTheSoundAsAFileThatGoesAgain() async throws {
    try players.add("aplay", "cp \"$2\" \"$here/heard\"; echo \"$@\" > \"$here/arguments\"")
    let player = SoundPlayer(environment: players.environment, patience: .seconds(600))
    #expect(player.play(.houseFinished))
    await player.playing?.value
    #expect(players.contents(of: "heard") == SampledSound(.houseFinished).wav)
    let arguments = try #require(players.lines(of: "arguments").first).split(separator: " ")
    #expect(arguments.first == "-q" && arguments.count == 2)
    #expect(arguments.last.map { FileManager.default.fileExists(atPath: String($0)) } == false)
  }

  @Test func theFirstProgramThatIsThereIsTaken() async throws {
    for name in ["afplay", "paplay", "aplay"] {
      try players.add(name, "echo \(name) >> \"$here/heard\"")
    }
    let player = SoundPlayer(environment: players.environment, patience: .seconds(600))
    #expect(player.play(.error))
    await player.playing?.value
    #expect(players.lines(of: "heard") == ["paplay"])
  }

  @Test func whatComesWhileASoundIsHeardIsLeftOut() async throws {
    try players.add(
      "pw-play",
      "echo heard >> \"$here/heard\"; until [ -e \"$here/go\" ]; do sleep 0.01; done")
    let player = SoundPlayer(environment: players.environment, patience: .seconds(600))
    for _ in 0..<100 {
      let isPlayed = player.play(.error)
      #expect(isPlayed)
    }
    try await players.wait { !players.lines(of: "heard").isEmpty }
    #expect(player.play(.digitPlaced))
    players.touch("go")
    await player.playing?.value
    #expect(players.lines(of: "heard").count == 1)
    #expect(player.play(.error))
    await player.playing?.value
    #expect(players.lines(of: "heard").count == 2)
  }

  @Test func whatWeighsMoreEndsWhatIsHeard() async throws {
    try players.add(
      "pw-play", "cp \"$1\" \"$here/heard\"; echo $$ >> \"$here/number\"; exec sleep 600")
    let player = SoundPlayer(environment: players.environment, patience: .seconds(600))
    #expect(player.play(.digitPlaced))
    try await players.wait { players.lines(of: "number").count == 1 }
    #expect(player.play(.gameFinished))
    try await players.wait { players.lines(of: "number").count == 2 }
    #expect(players.contents(of: "heard") == SampledSound(.gameFinished).wav)
    let playing = player.playing
    player.stop()
    await playing?.value
    #expect(player.playing == nil)
  }

  @Test func anEndThatComesWhileASoundIsHeardLeavesNoFile() async throws {
    try players.add("pw-play", "echo \"$1\" >> \"$here/file\"; exec sleep 600")
    let player = SoundPlayer(environment: players.environment, patience: .seconds(600))
    #expect(player.play(.error))
    try await players.wait { !players.lines(of: "file").isEmpty }
    let file = try #require(players.lines(of: "file").first)
    #expect(FileManager.default.fileExists(atPath: file))
    player.stop()
    #expect(!FileManager.default.fileExists(atPath: file))
    await player.playing?.value
  }

  @Test func aProgramThatFailsIsNotAskedAgain() async throws {
    try players.add("pw-play", "echo pw-play >> \"$here/heard\"; exit 1")
    try players.add("aplay", "echo aplay >> \"$here/heard\"")
    let player = SoundPlayer(environment: players.environment, patience: .seconds(600))
    for _ in 0..<2 {
      #expect(player.play(.error))
      await player.playing?.value
    }
    #expect(players.lines(of: "heard") == ["pw-play", "aplay", "aplay"])
  }

  @Test func onceAllHaveFailedTheBellIsWanted() async throws {
    try players.add("paplay", "exit 1")
    let player = SoundPlayer(environment: players.environment, patience: .seconds(600))
    #expect(player.play(.error))
    await player.playing?.value
    #expect(!player.play(.error))
    #expect(player.playing == nil)
  }

  @Test func withoutAProgramAndOverSshTheBellIsWanted() throws {
    #expect(!SoundPlayer(environment: players.environment, patience: .seconds(600)).play(.error))
    #expect(!SoundPlayer(environment: [:]).play(.error))
    try players.add("paplay", "exit 0")
    for (name, value) in [
      ("SSH_CONNECTION", "192.0.2.1 50000 192.0.2.2 22"), ("SSH_TTY", "/dev/pts/1"),
    ] {
      var environment = players.environment
      environment[name] = value
      #expect(!SoundPlayer(environment: environment).play(.error))
    }
  }

  @Test func aFileThatIsNoProgramIsPassedOver() throws {
    players.touch("pw-play")
    try players.add("paplay", "exit 0")
    let paths = SoundProgram.all(environment: players.environment).map(\.path)
    #expect(paths == ["\(players.folder)/paplay"])
  }

  @Test func aProgramThatDoesNotEndIsGivenUp() async throws {
    try players.add("pw-play", Self.waiting)
    let player = SoundPlayer(environment: players.environment, patience: .milliseconds(200))
    #expect(player.play(.digitPlaced))
    await player.playing?.value
    #expect(!player.play(.digitPlaced))
    expectGone()
  }

  @Test func stoppingEndsWhatIsHeard() async throws {
    try players.add("pw-play", "echo \"$1\" > \"$here/file\"; " + Self.waiting)
    let player = SoundPlayer(environment: players.environment, patience: .seconds(600))
    #expect(player.play(.gameFinished))
    try await players.wait { !players.lines(of: "number").isEmpty }
    let playing = player.playing
    player.stop()
    let file = try #require(players.lines(of: "file").first)
    let isFileThere = FileManager.default.fileExists(atPath: file)
    #expect(!isFileThere, "nobody may be left to take it away")
    await playing?.value
    #expect(player.playing == nil)
    expectGone()
  }

  /// Expects that the programs which wrote their numbers down have ended completely.
  private func expectGone() {
    for number in players.lines(of: "number").compactMap({ pid_t($0) }) {
      let isThere = kill(number, 0) == 0
      #expect(!isThere)
    }
  }
}
