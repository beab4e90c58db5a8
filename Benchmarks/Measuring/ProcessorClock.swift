import Foundation

/// The processor time of this process.
enum ProcessorClock {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The processor time of all child processes that have ended.
  static var ofChildren: Duration {
    var usage = rusage()
    // RUSAGE_CHILDREN, which Swift imports as a number on one system and as an enumeration on
    // another.
    getrusage(-1, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(.zero) {
      $0 + .seconds($1.tv_sec) + .microseconds(Int($1.tv_usec))
    }
  }
}
