import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dirOf } from '#domain/languages.ts';
import { paragraphsOf } from '#src/reader/words-of.ts';
import { DateTime } from '#src/ui/amounts.tsx';
import { Box, Stack } from '#src/ui/layout.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { ChangedFacts, factChanges } from './changed-facts.tsx';
import { ChangedPictures } from './changed-pictures.tsx';
import { ChangedText } from './changed-text.tsx';
import { ChangedWords } from './changed-words.tsx';
import { isChanged, pictureChanges, textChanges, wordChanges } from './changes.ts';
import type { ComparedVersion, Version } from './live-machines.ts';

type Props = { version: Version; before: Version; places: ComparedVersion['places'] };

/** What changed from one version to the next, part by part; of what stayed nothing. */
export function VersionChanges({ version, before, places }: Props) {
  const intl = useIntl();
  const { language } = version;
  const title = wordChanges(before.title, version.title, language);
  const text = textChanges(paragraphsOf(before.textContent), paragraphsOf(version.textContent), language);
  const isTextChanged = text.some(({ isSame }) => !isSame);
  const pictures = pictureChanges(before.pictures, version.pictures, language);
  const facts = factChanges(before, version, places, intl);
  const isLookChanged = before.textContent !== version.textContent && !isTextChanged && pictures.length === 0;
  const video = videoChange(before.video, version.video);
  const parts = [
    isChanged(title) && (
      <Part key="title" name={<FormattedMessage id="versions.part.title" defaultMessage="Title" />}>
        <Box lang={language ?? undefined} dir={language ? dirOf(language) : 'auto'}>
          <Text fontWeight="bold" overflowWrap="anywhere">
            <ChangedWords pieces={title} />
          </Text>
        </Box>
      </Part>
    ),
    isTextChanged && (
      <Part key="text" name={<FormattedMessage id="versions.part.text" defaultMessage="Text" />}>
        <Box lang={language ?? undefined} dir={language ? dirOf(language) : 'auto'}>
          <ChangedText paragraphs={text} />
        </Box>
      </Part>
    ),
    isLookChanged && (
      <Text key="look">
        <FormattedMessage
          id="versions.part.look"
          defaultMessage="The words of the text are the same; bold, headings, links or the place of a picture changed."
        />
      </Text>
    ),
    pictures.length > 0 && (
      <Part key="pictures" name={<FormattedMessage id="versions.part.pictures" defaultMessage="Pictures" />}>
        <ChangedPictures changes={pictures} language={language} />
      </Part>
    ),
    video && (
      <Part key="video" name={<FormattedMessage id="versions.part.video" defaultMessage="Video" />}>
        <Text>{video}</Text>
      </Part>
    ),
    facts.length > 0 && (
      <Part key="facts" name={<FormattedMessage id="versions.part.facts" defaultMessage="About the post" />}>
        <ChangedFacts changes={facts} />
      </Part>
    ),
  ].filter(Boolean);
  return (
    <Stack gap="6">
      <Text muted>
        <FormattedMessage
          id="versions.compared"
          defaultMessage="Compared with the version before it, of {time}."
          values={{ time: <DateTime time={before.at} /> }}
        />
      </Text>
      {parts.length > 0 ? (
        parts
      ) : (
        <Text>
          <FormattedMessage id="versions.nothing-changed" defaultMessage="Nothing changed." />
        </Text>
      )}
    </Stack>
  );
}

function videoChange(before: Version['video'], after: Version['video']): ReactNode {
  if (before?.id === after?.id) {
    return before?.poster?.id === after?.poster?.id ? null : (
      <FormattedMessage
        id="versions.video.poster"
        defaultMessage="Another picture is shown before it plays."
      />
    );
  }
  if (!after) return <FormattedMessage id="versions.video.removed" defaultMessage="The video was removed." />;
  return before ? (
    <FormattedMessage id="versions.video.replaced" defaultMessage="It is another video." />
  ) : (
    <FormattedMessage id="versions.video.added" defaultMessage="The video was added." />
  );
}

function Part({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" gap="2">
      <Heading as="h2" size="sm">
        {name}
      </Heading>
      {children}
    </Stack>
  );
}
