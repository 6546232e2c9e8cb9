import { memo, type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Stack } from '#src/ui/layout.tsx';
import { VisuallyHidden } from '#src/ui/text.tsx';
import { shownWithMenu } from './card-frame.ts';
import { type Anchor, cardPlace, standAt } from './left-list.ts';
import { type Shelf as RowsOfShelf, shelvesOf } from './shelves.ts';
import { useCardFocus } from './use-card-focus.ts';

type Props<Row> = {
  rows: Row[];
  nameOf: (row: Row) => string;
  /** Stays the same function as long as nothing but the rows changes. */
  draw: (row: Row) => ReactNode;
  /** Where somebody who comes back was. */
  anchor?: Anchor | null | undefined;
  /** Load More. */
  children: ReactNode;
};

/** So many cards fill a phone; those below follow once these can be used. */
const atFirst = 4;

/** Cards below each other, as many as there are: only what is near is laid out, only what changes is drawn again. */
export function CardList<Row>({ rows: all, nameOf, draw, anchor, children }: Props<Row>) {
  const rows = useDeferredValue(all, anchor ? all : all.slice(0, atFirst));
  const more = useRef<HTMLDivElement>(null);
  const names = useMemo(() => rows.map(nameOf), [rows, nameOf]);
  const [returned] = useState(anchor);
  useCardFocus(names, more);
  useLayoutEffect(() => {
    if (returned) standAt(returned);
  }, [returned]);
  return (
    <Stack gap="4">
      <Stack role="list" gap="4">
        {shelvesOf(rows, nameOf).map((shelf) => (
          <Shelf
            key={shelf.name}
            shelf={shelf as RowsOfShelf<unknown>}
            nameOf={nameOf as (row: unknown) => string}
            draw={draw as (row: unknown) => ReactNode}
          />
        ))}
      </Stack>
      <Box ref={more} display="contents">
        {children}
      </Box>
      <VisuallyHidden role="status">
        <HowMany shown={all.length} />
      </VisuallyHidden>
    </Stack>
  );
}

/** Says after Load More how many there are now, to who does not see it. */
function HowMany({ shown }: { shown: number }) {
  const [began] = useState(shown);
  if (shown <= began) return null;
  return (
    <FormattedMessage
      id="posts.list.shown"
      defaultMessage="{count, plural, one {# post is} other {# posts are}} shown"
      values={{ count: shown }}
    />
  );
}

type ShelfProps = {
  shelf: RowsOfShelf<unknown>;
  nameOf: (row: unknown) => string;
  draw: (row: unknown) => ReactNode;
};

/** Of a card with the gap below it, on a phone. */
const usualHeight = 16;

/** Some cards that are left out as one while they are far away, and drawn again only when one of them is another. */
const Shelf = memo(function Shelf({ shelf: { rows }, nameOf, draw }: ShelfProps) {
  return (
    <Stack
      gap="4"
      contentVisibility="auto"
      style={{ containIntrinsicBlockSize: `auto ${rows.length * usualHeight}rem` }}
      css={shownWithMenu}
    >
      {rows.map((row) => (
        <Box key={nameOf(row)} role="listitem" {...cardPlace(nameOf(row))}>
          {draw(row)}
        </Box>
      ))}
    </Stack>
  );
}, isSameShelf);

function isSameShelf(one: ShelfProps, other: ShelfProps): boolean {
  const { rows } = one.shelf;
  return (
    one.draw === other.draw &&
    rows.length === other.shelf.rows.length &&
    rows.every((row, place) => other.shelf.rows[place] === row)
  );
}
