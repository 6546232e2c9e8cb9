import { Camera, ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { FileButton } from '#src/ui/file-button.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import type { PictureList } from './use-picture-list.ts';

const Area = chakra('div', {
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

type AreaProps = { onFiles: (files: File[]) => void; children: ReactNode };

/** Takes files that are dropped on it, or pasted anywhere on the page. */
export function IntakeArea({ onFiles, children }: AreaProps) {
  const [isOver, setIsOver] = useState(false);
  usePaste(onFiles);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <Area
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
    </Area>
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

type ButtonsProps = { isMany: boolean; isFirst: boolean; onFiles: (files: File[]) => void };

/** Opens the gallery of the phone, or its camera. */
export function IntakeButtons({ isMany, isFirst, onFiles }: ButtonsProps) {
  const choose = isMany ? { onFiles } : { onFile: (file: File) => onFiles([file]) };
  return (
    <Row gap="3">
      <FileButton {...choose} icon={<ImagePlus size="1.2em" aria-hidden="true" />}>
        {isMany && isFirst && (
          <FormattedMessage id="editor.intake.choose-many" defaultMessage="Choose photographs" />
        )}
        {isMany && !isFirst && (
          <FormattedMessage id="editor.intake.more" defaultMessage="Add more photographs" />
        )}
        {!isMany && <FormattedMessage id="editor.intake.choose" defaultMessage="Choose a picture" />}
      </FileButton>
      <Box css={{ '@media (pointer: fine)': { display: 'none' } }}>
        <FileButton
          capture="environment"
          icon={<Camera size="1.2em" aria-hidden="true" />}
          onFile={(file) => onFiles([file])}
        >
          <FormattedMessage id="editor.intake.camera" defaultMessage="Take a photo" />
        </FileButton>
      </Box>
    </Row>
  );
}

/** What was not taken of the last choice, and why, file by file. */
export function Refused({ list }: { list: PictureList }) {
  const { refused, surplus, actions } = list;
  if (refused.length === 0 && surplus === 0) return null;
  return (
    <Banner
      tone="danger"
      actions={
        <Button kind="secondary" size="sm" onClick={actions.forgetRefused}>
          <FormattedMessage id="editor.intake.understood" defaultMessage="All right" />
        </Button>
      }
    >
      <Stack gap="1">
        {refused.map(({ name, code }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list never changes
          <Text key={at} overflowWrap="anywhere">
            <bdi>{name}</bdi>: <FailureMessage failure={new Failure({ code })} />
          </Text>
        ))}
        {surplus > 0 && (
          <Text>
            <FormattedMessage
              id="editor.intake.surplus"
              defaultMessage="{count, plural, one {There was no room for one more.} other {There was no room for # more.}}"
              values={{ count: surplus }}
            />
          </Text>
        )}
      </Stack>
    </Banner>
  );
}
