import type { IntlShape } from 'react-intl';
import { figureWords } from './figure-words.ts';
import type { SurfaceTexts } from './surface/writing-surface.ts';

/** What the writing surface says, in the language of the page. */
export function surfaceTexts(intl: IntlShape): SurfaceTexts {
  return {
    label: intl.formatMessage({ id: 'editor.body.label', defaultMessage: 'Your article' }),
    placeholder: intl.formatMessage({
      id: 'editor.body.placeholder',
      defaultMessage: 'Tell what happened…',
      description: 'Placeholder of the body of an article',
    }),
    words: figureWords(intl),
  };
}
