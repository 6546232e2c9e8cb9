import type { ComponentProps } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { Card } from '../layout/card.tsx';
import { Row, Stack } from '../layout/layout.tsx';

/**
 * The shape of what is coming; give it a height. Say elsewhere, in words, that something is
 * loading.
 */
export const Skeleton = (props: ComponentProps<typeof Shape>) => (
  <Shape aria-hidden="true" {...props} />
);

const Shape = chakra('div', {
  base: {
    bg: 'surface.waiting',
    borderRadius: 'md',
    minHeight: '4',
    animation: 'pulse 1.4s ease-in-out infinite',
  },
});

/** A card of a list that is on its way: a title, a badge and a line of small print. */
export function CardSkeleton() {
  return (
    <Card aria-hidden="true" gap="5">
      <Stack gap="3">
        <Skeleton height="1.5em" width="75%" />
        <Row gap="2">
          <Skeleton height="1.5em" width="6rem" borderRadius="full" />
          <Skeleton height="1em" width="5rem" />
        </Row>
      </Stack>
      <Skeleton height="1em" width="60%" />
    </Card>
  );
}

const lineWidths = ['100%', '94%', '98%', '62%'];

/** A text that is on its way: its title, and two paragraphs. */
export function TextSkeleton() {
  return (
    <Stack gap="8" aria-hidden="true">
      <Skeleton height="2.25rem" width="80%" />
      {['first', 'second'].map((paragraph) => (
        <Stack key={paragraph} gap="3">
          {lineWidths.map((width) => (
            <Skeleton key={width} height="1em" width={width} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
