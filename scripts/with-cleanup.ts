/**
 * Runs work that starts servers and makes files, and undoes what it has deferred: at its end, after
 * a failure, and when the script is interrupted.
 */
export async function withCleanup<Result>(
  work: (cleanup: AsyncDisposableStack) => Promise<Result>,
): Promise<Result> {
  await using cleanup = new AsyncDisposableStack();
  const interrupt = () => void cleanup.disposeAsync().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt);
  return await work(cleanup);
}
