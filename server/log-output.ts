const mostCharacters = 16_384;
const mostMilliseconds = 200;
/** As pino writes its levels `error` and `fatal`. */
const fault = /^\{"level":[56]0,/;

/**
 * Collects the lines of the log, since each write stops the process: they go out a few at a time, and faults at once.
 * @param write puts text out before it returns
 */
export function logOutput(write: (text: string) => void) {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = '';
    if (text) write(text);
  };
  return {
    write(line: string): void {
      waiting += line;
      if (waiting.length >= mostCharacters || fault.test(line)) flush();
      else timer ??= setTimeout(flush, mostMilliseconds).unref();
    },
    /** Puts out what still waits. */
    flush,
  };
}
