/// The costs of one contender at one terminal size, over all rounds.
struct Measurement {
  /// Milliseconds from the start to the first byte.
  var firstByte = Samples()
  /// Milliseconds from the start to the last byte of the first picture.
  var firstPaint = Samples()
  /// Bytes of the first picture.
  var firstBytes = Samples()
  /// Milliseconds from a key to the last byte that it caused, one value per key.
  var keyLatency = Samples()
  /// Bytes per key.
  var keyBytes = Samples()
  /// The number of pieces in which a key's bytes arrived, at most the number of writes.
  var keyPieces = Samples()
  /// Write calls per key, one value per round.
  var keyWrites = Samples()
  /// Milliseconds of processor time per key, one value per round.
  var keyProcessor = Samples()
  /// Milliseconds of processor time until the first picture, one value per round.
  var startProcessor = Samples()
  /// Milliseconds from a burst of keys to the last byte that it caused, one value per round.
  var burstLatency = Samples()
  /// Bytes that the burst caused, one value per round.
  var burstBytes = Samples()
  /// Milliseconds from the last of many rapid size changes to the last byte, one value per round.
  var stormLatency = Samples()
  /// Mebibytes of resident memory after the keys, one value per round.
  var resident = Samples()
  /// Wake-ups per second without input, one value per round.
  var idleWakeUps = Samples()
  /// Milliseconds of processor time per second without input, one value per round.
  var idleProcessor = Samples()
}
