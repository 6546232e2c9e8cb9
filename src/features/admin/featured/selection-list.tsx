import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { FeaturedPost } from '#machines/flow/admin/featured-selection.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Row } from '#src/ui/layout/layout.tsx';
import { DragHandle } from '#src/ui/layout/reorder/drag-handle.tsx';
import { type Move, ReorderButtons } from '#src/ui/layout/reorder/reorder-buttons.tsx';
import { type DragReorder, useDragReorder } from '#src/ui/layout/reorder/use-drag-reorder.ts';
import { Text, VisuallyHidden } from '#src/ui/layout/text.tsx';
import { useReorderMotion } from '#src/ui/layout/use-reorder-motion.ts';
import { PostSummary } from './post-summary.tsx';
import type { SelectionActor } from './selection-actor.ts';

/** The chosen posts, ordered by buttons and by dragging. */
export function SelectionList({ actor }: { actor: SelectionActor }) {
  const posts = useSelector(actor, ({ context }) => context.posts);
  const refused = useSelector(actor, ({ context }) => context.failure?.fields);
  const { list, drag, move, remove, movedTo } = useSelectionOrder(actor, posts);
  return (
    <>
      <Box as="ol" ref={list} display="flex" flexDirection="column" gap="3" listStyleType="none">
        {posts.map((post, at) => (
          <SelectedPost
            key={post.postUID}
            post={post}
            at={at}
            count={posts.length}
            isRefused={refused?.[`postIds.${at}`] !== undefined}
            drag={drag}
            onMove={(by, to) => move(post.postUID, by, to)}
            onRemove={() => remove(post, at)}
          />
        ))}
      </Box>
      <VisuallyHidden role="status">
        {movedTo !== null && (
          <FormattedMessage
            id="featured.moved"
            defaultMessage="Post moved to position {place} of {count}."
            description="Said to screen readers after a post was moved"
            values={{ place: movedTo, count: posts.length }}
          />
        )}
      </VisuallyHidden>
    </>
  );
}

/** Moves and removes posts, and keeps the focus in a fitting place. */
function useSelectionOrder(actor: SelectionActor, posts: readonly FeaturedPost[]) {
  const toast = useToast();
  const list: RefObject<HTMLOListElement | null> = useRef(null);
  const focus = useRef<string | null>(null);
  const [movedTo, setMovedTo] = useState<number | null>(null);
  const recordPositions = useReorderMotion(list, posts, posts.length > 1);
  const moveTo = (postUID: string, to: number) => {
    recordPositions();
    actor.send({ type: 'post.moved', postUID, to });
    setMovedTo(to + 1);
  };
  const drag = useDragReorder(list, (from, to) => moveTo(posts[from]?.postUID ?? '', to));
  const move = (postUID: string, by: Move, to: number) => {
    focus.current = `[data-post="${postUID}"] [data-move="${by}"]`;
    moveTo(postUID, to);
  };
  const remove = (post: FeaturedPost, at: number) => {
    const next = posts[at + 1] ?? posts[at - 1];
    if (next) focus.current = `[data-post="${next.postUID}"] [data-remove]`;
    else document.querySelector<HTMLElement>('#featured-posts')?.focus();
    recordPositions();
    actor.send({ type: 'post.removed', postUID: post.postUID });
    toast(<FormattedMessage id="featured.removed" defaultMessage="Post removed." />, 'neutral', {
      undo: () => {
        recordPositions();
        actor.send({ type: 'post.restored', post, at });
      },
    });
  };
  // A browser lets go of the focus of what is moved in the page, or leaves it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useLayoutEffect(() => {
    if (focus.current) document.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  }, [posts]);
  return { list, drag, move, remove, movedTo };
}

const labels: Record<Move | 'remove', MessageDescriptor> = defineMessages({
  first: { id: 'featured.first', defaultMessage: '{title}: move to start' },
  up: { id: 'featured.up', defaultMessage: '{title}: move up' },
  down: { id: 'featured.down', defaultMessage: '{title}: move down' },
  last: { id: 'featured.last', defaultMessage: '{title}: move to end' },
  remove: { id: 'featured.remove', defaultMessage: '{title}: remove' },
});

type PostProps = {
  post: FeaturedPost;
  at: number;
  count: number;
  /** Readers no longer see it. */
  isRefused: boolean;
  drag: DragReorder;
  onMove: (by: Move, to: number) => void;
  onRemove: () => void;
};

function SelectedPost({ post, at, count, isRefused, drag, onMove, onRemove }: PostProps) {
  const intl = useIntl();
  const label = (by: Move | 'remove') => intl.formatMessage(labels[by], { title: post.title });
  return (
    <Box
      as="li"
      data-post={post.postUID}
      style={drag.itemStyle(at)}
      padding="3"
      bg="surface.raised"
      borderWidth="1px"
      borderColor={isRefused ? 'danger' : 'line'}
      borderRadius="md"
      // The bar with Save stays in view.
      css={{ '& *': { scrollMarginBlockEnd: '8rem' } }}
    >
      <PostSummary
        post={post}
        aside={count > 1 && <DragHandle onPointerDown={(event) => drag.startDrag(at, event)} />}
      />
      {isRefused && (
        <ErrorLine>
          <FormattedMessage
            id="featured.not-visible"
            defaultMessage="Readers no longer see this post."
          />
        </ErrorLine>
      )}
      <Row gap="1" justifyContent="space-between">
        <Row gap={{ base: '0', sm: '1' }}>
          <Text
            as="span"
            muted
            minWidth="2rem"
            display={{ base: 'none', sm: 'inline' }}
            aria-hidden="true"
          >
            {intl.formatNumber(at + 1)}
          </Text>
          {count > 1 && <ReorderButtons at={at} count={count} label={label} onMove={onMove} />}
        </Row>
        <IconButton
          data-remove
          icon={<Trash2 size="1.25em" aria-hidden="true" />}
          label={label('remove')}
          onClick={onRemove}
        />
      </Row>
    </Box>
  );
}
