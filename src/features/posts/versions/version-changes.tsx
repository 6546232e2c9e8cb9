import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageDirection } from '#domain/language/languages.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { htmlParagraphs } from '#src/ui/data/html-paragraphs.ts';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { diffParagraphs, diffPictures, diffText, hasChanges } from './diff.ts';
import type { ComparedVersion, Version } from './live-version-machines.ts';
import { diffMetadata, MetadataDiff } from './metadata-diff.tsx';
import { ParagraphDiff } from './paragraph-diff.tsx';
import { PictureDiff } from './picture-diff.tsx';
import { TextDiff } from './text-diff.tsx';

type Props = { version: Version; before: Version; locationNames: ComparedVersion['locationNames'] };

/** The changes from one version to the next, part by part. Unchanged parts are left out. */
export function VersionChanges({ version, before, locationNames }: Props) {
  const intl = useIntl();
  const metadata = diffMetadata(before, version, locationNames, intl);
  const changes = { ...compareContent(before, version), metadata };
  const sections = changeSections(changes, version.language);
  return (
    <Stack gap="6">
      <Text muted>
        <FormattedMessage
          id="versions.compared"
          defaultMessage="Compared with the previous version from {time}"
          values={{ time: <DateTime time={before.at} /> }}
        />
      </Text>
      {sections.length > 0 ? (
        sections
      ) : (
        <Text>
          <FormattedMessage id="versions.nothing-changed" defaultMessage="No changes." />
        </Text>
      )}
    </Stack>
  );
}

function compareContent(before: Version, version: Version) {
  const { language } = version;
  const text = diffParagraphs(
    htmlParagraphs(before.textContent),
    htmlParagraphs(version.textContent),
    language,
  );
  const isTextChanged = text.some(({ isSame }) => !isSame);
  const pictures = diffPictures(before.pictures, version.pictures, language);
  return {
    title: diffText(before.title, version.title, language),
    text,
    isTextChanged,
    isFormattingChanged:
      before.textContent !== version.textContent && !isTextChanged && pictures.length === 0,
    pictures,
    video: videoChange(before.video, version.video),
  };
}

type Changes = ReturnType<typeof compareContent> & { metadata: ReturnType<typeof diffMetadata> };

function changeSections(changes: Changes, language: Version['language']): ReactNode[] {
  return [
    hasChanges(changes.title) && (
      <ChangeSection
        key="title"
        name={<FormattedMessage id="versions.part.title" defaultMessage="Title" />}
      >
        <Box {...textLanguage(language)}>
          <Text fontWeight="bold" overflowWrap="anywhere">
            <TextDiff parts={changes.title} />
          </Text>
        </Box>
      </ChangeSection>
    ),
    changes.isTextChanged && (
      <ChangeSection
        key="text"
        name={<FormattedMessage id="versions.part.text" defaultMessage="Text" />}
      >
        <Box {...textLanguage(language)}>
          <ParagraphDiff paragraphs={changes.text} />
        </Box>
      </ChangeSection>
    ),
    changes.isFormattingChanged && (
      <Text key="look">
        <FormattedMessage
          id="versions.part.formatting"
          defaultMessage="The text is the same. Formatting, headings, links or image positions changed."
        />
      </Text>
    ),
    changes.pictures.length > 0 && (
      <ChangeSection
        key="pictures"
        name={<FormattedMessage id="versions.part.pictures" defaultMessage="Images" />}
      >
        <PictureDiff changes={changes.pictures} language={language} />
      </ChangeSection>
    ),
    changes.video && (
      <ChangeSection
        key="video"
        name={<FormattedMessage id="versions.part.video" defaultMessage="Video" />}
      >
        <Text>{changes.video}</Text>
      </ChangeSection>
    ),
    changes.metadata.length > 0 && (
      <ChangeSection
        key="facts"
        name={<FormattedMessage id="versions.part.metadata" defaultMessage="Details" />}
      >
        <MetadataDiff changes={changes.metadata} />
      </ChangeSection>
    ),
  ].filter(Boolean);
}

/** The attributes of an element with a post's text, whose language may be unknown. */
const textLanguage = (language: Version['language']) => ({
  lang: language ?? undefined,
  dir: language ? languageDirection(language) : 'auto',
});

function videoChange(before: Version['video'], after: Version['video']): ReactNode {
  if (before?.id === after?.id) {
    return before?.poster?.id === after?.poster?.id ? null : (
      <FormattedMessage id="versions.video.poster" defaultMessage="The cover image changed." />
    );
  }
  if (!after)
    return <FormattedMessage id="versions.video.removed" defaultMessage="The video was removed." />;
  return before ? (
    <FormattedMessage id="versions.video.replaced" defaultMessage="The video was replaced." />
  ) : (
    <FormattedMessage id="versions.video.added" defaultMessage="The video was added." />
  );
}

function ChangeSection({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" gap="2">
      <Heading as="h2" size="sm">
        {name}
      </Heading>
      {children}
    </Stack>
  );
}
