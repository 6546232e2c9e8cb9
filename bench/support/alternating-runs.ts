/**
 * Measures two things in turn, five times each unless told otherwise, so that whatever else the
 * machine does meets both alike.
 * @returns the results of the first and of the second
 */
export async function alternately<Result>(
  first: () => Promise<Result>,
  second: () => Promise<Result>,
  runs = 5,
): Promise<[Result[], Result[]]> {
  const results: [Result[], Result[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    results[0].push(await first());
    results[1].push(await second());
  }
  return results;
}
