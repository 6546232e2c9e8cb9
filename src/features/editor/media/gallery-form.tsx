import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorContext } from '../layout/editor-context.ts';
import { usePictureList } from '../pictures/use-picture-list.ts';
import { FileDropZone, PictureFileButtons, RefusedFiles } from './file-drop-zone.tsx';
import { GalleryItems } from './gallery-items.tsx';
import { MediaText } from './media-text.tsx';

/** Several photographs in their order, each with its caption; the first is the cover. */
export function GalleryForm(editor: EditorContext) {
  const list = usePictureList(editor, limits.galleryMax);
  const { add } = list.actions;
  const count = list.pictures.length;
  return (
    <>
      <FileDropZone onFiles={add}>
        <Stack as="section" gap="5" aria-labelledby="gallery-title" data-field="pictures">
          <Row justifyContent="space-between" alignItems="baseline">
            <Heading as="h2" id="gallery-title" size="sm" tabIndex={-1}>
              <FormattedMessage id="editor.gallery.title" defaultMessage="Photos" />
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
                defaultMessage="Choose at least {min} photos (JPG, PNG, WebP or GIF). We resize and upload them while you write."
                values={{ min: limits.galleryMin }}
              />
            </Text>
          )}
          <GalleryItems {...editor} list={list} />
          <RefusedFiles list={list} />
          <CountError actor={editor.actor} />
          {count < limits.galleryMax && (
            <PictureFileButtons isMultiple isFirst={count === 0} onFiles={add} />
          )}
        </Stack>
      </FileDropZone>
      <MediaText {...editor} onFiles={add} />
    </>
  );
}

/** Too few photographs, or too many. */
function CountError({ actor }: { actor: EditorActor }) {
  const code = useSelector(actor, (current) => current.context.fields.pictures);
  return (
    <Box aria-live="polite" data-invalid={code ? true : undefined} tabIndex={code ? -1 : undefined}>
      {code && (
        <ErrorLine>
          {code === 'required' || code === 'too-short' ? (
            <FormattedMessage
              id="editor.gallery.too-few"
              defaultMessage="A gallery needs at least {min} photos."
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
