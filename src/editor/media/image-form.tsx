import { useSelector } from '@xstate/react';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ImageKind, imageKinds } from '#domain/post-formats.ts';
import type { ListedPicture } from '#machines/flow/post-content.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { imageKindNames } from '#src/i18n/image-kind-names.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceField } from '#src/ui/choices.tsx';
import { ErrorLine, Field } from '#src/ui/field.tsx';
import { FileButton } from '#src/ui/file-button.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import { TextArea } from '#src/ui/text-input.tsx';
import type { DeskTies } from '../desk.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { UploadStatus } from '../upload-status.tsx';
import { IntakeArea, IntakeButtons, Refused } from './intake.tsx';
import { PictureCropping } from './picture-cropping.tsx';
import { PicturePreview, useHasArrived, useUpload } from './picture-preview.tsx';
import { PictureWeight } from './picture-weight.tsx';
import { type PictureActions, usePictureList } from './use-picture-list.ts';
import { useRemoval } from './use-removal.tsx';
import { WordsBeside } from './words-beside.tsx';

/** One picture, and what it is made for. */
export function ImageForm(ties: DeskTies) {
  const list = usePictureList(ties, 1);
  const [shown] = list.pictures;
  const { actions } = list;
  const take = (files: File[]) => {
    const [file] = files;
    // Another picture that is dropped or pasted takes the place of the first.
    if (shown && file) void actions.replace(shown.id, file);
    else void actions.add(files);
  };
  return (
    <>
      <Box data-place="kind">
        <Kind {...ties} />
      </Box>
      <IntakeArea onFiles={take}>
        <Stack gap="4" data-place="pictures">
          {shown ? (
            <Shown actor={ties.actor} picture={shown} actions={actions} />
          ) : (
            <Text muted>
              <FormattedMessage
                id="editor.image.empty"
                defaultMessage="Choose one picture (JPG or PNG). It is made smaller on this phone and sent while you write."
              />
            </Text>
          )}
          <Refused list={list} />
          <PictureProblem actor={ties.actor} />
          {!shown && <IntakeButtons isMany={false} isFirst onFiles={take} />}
        </Stack>
      </IntakeArea>
      {shown && <Words actor={ties.actor} picture={shown} actions={actions} />}
      <WordsBeside {...ties} onFiles={take} />
    </>
  );
}

function Kind({ actor, manuscript }: DeskTies) {
  const [kind, setKind] = useState(() => actor.getSnapshot().context.draft.content.imageKind);
  const code = useSelector(actor, (current) => current.context.fields.imageKind);
  const choose = (imageKind: ImageKind) => {
    setKind(imageKind);
    manuscript.change({ imageKind });
  };
  return (
    <ChoiceField
      legend={<FormattedMessage id="editor.image.kind" defaultMessage="What is it?" />}
      error={code && <FieldMessage code={code} />}
      choices={imageKinds.map((value) => ({
        value,
        label: <FormattedMessage {...imageKindNames[value]} />,
      }))}
      value={kind}
      onChange={choose}
    />
  );
}

type ShownProps = { actor: EditorActor; picture: ListedPicture; actions: PictureActions };

function Shown({ actor, picture: { id, alt, caption }, actions }: ShownProps) {
  const upload = useUpload(actor, id);
  const remove = useRemoval(actions);
  const hasArrived = useHasArrived(actor, id);
  return (
    <Stack gap="3" data-picture={id} data-arrived={hasArrived}>
      <Box minHeight="10rem" maxHeight="70vh" display="grid">
        <PicturePreview actor={actor} id={id} alt={alt || caption} size="1080x0_75" fit="contain" />
      </Box>
      {upload && <PictureWeight upload={upload} />}
      {upload && <UploadStatus actor={upload} />}
      <Row gap="2">
        <PictureCropping actor={actor} id={id} onCut={(file) => actions.replace(id, file)} />
        <FileButton
          icon={<RefreshCw size="1.2em" aria-hidden="true" />}
          onFile={(file) => void actions.replace(id, file)}
        >
          <FormattedMessage id="editor.picture.replace" defaultMessage="Choose another" />
        </FileButton>
        <Button
          kind="ghost"
          size="sm"
          icon={<Trash2 size="1.2em" aria-hidden="true" />}
          onClick={() => remove(id)}
        >
          <FormattedMessage id="editor.figure.remove" defaultMessage="Take out" />
        </Button>
      </Row>
    </Stack>
  );
}

function Words({ actor, picture, actions }: ShownProps) {
  const intl = useIntl();
  const fields = useSelector(actor, (current) => current.context.fields);
  const error = (name: 'caption' | 'alt') => {
    const code = fields[`pictures.0.${name}`];
    return code && <FieldMessage code={code} />;
  };
  return (
    <>
      <Field
        optional
        label={<FormattedMessage id="editor.picture.caption" defaultMessage="Caption" />}
        error={error('caption')}
      >
        <TextArea
          rows={2}
          dir="auto"
          value={picture.caption}
          onChange={(event) => actions.describe(picture.id, { caption: event.currentTarget.value })}
        />
      </Field>
      <Field
        optional
        label={<FormattedMessage id="editor.picture.alt" defaultMessage="For people who cannot see it" />}
        error={error('alt')}
      >
        <TextArea
          rows={2}
          dir="auto"
          value={picture.alt}
          placeholder={intl.formatMessage({
            id: 'editor.picture.alt-placeholder',
            defaultMessage: 'Describe it for people who cannot see it',
          })}
          onChange={(event) => actions.describe(picture.id, { alt: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}

function PictureProblem({ actor }: { actor: EditorActor }) {
  const code = useSelector(actor, (current) => current.context.fields.pictures);
  return (
    <Box aria-live="polite" data-wrong={code ? true : undefined} tabIndex={code ? -1 : undefined}>
      {code && (
        <ErrorLine>
          <FormattedMessage id="editor.image.missing" defaultMessage="The picture is missing." />
        </ErrorLine>
      )}
    </Box>
  );
}
