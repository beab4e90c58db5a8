import Testing

/// The tests of the built program, one after the other, so that each has the machine to itself.
@Suite(.serialized) enum EndToEnd {}
