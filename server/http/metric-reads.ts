/** A scrape has ten seconds by default, and must answer while the database does not. */
const maxMilliseconds = 2000;

/**
 * What a metric reads from elsewhere, or `otherwise` when that fails or takes longer than a scrape
 * can wait.
 */
export async function readForMetric<Result>(
  reading: Promise<Result>,
  otherwise: Result,
  milliseconds = maxMilliseconds,
): Promise<Result> {
  const late = Promise.withResolvers<Result>();
  const timer = setTimeout(() => late.resolve(otherwise), milliseconds);
  try {
    return await Promise.race([reading.catch(() => otherwise), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
