import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { travellingMedia } from '#machines/flow/draft-media.ts';
import { wordsOf } from '#src/reader/words-of.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { useToast } from '#src/ui/toast.tsx';
import type { EditorActor } from './editor-actor.ts';
import { ListedPictures, picturesOfDraft, picturesOfPost } from './listed-pictures.tsx';
import { ConflictTitle } from './window-titles.tsx';

/** Two texts that went apart: both are shown, one is chosen, either can be copied first. */
export function ConflictDialog({ actor }: { actor: EditorActor }) {
  const isOpen = useSelector(actor, (current) =>
    current.matches({ holding: { open: { remote: 'conflict' } } }),
  );
  return (
    <Dialog open={isOpen} closable={false} onClose={() => {}} width="page" title={<ConflictTitle />}>
      <Versions actor={actor} />
    </Dialog>
  );
}

/** Drawn only while the dialog is open: the text changes with every word. */
function Versions({ actor }: { actor: EditorActor }) {
  const draft = useSelector(actor, (current) => current.context.draft);
  const mine = draft.content;
  const theirs = useSelector(actor, (current) => current.context.theirs);
  return (
    <Stack gap="5">
      <Text>
        <FormattedMessage
          id="editor.conflict.explanation"
          defaultMessage="Choose the text to go on with. The other one is not lost: the server’s stays among the versions, this phone’s can be brought back until you leave the page."
        />
        {travellingMedia(draft).length > 0 && (
          <>
            {' '}
            <FormattedMessage
              id="editor.conflict.travelling"
              defaultMessage="Only the pictures and videos that have not been uploaded yet do not come back."
              description="Behind the sentence that says that this phone’s text can be brought back"
            />
          </>
        )}
      </Text>
      <Box
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <Version
          name={<FormattedMessage id="editor.conflict.mine" defaultMessage="On this phone" />}
          title={mine.title}
          html={mine.html}
          pictures={<ListedPictures pictures={picturesOfDraft(draft)} />}
        >
          <Button size="sm" onClick={() => actor.send({ type: 'mine.chosen' })}>
            <FormattedMessage id="editor.conflict.keep-mine" defaultMessage="Keep this one" />
          </Button>
        </Version>
        <Version
          name={<FormattedMessage id="editor.conflict.theirs" defaultMessage="On the server" />}
          title={theirs?.title ?? ''}
          html={theirs?.textContent ?? ''}
          pictures={theirs && <ListedPictures pictures={picturesOfPost(theirs)} />}
        >
          <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'theirs.chosen' })}>
            <FormattedMessage id="editor.conflict.take-theirs" defaultMessage="Take this one" />
          </Button>
        </Version>
      </Box>
    </Stack>
  );
}

type VersionProps = {
  name: ReactNode;
  title: string;
  html: string;
  pictures: ReactNode;
  children: ReactNode;
};

function Version({ name, title, html, pictures, children }: VersionProps) {
  const toast = useToast();
  const words = wordsOf(html).join('\n\n');
  const copy = async () => {
    await navigator.clipboard.writeText(`${title}\n\n${words}`);
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
          {words}
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
