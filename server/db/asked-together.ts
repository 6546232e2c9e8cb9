import { setImmediate as endOfTurn } from 'node:timers/promises';

/**
 * Asks once for whatever is wanted in one turn of the event loop: calls that arrive together share a question to the
 * database, and one that comes alone waits for nobody. Nothing is kept, so that every answer is as new as its question.
 * @param ask gives what there is, by key
 */
export function askedTogether<Answer>(
  ask: (keys: string[]) => Promise<Map<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  let keys: string[] = [];
  let answers: Promise<Map<string, Answer>> | undefined;
  const askAtEndOfTurn = async () => {
    await endOfTurn();
    const asked = keys;
    keys = [];
    answers = undefined;
    return ask(asked);
  };
  return async (key) => {
    keys.push(key);
    answers ??= askAtEndOfTurn();
    return (await answers).get(key);
  };
}
