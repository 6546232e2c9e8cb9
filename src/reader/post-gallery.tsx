import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '#src/api/operation-types.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { IconButton } from '#src/ui/button.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import { PostFigure } from './post-figure.tsx';

type Post = Pick<Schemas['Post'], 'pictures' | 'title'>;

const Strip = chakra('ol', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    listStyleType: 'none',
    borderRadius: 'md',
    '& > li': { flex: '0 0 100%', minWidth: '0', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  },
});

/** A gallery to leaf through: by swiping, by arrow keys, by buttons. One picture fills the width; it says which of how many. */
export function PostGallery({ post: { pictures, title } }: { post: Post }) {
  const intl = useIntl();
  const strip = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState(0);
  if (pictures.length === 0) return null;
  return (
    <Stack gap="2">
      <Strip
        ref={strip}
        tabIndex={0}
        aria-label={intl.formatMessage(
          {
            id: 'reader.gallery.label',
            defaultMessage: '{count, plural, one {# photo} other {# photos}}, to leaf through',
          },
          { count: pictures.length },
        )}
        onScroll={({ currentTarget }) => setPlace(placeOf(currentTarget))}
      >
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <PostFigure picture={picture} title={title} eager={index === 0} />
          </li>
        ))}
      </Strip>
      <Leafing strip={strip} place={Math.min(place, pictures.length - 1)} count={pictures.length} />
    </Stack>
  );
}

/** Right to left it scrolls to negative places. */
const placeOf = ({ scrollLeft, clientWidth }: Element) => Math.round(Math.abs(scrollLeft) / clientWidth);

type LeafingProps = { strip: RefObject<HTMLOListElement | null>; place: number; count: number };

function Leafing({ strip, place, count }: LeafingProps) {
  const { formatMessage, locale } = useIntl();
  const leaf = (to: number) =>
    strip.current?.children[to]?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: motion() });
  const arrows = { display: 'inline-flex', _rtl: { transform: 'scaleX(-1)' } } as const;
  return (
    <Row justifyContent="center" gap="4" lang={locale}>
      <IconButton
        icon={
          <Box as="span" {...arrows}>
            <ChevronLeft size="1.4em" aria-hidden="true" />
          </Box>
        }
        label={formatMessage({ id: 'reader.gallery.previous', defaultMessage: 'Previous photo' })}
        aria-disabled={place === 0}
        onClick={() => leaf(Math.max(place - 1, 0))}
      />
      <Text size="sm" role="status">
        <FormattedMessage
          id="reader.gallery.place"
          defaultMessage="{place, number} of {count, number}"
          description="Which photo of a gallery is shown"
          values={{ place: place + 1, count }}
        />
      </Text>
      <IconButton
        icon={
          <Box as="span" {...arrows}>
            <ChevronRight size="1.4em" aria-hidden="true" />
          </Box>
        }
        label={formatMessage({ id: 'reader.gallery.next', defaultMessage: 'Next photo' })}
        aria-disabled={place === count - 1}
        onClick={() => leaf(Math.min(place + 1, count - 1))}
      />
    </Row>
  );
}

const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
