import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';

const Skip = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    insetBlockStart: '2',
    transform: 'translateY(-200%)',
    zIndex: 'toast',
    bg: 'surface.inverse',
    color: 'ink.inverse',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'md',
    fontWeight: 'semibold',
    _focus: { transform: 'none' },
  },
});

export const contentId = 'content';

/** The first stop of the Tab key: past the bar, to the page itself. */
export function SkipLink() {
  return (
    <Skip href={`#${contentId}`}>
      <FormattedMessage
        id="app.skip"
        defaultMessage="Skip to main content"
        description="Link for keyboard users"
      />
    </Skip>
  );
}
