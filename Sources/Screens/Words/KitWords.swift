public import Widgets

extension Words {
  /// The words that the kit's own containers show.
  public var kit: KitWords {
    var words = KitWords()
    words.close = app.close
    words.keys = app.keys
    words.allKeys = app.allKeys
    words.everywhere = app.everywhere
    return words
  }
}
