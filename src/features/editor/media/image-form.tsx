import { useSelector } from '@xstate/react';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ImageKind, imageKinds } from '#domain/post/post-formats.ts';
import type { ListedPicture } from '#machines/flow/editor/post-content.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { imageKindNames } from '#src/i18n/image-kind-names.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { ChoiceField } from '#src/ui/forms/choices.tsx';
import { ErrorLine, Field } from '#src/ui/forms/field.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { TextArea } from '#src/ui/forms/text-input.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorContext } from '../layout/editor-context.ts';
import { CompressionNote } from '../pictures/compression-note.tsx';
import { PictureCropButton } from '../pictures/picture-crop-button.tsx';
import { PicturePreview, useIsUploaded, useUpload } from '../pictures/picture-preview.tsx';
import { UploadStatus } from '../pictures/upload-status.tsx';
import { type PictureActions, usePictureList } from '../pictures/use-picture-list.ts';
import { usePictureRemoval } from '../pictures/use-picture-removal.tsx';
import { FileDropZone, PictureFileButtons, RefusedFiles } from './file-drop-zone.tsx';
import { MediaText } from './media-text.tsx';

/** One picture, and what it is made for. */
export function ImageForm(editor: EditorContext) {
  const list = usePictureList(editor, 1);
  const [listed] = list.pictures;
  const { actions } = list;
  const take = (files: File[]) => {
    const [file] = files;
    // Another picture that is dropped or pasted replaces the first.
    if (listed && file) void actions.replace(listed.id, file);
    else actions.add(files);
  };
  return (
    <>
      <Box data-field="kind">
        <ImageKindField {...editor} />
      </Box>
      <FileDropZone onFiles={take}>
        <Stack gap="4" data-field="pictures">
          {listed ? (
            <ChosenPicture actor={editor.actor} picture={listed} actions={actions} />
          ) : (
            <Text muted>
              <FormattedMessage
                id="editor.image.empty"
                defaultMessage="Choose one image (JPG, PNG, WebP or GIF). We resize and upload it while you write."
              />
            </Text>
          )}
          <RefusedFiles list={list} />
          <PictureError actor={editor.actor} />
          {!listed && <PictureFileButtons isMultiple={false} isFirst onFiles={take} />}
        </Stack>
      </FileDropZone>
      {listed && <PictureTextFields actor={editor.actor} picture={listed} actions={actions} />}
      <MediaText {...editor} onFiles={take} />
    </>
  );
}

function ImageKindField({ actor, buffer }: EditorContext) {
  const kind = useSelector(actor, (current) => current.context.draft.content.imageKind);
  const code = useSelector(actor, (current) => current.context.fields.imageKind);
  const choose = (imageKind: ImageKind) => {
    buffer.change({ imageKind });
    buffer.flush();
  };
  return (
    <ChoiceField
      legend={<FormattedMessage id="editor.image.kind" defaultMessage="Image type" />}
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

type ChosenPictureProps = { actor: EditorActor; picture: ListedPicture; actions: PictureActions };

function ChosenPicture({ actor, picture: { id, alt, caption }, actions }: ChosenPictureProps) {
  const upload = useUpload(actor, id);
  const remove = usePictureRemoval(actions);
  const isUploaded = useIsUploaded(actor, id);
  return (
    <Stack gap="3" data-picture={id} data-uploaded={isUploaded}>
      <Box minHeight="10rem" maxHeight="70vh" display="grid">
        <PicturePreview actor={actor} id={id} alt={alt || caption} size="1080x0_75" fit="contain" />
      </Box>
      {upload && <CompressionNote upload={upload} />}
      {upload && <UploadStatus actor={upload} />}
      <Row gap="2">
        <PictureCropButton actor={actor} id={id} onCropped={(file) => actions.replace(id, file)} />
        <FileButton
          icon={<RefreshCw size="1.2em" aria-hidden="true" />}
          onFile={(file) => void actions.replace(id, file)}
        >
          <FormattedMessage id="editor.picture.replace" defaultMessage="Choose another image" />
        </FileButton>
        <Button
          kind="ghost"
          size="sm"
          icon={<Trash2 size="1.2em" aria-hidden="true" />}
          onClick={() => remove(id)}
        >
          <FormattedMessage id="editor.figure.remove" defaultMessage="Remove" />
        </Button>
      </Row>
    </Stack>
  );
}

function PictureTextFields({ actor, picture, actions }: ChosenPictureProps) {
  const intl = useIntl();
  const fields = useSelector(actor, (current) => current.context.fields);
  const [words, setWords] = useState({ caption: picture.caption, alt: picture.alt });
  const type = (typed: Partial<typeof words>) => {
    setWords({ ...words, ...typed });
    actions.updateText(picture.id, typed);
  };
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
          value={words.caption}
          onChange={(event) => type({ caption: event.currentTarget.value })}
        />
      </Field>
      <Field
        optional
        label={
          <FormattedMessage
            id="editor.picture.alt"
            defaultMessage="Description for screen readers"
          />
        }
        error={error('alt')}
      >
        <TextArea
          rows={2}
          dir="auto"
          value={words.alt}
          placeholder={intl.formatMessage({
            id: 'editor.picture.alt-placeholder',
            defaultMessage: "Describe the image for people who can't see it",
          })}
          onChange={(event) => type({ alt: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}

function PictureError({ actor }: { actor: EditorActor }) {
  const code = useSelector(actor, (current) => current.context.fields.pictures);
  return (
    <Box aria-live="polite" data-invalid={code ? true : undefined} tabIndex={code ? -1 : undefined}>
      {code && (
        <ErrorLine>
          <FormattedMessage id="editor.image.missing" defaultMessage="Choose an image." />
        </ErrorLine>
      )}
    </Box>
  );
}
