import { useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { ErrorLine } from '#src/ui/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Heading, Text, VisuallyHidden } from '#src/ui/text.tsx';
import type { DeskTies } from '../desk.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { GalleryItem, type Move } from './gallery-item.tsx';
import { IntakeArea, IntakeButtons, Refused } from './intake.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { type PictureList, usePictureList } from './use-picture-list.ts';
import { useRemoval } from './use-removal.tsx';
import { WordsBeside } from './words-beside.tsx';

/** Several photographs in their order, each with its caption; the first is the cover. */
export function GalleryForm(ties: DeskTies) {
  const list = usePictureList(ties, limits.galleryMax);
  const { add } = list.actions;
  const count = list.pictures.length;
  return (
    <>
      <IntakeArea onFiles={add}>
        <Stack as="section" gap="5" aria-labelledby="gallery-title" data-place="pictures">
          <Row justifyContent="space-between" alignItems="baseline">
            <Heading as="h2" id="gallery-title" size="sm" tabIndex={-1}>
              <FormattedMessage id="editor.gallery.title" defaultMessage="Photographs" />
            </Heading>
            <Text size="sm" muted>
              <FormattedMessage
                id="editor.gallery.count"
                defaultMessage="{count} of {max}"
                description="How many photographs a gallery has, of how many it may have"
                values={{ count, max: limits.galleryMax }}
              />
            </Text>
          </Row>
          {count === 0 && (
            <Text muted>
              <FormattedMessage
                id="editor.gallery.empty"
                defaultMessage="Choose at least {min} photographs (JPG or PNG). They are made smaller on this phone and sent while you write."
                values={{ min: limits.galleryMin }}
              />
            </Text>
          )}
          <Items {...ties} list={list} />
          <Refused list={list} />
          <CountProblem actor={ties.actor} />
          {count < limits.galleryMax && <IntakeButtons isMany isFirst={count === 0} onFiles={add} />}
        </Stack>
      </IntakeArea>
      <WordsBeside {...ties} onFiles={add} />
    </>
  );
}

function Items({ actor, list: { pictures, actions } }: DeskTies & { list: PictureList }) {
  const [said, setSaid] = useState<{ place: number } | null>(null);
  const focus = useRef<string | null>(null);
  const latest = useRef(pictures);
  const place = useCallback(
    (id: string, to: number) => {
      actions.move(id, to);
      setSaid({ place: to + 1 });
    },
    [actions],
  );
  const order = useDragOrder((from, to) => place(pictures[from]?.id ?? '', to));
  const move = useCallback(
    (id: string, by: Move, to: number) => {
      focus.current = `[data-picture="${id}"] [data-move="${by}"]`;
      place(id, to);
    },
    [place],
  );
  const remove = useRemoval(actions);
  const take = useCallback(
    (id: string) => {
      const at = latest.current.findIndex((picture) => picture.id === id);
      const next = latest.current[at + 1] ?? latest.current[at - 1];
      focus.current = next ? `[data-picture="${next.id}"] textarea` : '#gallery-title';
      remove(id);
    },
    [remove],
  );
  // A browser lets go of the focus of what is moved in the page, or leaves it.
  useLayoutEffect(() => {
    latest.current = pictures;
    if (focus.current) document.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  }, [pictures]);
  return (
    <>
      <Box as="ol" ref={order.list} display="flex" flexDirection="column" gap="4" listStyleType="none">
        {pictures.map((picture, at) => (
          <GalleryItem
            key={picture.id}
            actor={actor}
            actions={actions}
            picture={picture}
            at={at}
            count={pictures.length}
            style={order.styleOf(at)}
            onDrag={order.begin}
            onMove={move}
            onRemove={take}
          />
        ))}
      </Box>
      <VisuallyHidden role="status">
        {said && (
          <FormattedMessage
            id="editor.gallery.moved"
            defaultMessage="The photograph is now number {place} of {count}."
            description="Said to screen readers after a photograph was moved in a gallery"
            values={{ place: said.place, count: pictures.length }}
          />
        )}
      </VisuallyHidden>
    </>
  );
}

/** Too few photographs, or too many. */
function CountProblem({ actor }: { actor: EditorActor }) {
  const code = useSelector(actor, (current) => current.context.fields.pictures);
  return (
    <Box aria-live="polite" data-wrong={code ? true : undefined} tabIndex={code ? -1 : undefined}>
      {code && (
        <ErrorLine>
          {code === 'required' || code === 'too-short' ? (
            <FormattedMessage
              id="editor.gallery.too-few"
              defaultMessage="A gallery needs at least {min} photographs."
              values={{ min: limits.galleryMin }}
            />
          ) : (
            <FieldMessage code={code} />
          )}
        </ErrorLine>
      )}
    </Box>
  );
}
