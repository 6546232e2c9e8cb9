import { useSelector } from '@xstate/react';
import { RefreshCw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { FileUploadActor } from '#machines/kit/file-upload.ts';
import { FileButton } from '#src/ui/forms/file-button.tsx';

/** Replaces a file that can never be used. The caption stays. */
export function ReplaceRefused({
  upload,
  onFile,
}: {
  upload: FileUploadActor;
  onFile: (file: File) => void;
}) {
  const isRefused = useSelector(upload, (current) => current.matches('refused'));
  if (!isRefused) return null;
  return (
    <FileButton icon={<RefreshCw size="1.2em" aria-hidden="true" />} onFile={onFile}>
      <FormattedMessage id="editor.picture.replace" defaultMessage="Choose another image" />
    </FileButton>
  );
}
