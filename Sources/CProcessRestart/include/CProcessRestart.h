#ifndef CPROCESSRESTART_H
#define CPROCESSRESTART_H

/// Has the process begin again where a fatal signal hits the calling thread, until `stills_restart_end`.
///
/// A signal on another thread, or from another process, ends it as ever: whose fault that is, is not known. On Linux alone.
///
/// What the handlers of before say of it, such as Swift's backtrace, goes to a file. The arrays and strings stay the caller's
/// and must live as long.
/// - Parameters:
///   - executable: the program.
///   - arguments: its arguments, with a null at the end.
///   - environment: its environment, likewise.
///   - output: an open file for what is said of the signal.
///   - error: what the error stream is to be then.
///   - seconds: after how long it begins again without a signal, too; 0 for never.
void stills_restart_begin(
    const char *executable, char *const arguments[], char *const environment[], int output, int error,
    unsigned seconds);

/// Signals are again what they were.
void stills_restart_end(void);

#endif
