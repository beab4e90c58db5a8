import Foundation
import Games

extension EmojiTable {
  /// All emoji, including the flags of all regions with their English names.
  static func withFlags() -> EmojiTable {
    let names = Locale(identifier: "en")
    let codes = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 }
    return EmojiTable(regions: codes) { names.localizedString(forRegionCode: $0) }
  }
}
