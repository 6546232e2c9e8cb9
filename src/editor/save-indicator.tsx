import { useSelector } from '@xstate/react';
import { CloudCheck, CloudOff, LoaderCircle, Smartphone, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Text, VisuallyHidden } from '#src/ui/text.tsx';
import type { EditorActor, EditorSnapshot } from './editor-actor.ts';

/** Where the words are. `moving` is none of the four: something is being written right now. */
type Place = 'nowhere' | 'moving' | 'phone' | 'server' | 'waiting' | 'notSaved' | 'notKept';

/** Where the words are, by what the charts of device and server say; never more than is true. */
export function placeOfWords(snapshot: EditorSnapshot): Place {
  const { draft } = snapshot.context;
  if (snapshot.hasTag('unkept') && !snapshot.hasTag('saved')) return 'notKept';
  if (snapshot.hasTag('keeping')) return 'moving';
  if (snapshot.hasTag('notSaved')) return 'notSaved';
  if (snapshot.hasTag('saving')) return 'moving';
  if (snapshot.hasTag('waiting')) return 'waiting';
  if (snapshot.hasTag('unsaved')) return 'phone';
  return draft.revision === 0 ? 'nowhere' : 'server';
}

const icons: Record<Exclude<Place, 'nowhere'>, ReactNode> = {
  moving: <LoaderCircle size="1.125rem" />,
  phone: <Smartphone size="1.125rem" />,
  server: <CloudCheck size="1.125rem" />,
  waiting: <CloudOff size="1.125rem" />,
  notSaved: <TriangleAlert size="1.125rem" />,
  notKept: <TriangleAlert size="1.125rem" />,
};

/** A line that always says where the words are. A screen reader hears of a place, not of every letter on its way there. */
export function SaveIndicator({ actor }: { actor: EditorActor }) {
  const place = usePlace(actor);
  const settled = useRef<Place>(place);
  if (place !== 'moving') settled.current = place;
  const isBad = place === 'notSaved' || place === 'notKept';
  return (
    <Row gap="2" flexWrap="nowrap" minHeight="1lh" color={isBad ? 'danger' : 'ink.muted'}>
      <VisuallyHidden role="status">
        <PlaceText place={settled.current} actor={actor} />
      </VisuallyHidden>
      {place !== 'nowhere' && <span aria-hidden="true">{icons[place]}</span>}
      <Text as="span" size="xs" color="inherit" aria-hidden="true">
        <PlaceText place={place} actor={actor} />
      </Text>
    </Row>
  );
}

/** How long the writing must rest before the line says where the words have come to. */
const calm = 400;

/** Says at once that something moves, and where it has come to when it rests: no flicker, and nothing drawn between two keys. */
function usePlace(actor: EditorActor): Place {
  const [shown, setShown] = useState(() => placeOfWords(actor.getSnapshot()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted: Place | undefined;
    const follow = () => {
      const place = placeOfWords(actor.getSnapshot());
      if (place === wanted) return;
      wanted = place;
      clearTimeout(timer);
      if (place === 'moving') setShown(place);
      else timer = setTimeout(() => setShown(place), calm);
    };
    follow();
    const subscription = actor.subscribe(follow);
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [actor]);
  return shown;
}

function PlaceText({ place, actor }: { place: Place; actor: EditorActor }) {
  const failure = useSelector(actor, (current) => current.context.failure);
  switch (place) {
    case 'nowhere':
      return null;
    case 'moving':
      return <FormattedMessage id="editor.saved.moving" defaultMessage="Saving…" />;
    case 'phone':
      return <FormattedMessage id="editor.saved.device" defaultMessage="Saved on this phone" />;
    case 'server':
      return <FormattedMessage id="editor.saved.server" defaultMessage="Saved" />;
    case 'waiting':
      return (
        <FormattedMessage
          id="editor.saved.waiting"
          defaultMessage="Saved on this phone, waiting for the network"
        />
      );
    case 'notSaved':
      return failure ? (
        <FormattedMessage
          id="editor.saved.refused"
          defaultMessage="Only on this phone: {reason}"
          values={{ reason: <FailureMessage failure={failure} /> }}
        />
      ) : (
        <FormattedMessage id="editor.saved.on-phone-only" defaultMessage="Only on this phone" />
      );
    case 'notKept':
      return (
        <FormattedMessage
          id="editor.saved.full"
          defaultMessage="This phone is full: the words are not saved here yet"
        />
      );
  }
}
