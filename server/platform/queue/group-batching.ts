type Waiting<Item, Result> = PromiseWithResolvers<Result> & { item: Item };

/**
 * Does work group by group: what arrives while a group is under way waits and is done together.
 * Where a group fails, each of it is done alone, so that nobody fails for another.
 * @param work gives a result for each item, in their order, or none of them
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
