import {
  defineMessages,
  FormattedMessage,
  type IntlShape,
  type MessageDescriptor,
} from 'react-intl';
import { alwaysEvent, endedEvent } from '#domain/charts/chart-structure.ts';
import { chakra } from '#src/theme/chakra.tsx';

const Code = chakra('code', {
  base: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' },
});

/** A name of the code: left to right in every language, and on one line in a table. */
export const CodeName = ({ children, inTable }: { children: string; inTable?: boolean }) => (
  <Code dir="ltr" lang="en" translate="no" {...(inTable && { whiteSpace: 'nowrap' })}>
    {children}
  </Code>
);

const eventWords = defineMessages({
  ended: { id: 'charts.event.ended', defaultMessage: 'Left the screen' },
  always: { id: 'charts.event.always', defaultMessage: 'At once' },
  done: { id: 'charts.event.done', defaultMessage: 'Finished' },
  error: { id: 'charts.event.failed', defaultMessage: 'Failed' },
  after: { id: 'charts.event.after', defaultMessage: 'After a delay' },
  snapshot: { id: 'charts.event.changed', defaultMessage: 'Changed' },
});

type NamedEvent = { word?: MessageDescriptor; name?: string };

/** Words for the events that XState creates, and the name of what they are about. */
function namedEvent(event: string): NamedEvent {
  if (event === endedEvent) return { word: eventWords.ended };
  if (event === alwaysEvent) return { word: eventWords.always };
  const created = /^xstate\.(done|error|after|snapshot)\.(?:(?:actor|state)\.)?(?:\d+\.)?(.+)$/;
  const [, kind, name] = created.exec(event) ?? [];
  const word = kind && eventWords[kind as keyof typeof eventWords];
  return word ? { word, ...(name && { name }) } : { name: event };
}

/** An event in words where it has some; of calls and delays also the last part of their name. */
export function EventName({ event }: { event: string }) {
  const { word, name } = namedEvent(event);
  if (!word) return <CodeName>{event}</CodeName>;
  return (
    <>
      <FormattedMessage {...word} />
      {name && (
        <>
          {' '}
          <CodeName>{name.slice(name.lastIndexOf('.') + 1)}</CodeName>
        </>
      )}
    </>
  );
}

/** The same as a text for an option, with the whole name, which stays left to right. */
export function eventText(intl: IntlShape, event: string): string {
  const { word, name } = namedEvent(event);
  const code = name && `\u2066${name}\u2069`;
  return [word && intl.formatMessage(word), code].filter(Boolean).join(' · ');
}
