import {
  memo,
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import { visibleWithOpenMenu } from '../card/card-styles.ts';
import { chunkRows, type ListChunk } from './list-chunks.ts';
import { useCardMotion } from './list-motion.ts';
import { type Anchor, cardAttributes, scrollToAnchor } from './list-restoration.ts';
import { useCardFocus } from './use-card-focus.ts';

type Props<Row> = {
  rows: Row[];
  getKey: (row: Row) => string;
  /** Stays the same function until more than the rows changes. */
  renderRow: (row: Row) => ReactNode;
  /** The position to restore on return. */
  anchor?: Anchor | null | undefined;
  /** Called after each drawing of the cards. */
  onDrawn?: () => void;
  /** Load More. */
  children: ReactNode;
};

/** So many cards fill a phone; those below follow once these can be used. */
const initialRowCount = 4;

/**
 * Cards below each other, as many as there are: only what is near is laid out, only what changes is
 * drawn again.
 */
export function CardList<Row>(props: Props<Row>) {
  const { rows: all, getKey, renderRow, anchor, onDrawn, children } = props;
  const rows = useDeferredValue(all, anchor ? all : all.slice(0, initialRowCount));
  const more = useRef<HTMLDivElement>(null);
  const names = useMemo(() => rows.map(getKey), [rows, getKey]);
  const [restoredAnchor] = useState(anchor);
  useCardFocus(names, more);
  useCardMotion(names);
  useLayoutEffect(() => {
    if (restoredAnchor) scrollToAnchor(restoredAnchor);
  }, [restoredAnchor]);
  useLayoutEffect(() => onDrawn?.());
  return (
    <Stack gap="4">
      <Stack role="list" gap="4">
        {chunkRows(rows, getKey).map((chunk) => (
          <CardChunk
            key={chunk.name}
            chunk={chunk as ListChunk<unknown>}
            getKey={getKey as (row: unknown) => string}
            renderRow={renderRow as (row: unknown) => ReactNode}
          />
        ))}
      </Stack>
      <Box ref={more} display="contents">
        {children}
      </Box>
      <VisuallyHidden role="status">
        <ShownCount shown={all.length} />
      </VisuallyHidden>
    </Stack>
  );
}

/** Announces the number of posts after Load More to screen readers. */
function ShownCount({ shown }: { shown: number }) {
  const [began] = useState(shown);
  if (shown <= began) return null;
  return (
    <FormattedMessage
      id="posts.list.shown"
      defaultMessage="Showing {count, plural, one {# post} other {# posts}}"
      values={{ count: shown }}
    />
  );
}

type CardChunkProps = {
  chunk: ListChunk<unknown>;
  getKey: (row: unknown) => string;
  renderRow: (row: unknown) => ReactNode;
};

/** Of a card with the gap below it, on a phone. */
const typicalCardHeightRem = 16;

/**
 * Some cards that are left out as one while they are far away, and drawn again only when one of
 * them is another.
 */
const CardChunk = memo(function CardChunk({ chunk: { rows }, getKey, renderRow }: CardChunkProps) {
  return (
    <Stack
      gap="4"
      contentVisibility="auto"
      style={{ containIntrinsicBlockSize: `auto ${rows.length * typicalCardHeightRem}rem` }}
      css={visibleWithOpenMenu}
    >
      {rows.map((row) => (
        <Box key={getKey(row)} role="listitem" {...cardAttributes(getKey(row))}>
          {renderRow(row)}
        </Box>
      ))}
    </Stack>
  );
}, isSameChunk);

function isSameChunk(one: CardChunkProps, other: CardChunkProps): boolean {
  const { rows } = one.chunk;
  return (
    one.renderRow === other.renderRow &&
    rows.length === other.chunk.rows.length &&
    rows.every((row, place) => other.chunk.rows[place] === row)
  );
}
