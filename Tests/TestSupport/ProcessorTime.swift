import Foundation

/// The time for which the processor has worked for this thread, in seconds; other programs do not make it much longer.
package func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
