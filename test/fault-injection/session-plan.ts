import fc from 'fast-check';
import { type TranslatedLanguage, translatedLanguages } from '#domain/language/languages.ts';
import { indicWords } from '../factories/indic-words.ts';
import { type Fault, faults } from './fault-proxy.ts';

/** How a page ends unintentionally; only `leave` is intended. */
export type Interruption = 'close' | 'crash' | 'reload' | 'leave';

export type Step =
  /** Writes on at the end of a field, all at once or key by key. */
  | { kind: 'type'; field: 'title' | 'body'; words: string; isNewLine: boolean; isByKeys: boolean }
  | { kind: 'picture' }
  | { kind: 'pick'; what: 'location' | 'language' | 'subject' }
  | { kind: 'save' }
  | { kind: 'send' }
  /** Waits until the save line says where the words are. */
  | { kind: 'wait-for-save' }
  | { kind: 'network'; state: 'online' | 'offline' | 'faulty' }
  | { kind: 'interruption'; how: Interruption; isByDashboard: boolean }
  | { kind: 'sign-out' };

/** One post, and how its writer leaves it. */
export type PostPlan = {
  language: TranslatedLanguage;
  steps: Step[];
  isSent: boolean;
  ending: Interruption;
};

/** What one creator does in one session, and the faults that requests meet, in turn. */
export type SessionPlan = { posts: PostPlan[]; faults: Fault[] };

/** The session of a seed, always the same one. */
export function planSession(seed: number): SessionPlan {
  const [plan] = fc.sample(plans, { seed, numRuns: 1 });
  if (!plan) throw new Error('fast-check generated no session.');
  return plan;
}

const interruption = fc.constantFrom<Interruption>('close', 'crash', 'reload', 'leave');

/** Titles stay within their limit: nothing here is about breaking rules. */
const typing = (language: TranslatedLanguage): fc.Arbitrary<Step> => {
  const { word, other, inflected } = indicWords[language];
  const words = fc.constantFrom(word.at(-1) ?? '', other.at(-1) ?? '', inflected.after, 'PM2');
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('type' as const),
        field: fc.constant('body' as const),
        words: fc.array(words, { minLength: 1, maxLength: 12 }).map((list) => list.join(' ')),
        isNewLine: fc.boolean(),
        isByKeys: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('type' as const),
        field: fc.constant('title' as const),
        words,
        isNewLine: fc.constant(false),
        isByKeys: fc.boolean(),
      }),
    },
  );
};

const step = (language: TranslatedLanguage): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 8, arbitrary: typing(language) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('pick' as const),
        what: fc.constantFrom('location', 'language', 'subject'),
      }),
    },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'picture' }) },
    { weight: 3, arbitrary: fc.constant<Step>({ kind: 'save' }) },
    { weight: 2, arbitrary: fc.constant<Step>({ kind: 'wait-for-save' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'send' }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('network' as const),
        state: fc.constantFrom('online', 'offline', 'faulty', 'faulty'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('interruption' as const),
        how: interruption,
        isByDashboard: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'sign-out' }) },
  );

const post: fc.Arbitrary<PostPlan> = fc.constantFrom(...translatedLanguages).chain((language) =>
  fc.record({
    language: fc.constant(language),
    // Somebody who writes nothing makes no post.
    steps: fc
      .tuple(
        typing(language),
        fc.array(step(language), { minLength: 5, maxLength: 11, size: 'max' }),
      )
      .map(([first, others]) => [first, ...others]),
    isSent: fc.boolean(),
    ending: interruption,
  }),
);

const plans: fc.Arbitrary<SessionPlan> = fc.record({
  posts: fc
    .array(post, { minLength: 1, maxLength: 2, size: 'max' })
    .map((posts) => posts.map((plan) => ({ ...plan, steps: fewSignOuts(plan.steps) }))),
  faults: fc.array(fc.constantFrom(...faults), { minLength: 60, maxLength: 60 }),
});

/** At most one: one-time codes are few in an hour. */
function fewSignOuts(steps: Step[]): Step[] {
  const first = steps.findIndex(({ kind }) => kind === 'sign-out');
  return steps.filter(({ kind }, at) => kind !== 'sign-out' || at === first);
}
