#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The processor time that this thread spends on `work`; unlike the time on a clock it does not depend
/// on what else the machine does.
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
