import Foundation
import PictureReading
import Screens
import Synchronization

/// Takes and converts pictures through the first installed program that can.
///
/// Each call has a folder of its own that only the user can enter. The program finds its input
/// there under a meaningless name and writes its output there. It has no terminal, no standard
/// input and hardly any environment. The folder is removed after the call, however it ends.
final class PicturePrograms: Sendable {
  private typealias Call = Task<Result<[UInt8], PictureProgramError>, Never>

  private struct State {
    var calls: [Int: Call] = [:]
    var count = 0
    var isStopped = false
  }

  private let state = Mutex(State())
  private let folders = PrivateFolders()
  private let environment: [String: String]
  private let camera: @Sendable () -> String?
  private let patience: Duration
  private let sleep: @Sendable (Duration) async throws -> Void

  /// Looks for programs in the `PATH` of `environment`. Pictures are taken with `camera`. A program
  /// that is still running after `patience`, which `sleep` waits for, is killed.
  init(
    environment: [String: String], camera: @escaping @Sendable () -> String? = { Camera.first },
    patience: Duration = .seconds(20),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.environment = environment
    self.camera = camera
    self.patience = patience
    self.sleep = sleep
  }

  /// The same functions for the screens.
  var access: PictureAccess {
    PictureAccess(
      camera: { self.cameraPrograms.first?.program.name },
      take: { () throws(PictureProgramError) in try await self.takePicture().get() },
      convert: { bytes, format throws(PictureProgramError) in
        try await self.convert(bytes, format).get()
      })
  }

  func takePicture() async -> Result<[UInt8], PictureProgramError> {
    let programs = cameraPrograms
    guard let first = programs.first else {
      return .failure(.noCamera(packages: CameraProgram.packages))
    }
    guard let camera = camera() else { return .failure(.noDevice(program: first.program.name)) }
    return await firstPicture(
      by: programs.map { kind, program in
        Job(program: program, input: nil, inputExtension: "", outputExtension: "jpg") { _, output in
          kind.arguments(camera: camera, to: output)
        }
      })
  }

  /// Converts `bytes`, a picture in `format`, to one that can be decoded.
  func convert(
    _ bytes: [UInt8], _ format: PictureFormat
  ) async -> Result<[UInt8], PictureProgramError> {
    let jobs = ConverterProgram.candidates(for: format).compactMap { kind in
      InstalledProgram(named: kind.rawValue, in: environment).map { program in
        Job(
          program: program, input: bytes, inputExtension: format.rawValue,
          outputExtension: kind.outputExtension
        ) { input, output in
          kind.arguments(from: input, in: format, to: output)
        }
      }
    }
    guard !jobs.isEmpty else {
      return .failure(.noConverter(format, packages: ConverterProgram.packages(for: format)))
    }
    return await firstPicture(by: jobs)
  }

  /// Kills all running programs and removes their files. No more are started.
  func stop() {
    let calls = state.withLock { state in
      state.isStopped = true
      return state.calls.values
    }
    for call in calls { call.cancel() }
    folders.close()
  }

  private var cameraPrograms: [(kind: CameraProgram, program: InstalledProgram)] {
    CameraProgram.candidates.compactMap { kind in
      InstalledProgram(named: kind.rawValue, in: environment).map { (kind, $0) }
    }
  }

  /// The job of one program.
  private struct Job: Sendable {
    let program: InstalledProgram
    let input: [UInt8]?
    let inputExtension: String
    let outputExtension: String
    /// Returns the arguments for the paths of both pictures.
    let arguments: @Sendable (_ input: String, _ output: String) -> [String]
  }

  /// Returns the picture of the first program that succeeds. If none does, returns the error of the
  /// first one, which is the best program.
  private func firstPicture(by jobs: [Job]) async -> Result<[UInt8], PictureProgramError> {
    let call = state.withLock { state -> (number: Int, task: Call)? in
      guard !state.isStopped else { return nil }
      state.count += 1
      let task = Task.detached { await self.firstResult(of: jobs) }
      state.calls[state.count] = task
      return (state.count, task)
    }
    guard let call else { return .failure(.cancelled) }
    defer { state.withLock { $0.calls[call.number] = nil } }
    return await withTaskCancellationHandler {
      await call.task.value
    } onCancel: {
      call.task.cancel()
    }
  }

  private func firstResult(of jobs: [Job]) async -> Result<[UInt8], PictureProgramError> {
    var trouble = PictureProgramError.cancelled
    for (index, job) in jobs.enumerated() {
      let result = await result(of: job)
      guard case .failure(let failure) = result else { return result }
      if index == 0 { trouble = failure }
      if case .cancelled = failure { return .failure(failure) }
    }
    return .failure(trouble)
  }

  private func result(of job: Job) async -> Result<[UInt8], PictureProgramError> {
    let name = job.program.name
    guard let folder = folders.make() else {
      return .failure(.failed(program: name, reason: nil))
    }
    defer { folders.remove(folder) }
    let files = CallFiles(
      folder: folder, inputExtension: job.inputExtension, outputExtension: job.outputExtension)
    guard files.write(job.input) else { return .failure(.failed(program: name, reason: nil)) }
    let call = ProgramCall(
      program: job.program.path, arguments: job.arguments(files.input, files.output),
      environment: Self.environment(in: folder, environment), folder: folder, errors: files.errors,
      sleep: sleep)
    switch await call.run(within: patience, isWithinBounds: { files.areWithinBounds }) {
    case .cancelled: return .failure(.cancelled)
    case .timedOut: return .failure(.tookTooLong(program: name))
    case .outOfBounds: return .failure(.failed(program: name, reason: nil))
    case .ended(let status):
      if status == 0, let picture = files.picture { return .success(picture) }
      return .failure(.failed(program: name, reason: files.lastError))
    }
  }

  /// The complete environment of a program. Its temporary files are in the folder and go with it.
  static func environment(
    in folder: String, _ environment: [String: String]
  ) -> [String: String] {
    [
      "PATH": environment["PATH"] ?? "", "LC_ALL": "C", "HOME": folder, "TMPDIR": folder,
    ]
  }
}
