type Waiting<Item, Result> = PromiseWithResolvers<Result> & { item: Item };

/**
 * Runs work in groups: items that arrive while a group is running wait and form the next one. When
 * a group fails, each of its items is run alone, so that one item does not fail the others.
 * @param work returns a result for each item, in order, or throws
 * @param most items in a group
 */
export function createGroupBatcher<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  most: number,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isBusy = false;

  async function runGroup(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(group.map(({ item }) => item));
      for (const [place, { resolve }] of group.entries()) resolve(results[place] as Result);
    } catch (error) {
      const [first, ...others] = group;
      if (others.length === 0) first?.reject(error);
      else for (const one of group) await runGroup([one]);
    }
  }

  async function drainQueue(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) await runGroup(waiting.splice(0, most));
    isBusy = false;
  }

  return (item) => {
    const one = { ...Promise.withResolvers<Result>(), item };
    waiting.push(one);
    if (!isBusy) void drainQueue();
    return one.promise;
  };
}
