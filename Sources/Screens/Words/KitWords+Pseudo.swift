import Foundation
import Scutes

nonisolated extension KitWords {
  /// The text in the pseudo-language, except the names of keys. The kit's text is data, so each
  /// string is replaced in its JSON.
  func said(by voice: PseudoLanguage) -> KitWords {
    guard let data = try? JSONEncoder().encode(self),
      let words = try? JSONSerialization.jsonObject(with: data),
      let said = try? JSONSerialization.data(withJSONObject: Self.said(words, by: voice)),
      var kit = try? JSONDecoder().decode(KitWords.self, from: said)
    else { return self }
    kit.keyNames = keyNames
    return kit
  }

  private static func said(_ words: Any, by voice: PseudoLanguage) -> Any {
    switch words {
    case let word as String: voice(word)
    case let list as [Any]: list.map { said($0, by: voice) }
    case let table as [String: Any]: table.mapValues { said($0, by: voice) }
    default: words
    }
  }
}
