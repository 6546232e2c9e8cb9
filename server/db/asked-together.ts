import { setTimeout as delay, setImmediate as endOfTurn } from 'node:timers/promises';

/** So long at most do those who come later wait for a question that is under way. */
const usualMilliseconds = 50;

/**
 * Gathers what many calls want to know into few questions to the database. Calls of one turn of the event loop share a question, and
 * while it is under way the next one gathers, so that the busier the server, the more share. One that comes alone waits for
 * nobody. Nothing is kept: every answer is as new as its question, and no question began before it was wanted.
 * @param ask gives what there is, by key
 * @param patience for how many milliseconds newcomers wait for the question that is under way
 */
export function askedTogether<Answer>(
  ask: (keys: string[]) => Promise<Map<string, Answer>>,
  patience = usualMilliseconds,
): (key: string) => Promise<Answer | undefined> {
  let underWay: { begun: number; ended: Promise<void> } | undefined;
  let next: { keys: string[]; answers: Promise<Map<string, Answer>> } | undefined;

  async function gather(keys: string[]): Promise<Map<string, Answer>> {
    await endOfTurn();
    if (underWay && performance.now() - underWay.begun < patience)
      await Promise.race([underWay.ended, delay(patience, undefined, { ref: false })]);
    next = undefined;
    const answers = ask(keys);
    const question = { begun: performance.now(), ended: answers.then(nothing, nothing) };
    underWay = question;
    void question.ended.then(() => {
      if (underWay === question) underWay = undefined;
    });
    return answers;
  }

  return async (key) => {
    if (!next) {
      const keys: string[] = [];
      next = { keys, answers: gather(keys) };
    }
    next.keys.push(key);
    return (await next.answers).get(key);
  };
}

const nothing = () => {};
