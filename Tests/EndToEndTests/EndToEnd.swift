import Testing

/// Tests that run the built program, one after the other: each has the machine for itself.
@Suite(.serialized) enum EndToEnd {}
