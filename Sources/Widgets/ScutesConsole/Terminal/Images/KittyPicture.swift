// SPDX-License-Identifier: Apache-2.0

/// The sequences of kitty's graphics protocol. All suppress the answer (`q=2`).
///
/// ```
/// ESC _ G a=T,i=7,p=1,f=24,s=90,v=60,c=20,r=7,C=1,q=2,m=1;BASE64 ESC \   the first 4,096 bytes
/// ESC _ G m=1,q=2;BASE64 ESC \  …  ESC _ G m=0,q=2;BASE64 ESC \          the rest
/// ESC _ G a=d,d=I,i=7,q=2 ESC \                                          away with it
/// ```
enum KittyPicture {
  /// The maximum number of Base64 bytes in one sequence.
  private static let chunk = 4096

  /// Shows `bitmap` as number `id` over `cells` cells, starting at the cursor, which doesn't move.
  static func bytes(showing bitmap: Bitmap, id: Int, cells: Size) -> [UInt8] {
    let content = Base64.encoded(bitmap.pixels)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.count + content.count / 200 + 128)
    var start = 0
    repeat {
      let end = min(start + chunk, content.count)
      let placement =
        "a=T,i=\(id),p=1,f=24,s=\(bitmap.width),v=\(bitmap.height),c=\(cells.width),"
        + "r=\(cells.height),C=1,"
      bytes += "\u{1B}_G\(start == 0 ? placement : "")q=2,m=\(end < content.count ? 1 : 0);".utf8
      bytes += content[start..<end]
      bytes += "\u{1B}\\".utf8
      start = end
    } while start < content.count
    return bytes
  }

  /// Removes picture number `id` and frees its pixels in the terminal.
  static func bytes(removing id: Int) -> [UInt8] {
    Array("\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8)
  }
}
