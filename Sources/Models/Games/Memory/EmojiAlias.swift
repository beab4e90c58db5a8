/// The names of some emoji in addition to, or instead of, those in the Unicode Character Database,
/// which date from the time when they were printed signs.
enum EmojiAlias {
  /// Names that replace those of the database.
  static let names = [
    "❤️": "red heart", "⏩": "fast forward", "⏪": "rewind", "⏫": "fast up", "⏬": "fast down",
    "▶️": "play", "◀️": "reverse", "☀️": "sun", "☁️": "cloud", "☎️": "telephone", "✏️": "pencil",
    "✒️": "pen", "✈️": "aeroplane", "✉️": "envelope", "✔️": "check mark", "✖️": "multiply",
    "♠️": "spades", "♣️": "clubs", "♥️": "hearts", "♦️": "diamonds", "⬛": "black square",
    "⬜": "white square", "⭐": "star", "⚫": "black circle", "⚪": "white circle", "👍": "thumbs up",
    "👎": "thumbs down", "💩": "pile of poo", "🍆": "aubergine", "🐦": "bird", "🐶": "dog face",
    "🐱": "cat face",
  ]

  /// Additional search words.
  static let words = [
    "😂": "laugh tears cry", "🤣": "laugh", "😀": "happy laugh", "😄": "happy laugh",
    "😆": "laugh", "😢": "sad", "😭": "sad", "😍": "love", "😘": "love", "😴": "tired",
    "🤔": "think", "🥳": "party", "😎": "cool", "🍆": "eggplant", "✈️": "airplane plane flight",
    "🚗": "car auto", "🚀": "space", "🎉": "party celebrate", "🔥": "hot flame", "👍": "yes good ok",
    "👎": "no bad", "❤️": "love heart black", "⚽": "football", "🏈": "rugby", "🐒": "ape",
    "🍟": "chips fries", "🍔": "burger", "🍦": "ice cream", "🎮": "play controller", "☕": "coffee tea",
  ]
}
