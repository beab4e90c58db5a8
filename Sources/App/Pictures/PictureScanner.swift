import Hints
import PictureReading
import Screens
import Store
import Sudoku

/// Reads puzzles from pictures for the command line, on the calling thread. Conversion by another
/// program blocks the thread, so don't use it in tasks.
struct PictureScanner: Sendable {
  /// Converts a picture in a format that only other programs read to one that can be decoded.
  let convert:
    @Sendable (_ bytes: [UInt8], _ format: PictureFormat) throws(PictureProgramError) -> [UInt8]

  struct Result: Sendable {
    /// The picture in a format that can be decoded without another program.
    let bytes: [UInt8]
    /// Its width when it was read: upright, perhaps scaled down.
    let width: Int
    let height: Int
    let scan: PuzzleScan
  }

  /// Reads the puzzle in the picture of a file. Takes up to a second, more with a converter.
  func scan(_ bytes: [UInt8]) throws(CameraFailure) -> Result {
    let (bytes, picture) = try decode(bytes)
    do throws(ScanError) {
      let scan = try PuzzleScan(of: picture)
      return Result(bytes: bytes, width: picture.width, height: picture.height, scan: scan)
    } catch {
      throw .scan(error)
    }
  }

  private func decode(_ bytes: [UInt8]) throws(CameraFailure) -> ([UInt8], Picture) {
    do throws(PictureError) {
      return (bytes, try Picture(decoding: bytes))
    } catch .needsConverter(let format) {
      let converted: [UInt8]
      do throws(PictureProgramError) {
        converted = try convert(bytes, format)
      } catch {
        throw .program(error)
      }
      do throws(PictureError) {
        return (converted, try Picture(decoding: converted))
      } catch {
        throw .picture(error)
      }
    } catch {
      throw .picture(error)
    }
  }
}

extension PictureScanner {
  init(programs: PicturePrograms) {
    self.init { bytes, format throws(PictureProgramError) in
      try Waiting.result { await programs.convert(bytes, format) }.get()
    }
  }
}

/// A picture that is named on the command line.
struct PictureFile: Hashable, Sendable {
  /// The path as given. `-` is standard input.
  let path: String

  var name: String { path == "-" ? "standard input" : path }

  /// Reads all of it, up to the size limit of pictures. Says in `language` if it waits for it.
  func read(in language: Language = .english) throws(CameraFailure) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(FileFault) {
      bytes = try InputFile.contents(of: path, upTo: FileAccess.largestPicture, in: language)
    } catch {
      throw .file(FileError(name, error))
    }
    guard let bytes else { throw .file(.tooLarge(name)) }
    return bytes
  }
}
