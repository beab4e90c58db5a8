import Foundation
import PictureReading
import Screens
import Testing

@testable import App

@Suite(.serialized) struct PictureProgramsTests {
  private let programs: FakePrograms

  /// The beginning of a HEIC picture.
  private static let heic = [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0]
  /// The beginning of a JPEG picture.
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3, 4, 5, 6, 7, 8]

  /// A script that writes a picture to its last argument.
  private static let writing = "for out; do :; done; cp \"$here/jpeg\" \"$out\""

  init() throws {
    programs = try FakePrograms()
    _ = FileManager.default.createFile(
      atPath: programs.folder + "/jpeg", contents: Data(Self.jpeg))
  }

  /// Programs whose time is over when `sleep` returns.
  private func pictures(
    sleep: @escaping @Sendable (Duration) async throws -> Void = FakePrograms.noLimit
  ) -> PicturePrograms {
    PicturePrograms(environment: programs.environment, camera: { "/dev/video3" }, sleep: sleep)
  }

  /// Expects that the folder whose path a script has written is gone.
  private func expectFolderIsGone(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = try #require(programs.lines(of: "folder").last, sourceLocation: sourceLocation)
    let isThere = FileManager.default.fileExists(atPath: folder)
    #expect(!isThere, sourceLocation: sourceLocation)
  }

  @Test func aPictureIsConvertedInAFolderOfItsOwn() async throws {
    try programs.add(
      "heif-dec",
      """
      pwd > "$here/folder"; ls -ld . | cut -c 1-10 > "$here/mode"; cp "$1" "$here/input"
      echo "$@" > "$here/arguments"; /usr/bin/env > "$here/environment"
      \(Self.writing); echo out; echo err >&2
      """)
    let picture = try await pictures().convert(Self.heic, .heic).get()
    #expect(picture == Self.jpeg)
    #expect(programs.contents(of: "input").map(Array.init) == Self.heic)
    #expect(programs.lines(of: "mode") == ["drwx------"])
    let folder = try #require(programs.lines(of: "folder").first)
    let arguments = programs.lines(of: "arguments").flatMap { $0.split(separator: " ") }
    #expect(arguments.allSatisfy { $0.hasPrefix(folder + "/") })
    let names = programs.lines(of: "environment").map { $0.prefix { $0 != "=" } }
    let known: Set<Substring> = [
      "PATH", "LC_ALL", "HOME", "TMPDIR", "PWD", "OLDPWD", "SHLVL", "_",
    ]
    #expect(Set(names).subtracting(known) == [])
    try expectFolderIsGone()
  }

  @Test func theNextProgramIsAskedIfOneFails() async throws {
    try programs.add("heif-dec", "exit 1")
    try programs.add("heif-convert", "echo rubbish > \"$2\"")
    try programs.add("convert", "for out; do :; done; cp \"$here/jpeg\" \"${out#jpeg:}\"")
    let picture = try await pictures().convert(Self.heic, .heic).get()
    #expect(picture == Self.jpeg)
  }

  @Test func theFirstPictureIsTakenOfSeveral() async throws {
    try programs.add(
      "heif-convert", "cp \"$here/jpeg\" picture-1.jpg; echo second > picture-2.jpg")
    #expect(try await pictures().convert(Self.heic, .heic).get() == Self.jpeg)
  }

  @Test func aProgramThatFailsIsQuotedOnOneLine() async throws {
    try programs.add(
      "heif-dec", "echo first >&2; printf 'bad \\033[31m%s\\a\\n\\033[0m\\n' \"$1\" >&2; exit 3")
    try programs.add("magick", "exit 1")
    let result = await pictures().convert(Self.heic, .heic)
    #expect(
      result
        == .failure(.failed(program: "heif-dec", reason: "bad input.heic\\u{7}")))
  }

  @Test(arguments: [
    "exit 0", "echo rubbish > \"$2\"", ": > \"$2\"", "ln -s /etc/passwd \"$2\"", "mkdir \"$2\"",
  ])
  func whatIsNoPictureCountsAsNone(_ script: String) async throws {
    try programs.add("heif-dec", "pwd > \"$here/folder\"; " + script)
    let result = await pictures().convert(Self.heic, .heic)
    #expect(result == .failure(.failed(program: "heif-dec", reason: nil)))
    try expectFolderIsGone()
  }

  @Test func aProgramThatHangsIsEnded() async throws {
    try programs.add("heif-dec", "pwd > \"$here/folder\"; exec sleep 600")
    let result = await pictures { [programs] _ in
      try await programs.wait { !programs.lines(of: "folder").isEmpty }
    }.convert(Self.heic, .heic)
    #expect(result == .failure(.tookTooLong(program: "heif-dec")))
    try expectFolderIsGone()
  }

  @Test func aProgramThatWritesTooMuchIsEnded() async throws {
    try programs.add(
      "heif-dec", "pwd > \"$here/folder\"; head -c 200000000 /dev/zero > \"$2\"; exec sleep 600")
    let result = await pictures().convert(Self.heic, .heic)
    #expect(result == .failure(.failed(program: "heif-dec", reason: nil)))
    try expectFolderIsGone()
  }

  @Test func withoutAProgramThatIsSaid() async {
    let converters = ConverterProgram.packages(for: .heic)
    #expect(
      await pictures().convert(Self.heic, .heic)
        == .failure(.noConverter(.heic, packages: converters)))
    #expect(await pictures().takePicture() == .failure(.noCamera(packages: CameraProgram.packages)))
    #expect(await pictures().access.camera() == nil)
  }

  @Test func whoGivesUpEndsTheProgram() async throws {
    try programs.add("heif-dec", "pwd > \"$here/folder\"; exec sleep 600")
    let pictures = pictures()
    let task = Task { await pictures.convert(Self.heic, .heic) }
    try await programs.wait { !programs.lines(of: "folder").isEmpty }
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    try expectFolderIsGone()
  }

  @Test func stoppingEndsAllPrograms() async throws {
    try programs.add("heif-dec", "pwd > \"$here/folder\"; exec sleep 600")
    let pictures = pictures()
    let task = Task { await pictures.convert(Self.heic, .heic) }
    try await programs.wait { !programs.lines(of: "folder").isEmpty }
    pictures.stop()
    try expectFolderIsGone()
    #expect(await task.value == .failure(.cancelled))
    #expect(await pictures.convert(Self.heic, .heic) == .failure(.cancelled))
  }

  @Test func aPictureIsTakenWithTheCamera() async throws {
    try programs.add("ffmpeg", "echo \"$@\" > \"$here/arguments\"; \(Self.writing)")
    let access = pictures().access
    #expect(await access.camera() == "ffmpeg")
    #expect(try await access.take() == Self.jpeg)
    #expect(programs.lines(of: "arguments").first?.contains("/dev/video3") == true)
  }

  #if os(Linux)
    @Test func anotherProgramTakesThePictureThatOneCannot() async throws {
      try programs.add("ffmpeg", "echo 'Device or resource busy' >&2; exit 1")
      try programs.add("fswebcam", "echo \"$@\" > \"$here/arguments\"; \(Self.writing)")
      #expect(try await pictures().takePicture().get() == Self.jpeg)
      #expect(
        programs.lines(of: "arguments").first?.contains("--device /dev/video3") == true)
    }
  #endif

  @Test func aMachineWithoutACameraIsSaid() async throws {
    try programs.add("ffmpeg", Self.writing)
    let pictures = PicturePrograms(environment: programs.environment, camera: { nil })
    #expect(await pictures.takePicture() == .failure(.noDevice(program: "ffmpeg")))
  }

  @Test(arguments: PictureFormat.allCases)
  func everyFormatThatNeedsAConverterHasOneThatCanBeInstalled(_ format: PictureFormat) {
    let candidates = ConverterProgram.candidates(for: format)
    guard ![.svg, .pdf].contains(format) else { return #expect(candidates == []) }
    #expect(!candidates.isEmpty && !ConverterProgram.packages(for: format).isEmpty)
    for program in candidates {
      let arguments = program.arguments(from: "/f/input", in: format, to: "/f/output.jpg")
      #expect(arguments.contains { $0.contains("/f/input") })
      #expect(arguments.last?.hasSuffix("/f/output.jpg") == true)
    }
  }
}
