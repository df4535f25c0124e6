// The C library's standard output is a variable, which is set once and for all. Foundation, which imports the library without
// @preconcurrency, has no place in this file.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// Has lines of the log written when they are printed, and not when there are many of them.
func writeLogByLines() {
  // What has been printed before.
  fflush(stdout)
  setvbuf(stdout, nil, _IOLBF, 0)
}
