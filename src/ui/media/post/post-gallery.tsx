import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '#src/api/operation-types.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { IconButton } from '#src/ui/forms/button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
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
    '& > li': {
      flex: '0 0 100%',
      minWidth: '0',
      scrollSnapAlign: 'start',
      scrollSnapStop: 'always',
    },
  },
});

/**
 * A gallery with swiping, arrow keys and buttons. One picture fills the width, with its number and
 * the total.
 */
export function PostGallery({ post: { pictures, title } }: { post: Post }) {
  const intl = useIntl();
  const strip = useRef<HTMLOListElement>(null);
  const [currentIndex, setCurrentIndex] = useState(0);
  if (pictures.length === 0) return null;
  return (
    <Stack gap="2">
      <Strip
        ref={strip}
        tabIndex={0}
        aria-label={intl.formatMessage(
          {
            id: 'reader.gallery.label',
            defaultMessage: 'Gallery of {count, plural, one {# photo} other {# photos}}',
          },
          { count: pictures.length },
        )}
        onScroll={({ currentTarget }) => setCurrentIndex(visibleIndex(currentTarget))}
      >
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <PostFigure picture={picture} title={title} eager={index === 0} />
          </li>
        ))}
      </Strip>
      <GalleryControls
        strip={strip}
        place={Math.min(currentIndex, pictures.length - 1)}
        count={pictures.length}
      />
    </Stack>
  );
}

/** Right to left it scrolls to negative places. */
const visibleIndex = ({ scrollLeft, clientWidth }: Element) =>
  Math.round(Math.abs(scrollLeft) / clientWidth);

type GalleryControlsProps = {
  strip: RefObject<HTMLOListElement | null>;
  place: number;
  count: number;
};

function GalleryControls({ strip, place: currentIndex, count }: GalleryControlsProps) {
  const { formatMessage, locale } = useIntl();
  const scrollToPicture = (to: number) =>
    strip.current?.children[to]?.scrollIntoView({
      inline: 'start',
      block: 'nearest',
      behavior: scrollBehavior(),
    });
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
        aria-disabled={currentIndex === 0}
        onClick={() => scrollToPicture(Math.max(currentIndex - 1, 0))}
      />
      <Text size="sm" role="status">
        <FormattedMessage
          id="reader.gallery.place"
          defaultMessage="{place, number} of {count, number}"
          description="Which photo of a gallery is shown"
          values={{ place: currentIndex + 1, count }}
        />
      </Text>
      <IconButton
        icon={
          <Box as="span" {...arrows}>
            <ChevronRight size="1.4em" aria-hidden="true" />
          </Box>
        }
        label={formatMessage({ id: 'reader.gallery.next', defaultMessage: 'Next photo' })}
        aria-disabled={currentIndex === count - 1}
        onClick={() => scrollToPicture(Math.min(currentIndex + 1, count - 1))}
      />
    </Row>
  );
}

const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
