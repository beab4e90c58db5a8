import Foundation
import GRDB

/// A damaged database file and its write-ahead log, read page by page. Rows are known by their
/// shape, so that neither the schema nor the trees have to be whole.
///
/// Source of the layouts: the file format of SQLite, sections 1.6 (trees), 2.1 (records) and 4.1
/// (log).
///
/// ```
/// page   type ...  cell count  ...  pointers to cells | free | cells
/// cell   [child page]  size  [rowid]  header size  types of columns ...  values ...
/// ```
struct DamagedDatabase {
  private let pageSize: Int
  /// The bytes of each page that can hold rows or their ends.
  private let usableSize: Int
  private let file: PiecewiseFile
  private let log: PiecewiseFile
  /// The newest committed version of each page in the log, as the offset of its bytes.
  private var logged: [Int: Int] = [:]

  /// Reads the files at `path` and `path-wal`, page by page as they are needed. Returns `nil` if
  /// there is nothing to read.
  init?(path: String) {
    file = PiecewiseFile(path)
    log = PiecewiseFile(path + "-wal")
    guard file.count > 0 || log.count > Self.logHeader else { return nil }
    let start = file[0..<100]
    let header = Bytes(start)
    let size = header.number(at: 16, bytes: 2) ?? 0
    let isWhole = start.starts(with: Array("SQLite format 3\0".utf8))
    pageSize = isWhole && size >= 512 && size.nonzeroBitCount == 1 ? size : Self.usualPageSize
    usableSize = pageSize - (isWhole ? min(header.number(at: 20, bytes: 1) ?? 0, 32) : 0)
    let whole = frames.filter { $0.start + pageSize <= log.count }
    let last = whole.lastIndex(where: \.isCommit).map { $0 + 1 } ?? 0
    // Without a file, even uncommitted pages may be all that is left.
    for frame in file.count == 0 ? whole : Array(whole[..<last]) {
      logged[frame.page] = frame.start
    }
  }

  /// SQLite's size since 2016.
  private static let usualPageSize = 4096
  private static let logHeader = 32
  private static let frameHeader = 24

  /// Calls `body` with the records of all pages, including those that are no longer in use: first
  /// of the file, then of the log. The first value of a table with row numbers is that number.
  func forEachRecord(_ body: ([DatabaseValue]) throws -> Void) rethrows {
    for start in stride(from: 0, to: file.count, by: pageSize) {
      let page = Bytes(file[start..<min(start + pageSize, file.count)])
      try forEachRecord(in: page, isFirst: start == 0, body)
    }
    for frame in frames {
      let page = Bytes(log[frame.start..<min(frame.start + pageSize, log.count)])
      try forEachRecord(in: page, isFirst: frame.page == 1, body)
    }
  }

  /// Calls `body` with the records of `columns` values on pages that are in use, as far as that is
  /// known.
  func forEachRecordInUse(
    ofColumns columns: Int, _ body: ([DatabaseValue]) throws -> Void
  ) rethrows {
    let unused = unusedPages
    let last = (file.count + pageSize - 1) / pageSize
    // The log may name any page.
    let further = logged.keys.filter { $0 > last }.sorted()
    for number in Array(1...max(1, last)) + further where !unused.contains(number) {
      guard let page = page(number) else { continue }
      try forEachRecord(in: page, isFirst: number == 1, ofColumns: columns, body)
    }
  }

  /// The pages in the log, oldest first. Those of an earlier log have another salt.
  private var frames: [(page: Int, start: Int, isCommit: Bool)] {
    let salt = log[16..<24]
    return stride(from: Self.logHeader, to: log.count, by: Self.frameHeader + pageSize).compactMap {
      let header = log[$0..<$0 + Self.frameHeader]
      guard header.count == Self.frameHeader, header[8..<16].elementsEqual(salt),
        let page = Bytes(header).number(at: 0, bytes: 4),
        let size = Bytes(header).number(at: 4, bytes: 4)
      else { return nil }
      return (page, $0 + Self.frameHeader, size > 0)
    }
  }

  // MARK: Pages

  /// The pages in the list of those that SQLite would use next, which may still have the rows of
  /// their time. None if that list is damaged: it could name pages that are in use. Source: the
  /// file format of SQLite, section 1.5.
  private var unusedPages: Set<Int> {
    guard let header = page(1), let count = header.number(at: 36, bytes: 4) else { return [] }
    var unused: Set<Int> = []
    var trunk = header.number(at: 32, bytes: 4) ?? 0
    while trunk > 0, unused.count < count {
      guard unused.insert(trunk).inserted, let page = page(trunk) else { return [] }
      for place in 0..<min(page.number(at: 4, bytes: 4) ?? 0, usableSize / 4 - 2) {
        guard let leaf = page.number(at: 8 + 4 * place, bytes: 4), leaf > 0,
          unused.insert(leaf).inserted
        else { return [] }
      }
      trunk = page.number(at: 0, bytes: 4) ?? 0
    }
    return trunk == 0 && unused.count == count ? unused : []
  }

  private func forEachRecord(
    in page: Bytes, isFirst: Bool, ofColumns columns: Int? = nil,
    _ body: ([DatabaseValue]) throws -> Void
  ) rethrows {
    let header = isFirst ? 100 : 0
    guard let type = page.number(at: header, bytes: 1).flatMap(PageType.init),
      let count = page.number(at: header + 3, bytes: 2)
    else { return }
    let pointers = header + (type == .innerIndex ? 12 : 8)
    for cell in 0..<min(count, pageSize / 2) {
      guard let start = page.number(at: pointers + 2 * cell, bytes: 2),
        let cell = self.cell(at: start, in: page, of: type),
        var record = Self.record(in: cell.payload, ofColumns: columns)
      else { continue }
      if let number = cell.number {
        guard record.first?.isNull == true else { continue }
        record[0] = number.databaseValue
      }
      try body(record)
    }
  }

