/**
 * Measures two things alternately, five times each by default, so that other load affects both
 * equally.
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
