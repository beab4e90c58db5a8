/// What one contender was found to cost at one size of the terminal, over all rounds.
struct Measurement {
  /// Milliseconds from the start to the first byte.
  var firstByte = Samples()
  /// Milliseconds from the start to the last byte of the first picture.
  var firstPaint = Samples()
  /// Bytes of the first picture.
  var firstBytes = Samples()
  /// Milliseconds from a key to the last byte that it brought about, one value a key.
  var keyLatency = Samples()
  /// Bytes that a key brought about, one value a key.
  var keyBytes = Samples()
  /// In how many pieces a key's bytes arrived, one value a key: no more than were written.
  var keyPieces = Samples()
  /// Calls that write, a key, one value a round.
  var keyWrites = Samples()
  /// Milliseconds of processor time a key, one value a round.
  var keyProcessor = Samples()
  /// Milliseconds of processor time until the first picture was there, one value a round.
  var startProcessor = Samples()
  /// Milliseconds from a burst of keys to the last byte that they brought about, one value a round.
  var burstLatency = Samples()
  /// Bytes that the burst brought about, one value a round.
  var burstBytes = Samples()
  /// Milliseconds from the last of a storm of sizes to the last byte, one value a round.
  var stormLatency = Samples()
  /// Mebibytes of resident memory after the keys, one value a round.
  var resident = Samples()
  /// How often a second it woke up while nothing was typed, one value a round.
  var idleWakeUps = Samples()
  /// Milliseconds of processor time a second meanwhile, one value a round.
  var idleProcessor = Samples()
}
