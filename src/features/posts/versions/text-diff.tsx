import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import type { DiffPart } from './diff.ts';

/* Marked by lines and words, not by colour alone. */
const Added = chakra('ins', {
  base: {
    bg: 'success.soft',
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    'del + &': { marginInlineStart: '1' },
  },
});
const Removed = chakra('del', { base: { bg: 'danger.soft', textDecorationLine: 'line-through' } });

/** Words with additions and removals. */
export function TextDiff({ parts }: { parts: DiffPart[] }) {
  return parts.map(({ kind, text }, place) => {
    // Pieces have no names of their own, and are never put in another order.
    const key = `${place} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const isAdded = kind === 'added';
    const Marked = isAdded ? Added : Removed;
    return (
      <Marked key={key}>
        <VisuallyHidden>
          {' '}
          {isAdded ? (
            <FormattedMessage
              id="versions.spoken.added"
              defaultMessage="[added:"
              description="Read by screen readers before words that were added; a closing bracket follows them"
            />
          ) : (
            <FormattedMessage
              id="versions.spoken.removed"
              defaultMessage="[removed:"
              description="Read by screen readers before words that were removed; a closing bracket follows them"
            />
          )}{' '}
        </VisuallyHidden>
        {text}
        <VisuallyHidden>] </VisuallyHidden>
      </Marked>
    );
  });
}
