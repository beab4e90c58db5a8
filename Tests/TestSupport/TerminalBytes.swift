/// The bytes that a terminal sends, written with `⎋` for ESC.
package func bytes(_ text: String) -> [UInt8] {
  text.flatMap { $0 == "⎋" ? [0x1B] : Array(String($0).utf8) }
}