  private enum PageType: Int {
    case table = 0x0D
    case index = 0x0A
    case innerIndex = 0x02
  }

  /// Returns the payload of a cell and, in a table, the number of the row.
  private func cell(
    at start: Int, in page: Bytes, of type: PageType
  ) -> (payload: [UInt8], number: Int64?)? {
    var place = start + (type == .innerIndex ? 4 : 0)
    guard let size = page.varint(at: &place), (1...Self.maxPayload).contains(size) else {
      return nil
    }
    let number = type == .table ? page.varint(at: &place) : nil
    if type == .table, number == nil { return nil }
    let least = (usableSize - 12) * 32 / 255 - 23
    let most = type == .table ? usableSize - 35 : (usableSize - 12) * 64 / 255 - 23
    var local = Int(size)
    if local > most {
      local = least + (Int(size) - least) % (usableSize - 4)
      if local > most { local = least }
    }
    guard var payload = page.bytes(at: place, count: local) else { return nil }
    var next = local < size ? page.number(at: place + local, bytes: 4) ?? 0 : 0
    while payload.count < size {
      guard next > 0, let overflow = self.page(next),
        let rest = overflow.bytes(at: 4, count: min(usableSize - 4, Int(size) - payload.count))
      else { return nil }
      payload += rest
      next = overflow.number(at: 0, bytes: 4) ?? 0
    }
    return (payload, number)
  }

  /// Larger than any turn: 81 cells with all notes take some hundred bytes.
  private static let maxPayload = Int64(FileBound.databaseText)

  /// The newest version of a page, counted from 1.
  private func page(_ number: Int) -> Bytes? {
    if let start = logged[number] {
      return Bytes(log[start..<min(start + pageSize, log.count)])
    }
    let start = (number - 1) * pageSize
    guard start >= 0, start < file.count else { return nil }
    return Bytes(file[start..<min(start + pageSize, file.count)])
  }

  /// Decodes a record. Returns `nil` if it hasn't as many columns as are wanted.
  private static func record(in payload: [UInt8], ofColumns columns: Int?) -> [DatabaseValue]? {
    let bytes = Bytes(payload[...])
    var place = 0
    guard let size = bytes.varint(at: &place), size <= payload.count else { return nil }
    var types: [Int64] = []
    while place < size {
      guard let type = bytes.varint(at: &place) else { return nil }
      types.append(type)
    }
    guard columns == nil || columns == types.count else { return nil }
    var value = Int(size)
    var record: [DatabaseValue] = []
    for type in types {
      switch type {
      case 0: record.append(.null)
      case 1...6:
        let width = [1, 2, 3, 4, 6, 8][Int(type) - 1]
        guard let number = bytes.signed(at: value, bytes: width) else { return nil }
        record.append(number.databaseValue)
        value += width
      case 8, 9: record.append((type - 8).databaseValue)
      case 13... where type % 2 == 1:
        let count = Int(min((type - 13) / 2, maxPayload))
        guard let text = bytes.bytes(at: value, count: count) else { return nil }
        record.append(String(decoding: text, as: UTF8.self).databaseValue)
        value += count
      default: return nil
      }
    }
    return record
  }
}

/// A file of which only pieces are in memory. A missing one is empty.
private struct PiecewiseFile {
  /// The size in bytes.
  let count: Int
  private let handle: FileHandle?

  init(_ path: String) {
    handle = FileHandle(forReadingAtPath: path)
    count = (try? handle?.seekToEnd()).map(Int.init) ?? 0
  }

  /// The bytes at `places`, as far as there are some, counted from 0.
  subscript(places: Range<Int>) -> ArraySlice<UInt8> {
    guard let handle, (try? handle.seek(toOffset: UInt64(places.lowerBound))) != nil else {
      return []
    }
    var bytes: [UInt8] = []
    // Foundation may return less at a time than is there.
    while bytes.count < places.count,
      let piece = try? handle.read(upToCount: places.count - bytes.count), !piece.isEmpty
    { bytes += piece }
    return bytes[...]
  }
}

/// Bytes of a file, which may end anywhere.
private struct Bytes {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  func bytes(at place: Int, count: Int) -> [UInt8]? {
    guard place >= 0, count >= 0, place + count <= bytes.count else { return nil }
    let start = bytes.startIndex + place
    return Array(bytes[start..<start + count])
  }

  /// The unsigned number in `count` bytes, the most significant first.
  func number(at place: Int, bytes count: Int) -> Int? {
    bits(at: place, bytes: count).map { Int(truncatingIfNeeded: $0) }
  }

  /// The signed number in `count` bytes, the most significant first.
  func signed(at place: Int, bytes count: Int) -> Int64? {
    let unused = UInt64(64 - 8 * count)
    return bits(at: place, bytes: count).map { Int64(bitPattern: $0 << unused) >> unused }
  }

  private func bits(at place: Int, bytes count: Int) -> UInt64? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    var bits = UInt64(0)
    var next = bytes.startIndex + place
    let end = next + count
    while next < end {
      bits = bits << 8 | UInt64(bytes[next])
      next += 1
    }
    return bits
  }

  /// The number of up to nine bytes at `place`, which moves past it.
  func varint(at place: inout Int) -> Int64? {
    var bits = UInt64(0)
    var length = 1
    while place >= 0, place < bytes.count {
      let byte = UInt64(bytes[bytes.startIndex + place])
      place += 1
      if length == 9 { return Int64(bitPattern: bits << 8 | byte) }
      bits = bits << 7 | byte & 0x7F
      if byte < 0x80 { return Int64(bitPattern: bits) }
      length += 1
    }
    return nil
  }
}
