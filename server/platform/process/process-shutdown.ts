type Process = Pick<NodeJS.Process, 'on' | 'exit'>;

/**
 * Ends the process in an orderly way and reports why. A signal stops it and exits with 0. An
 * unhandled fault (an exception, a rejected promise, an `error` event) leaves an unknown state: it
 * is reported, running work may finish, and the process exits with 1, so that a supervisor restarts
 * it. A second fault ends it at once.
 * @param stop stops taking requests and resolves once the running ones are answered
 * @param report writes a fault before it returns
 * @param stopMilliseconds after which it exits with 1 in any case
 */
export function installShutdownHandlers(
  stop: () => Promise<void>,
  report: (error: unknown, what: string) => void,
  stopMilliseconds: number,
  self: Process = process,
): void {
  let exitCode: number | undefined;
  async function end(code: number): Promise<void> {
    const isStopping = exitCode !== undefined;
    exitCode = Math.max(exitCode ?? 0, code);
    if (isStopping) return;
    setTimeout(() => self.exit(1), stopMilliseconds).unref();
    try {
      await stop();
    } catch (error) {
      report(error, 'stopping failed');
      exitCode = 1;
    }
    self.exit(exitCode);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) self.on(signal, () => void end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    self.on(event, (error: unknown) => {
      report(error, `the process ends after an ${event}`);
      if (exitCode === 1) self.exit(1);
      else void end(1);
    });
  }
}
