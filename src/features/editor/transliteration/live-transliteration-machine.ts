import { fromPromise } from 'xstate';
import type { TransliterationScheme } from '#domain/transliteration/transliterate-word.ts';
import type { TransliterationLanguage } from '#domain/transliteration/transliteration-languages.ts';
import {
  type TransliterationInput,
  transliterationMachine,
} from '#machines/flow/editor/transliteration.ts';

/* Each language is a file of its own, fetched when it is switched on. */
const schemes = new Map<TransliterationLanguage, () => Promise<{ scheme: TransliterationScheme }>>([
  ['hi', () => import('#domain/transliteration/languages/hi.ts')],
  ['mr', () => import('#domain/transliteration/languages/mr.ts')],
  ['bho', () => import('#domain/transliteration/languages/bho.ts')],
  ['bn', () => import('#domain/transliteration/languages/bn.ts')],
  ['as', () => import('#domain/transliteration/languages/as.ts')],
  ['gu', () => import('#domain/transliteration/languages/gu.ts')],
  ['pa', () => import('#domain/transliteration/languages/pa.ts')],
  ['or', () => import('#domain/transliteration/languages/or.ts')],
  ['ta', () => import('#domain/transliteration/languages/ta.ts')],
  ['te', () => import('#domain/transliteration/languages/te.ts')],
  ['kn', () => import('#domain/transliteration/languages/kn.ts')],
  ['ml', () => import('#domain/transliteration/languages/ml.ts')],
  ['ur', () => import('#domain/transliteration/languages/ur.ts')],
]);

/** The chart `transliteration` with the tables of this build. */
export const liveTransliterationMachine = transliterationMachine.provide({
  actors: {
    loadScheme: fromPromise<TransliterationScheme, TransliterationInput>(
      async ({ input: { language } }) => {
        const file = await schemes.get(language)?.();
        if (!file) throw new Error(`There are no letters for '${language}'.`);
        return file.scheme;
      },
    ),
  },
});
