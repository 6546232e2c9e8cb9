import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { uploadingMedia } from '#machines/flow/editor/draft-media.ts';
import { htmlParagraphsAndCaptions } from '#src/ui/data/html-paragraphs.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { ConflictTitle } from '../layout/dialog-titles.tsx';
import { draftPictures, ReadOnlyPictures, savedPictures } from '../pictures/read-only-pictures.tsx';

/** Two texts that went apart: both are shown, one is chosen, either can be copied first. */
export function ConflictDialog({ actor }: { actor: EditorActor }) {
  const isOpen = useSelector(actor, (current) =>
    current.matches({ withLock: { open: { remote: 'conflict' } } }),
  );
  return (
    <Dialog
      open={isOpen}
      closable={false}
      onClose={() => {}}
      width="page"
      title={<ConflictTitle />}
    >
      <ConflictVersions actor={actor} />
    </Dialog>
  );
}

/** Drawn only while the dialog is open: the text changes with every word. */
function ConflictVersions({ actor }: { actor: EditorActor }) {
  const draft = useSelector(actor, (current) => current.context.draft);
  const localCopy = draft.content;
  const serverCopy = useSelector(actor, (current) => current.context.serverCopy);
  return (
    <Stack gap="5">
      <Text>
        <FormattedMessage
          id="editor.conflict.explanation"
          defaultMessage="Choose which version to keep. If you keep this device's version, the server's stays in the version history. If you use the server's version, you can restore this device's until you leave the page."
        />
        {uploadingMedia(draft).length > 0 && (
          <>
            {' '}
            <FormattedMessage
              id="editor.conflict.uploading"
              defaultMessage="Images and videos that haven't finished uploading can't be restored."
              description="Behind the sentence that says that this phone’s text can be restored"
            />
          </>
        )}
      </Text>
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <ConflictVersion
          name={<FormattedMessage id="editor.conflict.local" defaultMessage="On this device" />}
          title={localCopy.title}
          html={localCopy.html}
          pictures={<ReadOnlyPictures pictures={draftPictures(draft)} />}
        >
          <Button size="sm" onClick={() => actor.send({ type: 'local-copy.chosen' })}>
            <FormattedMessage id="editor.conflict.keep-local" defaultMessage="Keep this version" />
          </Button>
        </ConflictVersion>
        <ConflictVersion
          name={<FormattedMessage id="editor.conflict.server" defaultMessage="On the server" />}
          title={serverCopy?.title ?? ''}
          html={serverCopy?.textContent ?? ''}
          pictures={serverCopy && <ReadOnlyPictures pictures={savedPictures(serverCopy)} />}
        >
          <Button
            kind="secondary"
            size="sm"
            onClick={() => actor.send({ type: 'server-copy.chosen' })}
          >
            <FormattedMessage id="editor.conflict.use-server" defaultMessage="Use this version" />
          </Button>
        </ConflictVersion>
      </Box>
    </Stack>
  );
}

type ConflictVersionProps = {
  name: ReactNode;
  title: string;
  html: string;
  pictures: ReactNode;
  children: ReactNode;
};

function ConflictVersion({ name, title, html, pictures, children }: ConflictVersionProps) {
  const toast = useToast();
  const text = htmlParagraphsAndCaptions(html).join('\n\n');
  const copy = async () => {
    await navigator.clipboard.writeText(`${title}\n\n${text}`);
    toast(<FormattedMessage id="editor.conflict.copied" defaultMessage="Copied" />, 'success');
  };
  return (
    <Card as="section">
      <Stack gap="3">
        <Text size="sm" muted>
          {name}
        </Text>
        <Heading as="h3" size="sm" dir="auto">
          {title}
        </Heading>
        <Text dir="auto" whiteSpace="pre-line" maxHeight="14rem" overflowY="auto" tabIndex={0}>
          {text}
        </Text>
        {pictures}
        <Row>
          {children}
          <Button kind="ghost" size="sm" onClick={() => void copy().catch(() => {})}>
            <FormattedMessage id="editor.conflict.copy" defaultMessage="Copy" />
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
