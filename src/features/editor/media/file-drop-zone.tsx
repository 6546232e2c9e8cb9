import { Camera, ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { PictureList } from '../pictures/use-picture-list.ts';

const DropArea = chakra('div', {
  base: {
    borderRadius: 'lg',
    '&[data-over=true]': {
      outlineWidth: '2px',
      outlineStyle: 'dashed',
      outlineColor: 'accent',
      outlineOffset: '6px',
      bg: 'accent.soft',
    },
  },
});

type FileDropZoneProps = { onFiles: (files: File[]) => void; children: ReactNode };

/** Takes files that are dropped on it, or pasted anywhere on the page. */
export function FileDropZone({ onFiles, children }: FileDropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  usePaste(onFiles);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <DropArea
      data-over={isOver}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </DropArea>
  );
}

function usePaste(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);
}

type PictureFileButtonsProps = {
  isMultiple: boolean;
  isFirst: boolean;
  onFiles: (files: File[]) => void;
};

/** Opens the gallery of the phone, or its camera. */
export function PictureFileButtons({ isMultiple, isFirst, onFiles }: PictureFileButtonsProps) {
  const choose = isMultiple ? { onFiles } : { onFile: (file: File) => onFiles([file]) };
  return (
    <Row gap="3">
      <FileButton {...choose} icon={<ImagePlus size="1.2em" aria-hidden="true" />}>
        {isMultiple && isFirst && (
          <FormattedMessage id="editor.files.choose-many" defaultMessage="Choose photos" />
        )}
        {isMultiple && !isFirst && (
          <FormattedMessage id="editor.files.more" defaultMessage="Add more photos" />
        )}
        {!isMultiple && (
          <FormattedMessage id="editor.files.choose" defaultMessage="Choose an image" />
        )}
      </FileButton>
      <Box css={{ '@media (pointer: fine)': { display: 'none' } }}>
        <FileButton
          capture="environment"
          icon={<Camera size="1.2em" aria-hidden="true" />}
          onFile={(file) => onFiles([file])}
        >
          <FormattedMessage id="editor.files.camera" defaultMessage="Take a photo" />
        </FileButton>
      </Box>
    </Row>
  );
}

/** The refused files of the last choice, with reasons. */
export function RefusedFiles({ list }: { list: PictureList }) {
  const { refused, overLimitCount, actions } = list;
  if (refused.length === 0 && overLimitCount === 0) return null;
  return (
    <Banner
      tone="danger"
      actions={
        <Button kind="secondary" size="sm" onClick={actions.dismissRefused}>
          <FormattedMessage id="editor.files.dismiss" defaultMessage="OK" />
        </Button>
      }
    >
      <Stack gap="1">
        {refused.map(({ name, code }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, the list is fixed
          <Text key={at} overflowWrap="anywhere">
            <bdi>{name}</bdi>: <FailureMessage failure={new Failure({ code })} />
          </Text>
        ))}
        {overLimitCount > 0 && (
          <Text>
            <FormattedMessage
              id="editor.files.over-limit"
              defaultMessage="{count, plural, one {1 photo was not added because the gallery is full.} other {# photos were not added because the gallery is full.}}"
              values={{ count: overLimitCount }}
            />
          </Text>
        )}
      </Stack>
    </Banner>
  );
}
