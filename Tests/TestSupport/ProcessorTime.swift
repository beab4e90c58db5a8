#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Returns the processor time that this thread spends on `work`. Unlike elapsed time, it doesn't
/// depend on what else the machine does.
public func processorTime(_ work: () throws -> Void) rethrows -> Duration {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
