const maxBufferedCharacters = 16_384;
const maxBufferedMilliseconds = 200;
/** As pino writes its levels `error` and `fatal`. */
const errorLevel = /^\{"level":[56]0,/;

/**
 * Collects the lines of the log, since each write stops the process: writes a few at a time,
 * and faults at once.
 * @param write puts text out before it returns
 */
export function createBufferedLogOutput(write: (text: string) => void) {
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
      if (waiting.length >= maxBufferedCharacters || errorLevel.test(line)) flush();
      else timer ??= setTimeout(flush, maxBufferedMilliseconds).unref();
    },
    /** Puts out what still waits. */
    flush,
  };
}
