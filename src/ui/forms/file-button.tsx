import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { acceptedPictures } from './accepted-files.ts';
import { Button } from './button.tsx';

type FileButtonProps = Pick<
  ComponentProps<typeof Button>,
  'ref' | 'icon' | 'children' | 'kind' | 'size' | 'aria-describedby'
> & {
  /** Opens the camera that looks at the person, or away from them, in place of the gallery. */
  capture?: 'user' | 'environment';
  /** Which kinds of files; pictures where it is left out. */
  accept?: string;
} & (
    | { onFile: (file: File) => void; onFiles?: never }
    | { onFile?: never; onFiles: (files: File[]) => void }
  );

/**
 * A button that opens the phone's gallery, or its camera, for one file, or for many (`onFiles`).
 */
export function FileButton({
  capture,
  accept = acceptedPictures,
  onFile,
  onFiles,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    const [file] = files;
    // The same file may be chosen again after it failed.
    event.target.value = '';
    if (!file) return;
    if (onFiles) onFiles(files);
    else onFile(file);
  };
  return (
    <>
      <Button kind="secondary" size="sm" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        multiple={onFiles !== undefined}
        hidden
        onChange={take}
      />
    </>
  );
}
