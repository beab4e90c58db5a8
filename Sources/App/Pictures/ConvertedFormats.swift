import Foundation
import PictureReading
import Store

/// The formats of pictures that only other programs read, and which of the installed ones do, by
/// their own lists.
struct ConvertedFormats {
  static let all: [PictureFormat] = [.heic, .webp, .avif, .jpegXL, .tiff]

  /// The first program for each format that can be read.
  let programs: [PictureFormat: InstalledProgram]
  private let environment: [String: String]

  /// Asks the programs in the `PATH` of `environment`, each for at most five seconds.
  init(environment: [String: String]) async {
    self.environment = environment
    var programs: [PictureFormat: InstalledProgram] = [:]
    var lists: [ConverterProgram: String] = [:]
    for format in Self.all {
      for kind in ConverterProgram.candidates(for: format) where programs[format] == nil {
        guard let program = InstalledProgram(named: kind.rawValue, in: environment) else {
          continue
        }
        if let listing = kind.listing, lists[kind] == nil {
          lists[kind] = await Self.output(of: program, listing, environment)
        }
        if kind.reads(format, by: lists[kind] ?? "") { programs[format] = program }
      }
    }
    self.programs = programs
  }

  /// Those that can be read.
  var readable: [PictureFormat] { Self.all.filter { programs[$0] != nil } }
  /// Those that can't.
  var unreadable: [PictureFormat] { Self.all.filter { programs[$0] == nil } }

  /// Packages that aren't installed, with which most of the others can be read.
  var missingPackages: [String] {
    let installed = Set(
      ConverterProgram.allCases.filter {
        InstalledProgram(named: $0.rawValue, in: environment) != nil
      }.compactMap(\.package))
    var (formats, packages) = (unreadable, [String]())
    while true {
      let useful = formats.map { ConverterProgram.packages(for: $0) }
        .map { $0.filter { !installed.contains($0) } }
      let counts = useful.joined().map { name in
        (name: name, count: useful.count { $0.contains(name) })
      }
      guard let best = counts.max(by: { $0.count < $1.count })?.name else { return packages }
      packages.append(best)
      formats.removeAll { ConverterProgram.packages(for: $0).contains(best) }
    }
  }

  /// What `program` prints, or nothing if it fails, takes long or prints too much.
  private static func output(
    of program: InstalledProgram, _ arguments: [String], _ environment: [String: String]
  ) async -> String {
    let folders = PrivateFolders()
    defer { folders.close() }
    guard let folder = folders.make() else { return "" }
    let path = folder + "/list"
    guard
      FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { return "" }
    let call = ProgramCall(
      program: program.path, arguments: arguments,
      environment: PicturePrograms.environment(in: folder, environment), folder: folder,
      output: path)
    let outcome = await call.run(within: .seconds(5)) {
      FileStatus(atName: path)?.size ?? 0 <= largestList
    }
    guard outcome.isSuccess,
      let bytes = try? InputFile.contents(ofRegular: path, upTo: largestList)
    else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let largestList = 1 << 20
}
