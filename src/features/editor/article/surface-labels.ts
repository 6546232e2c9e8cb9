import type { IntlShape } from 'react-intl';
import type { SurfaceLabels } from '../surface/writing-surface.ts';
import { figureLabels } from './figure-labels.ts';

/** The labels of the writing surface, in the language of the page. */
export function surfaceLabels(intl: IntlShape): SurfaceLabels {
  return {
    label: intl.formatMessage({ id: 'editor.body.label', defaultMessage: 'Your article' }),
    placeholder: intl.formatMessage({
      id: 'editor.body.placeholder',
      defaultMessage: 'Write your article…',
      description: 'Placeholder of the body of an article',
    }),
    figureLabels: figureLabels(intl),
  };
}
