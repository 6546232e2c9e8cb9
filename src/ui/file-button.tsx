import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { Button } from './button.tsx';

type FileButtonProps = Pick<
  ComponentProps<typeof Button>,
  'ref' | 'icon' | 'children' | 'kind' | 'size' | 'aria-describedby'
> & {
  /** Opens the camera that looks at the person, or away from them, in place of the gallery. */
  capture?: 'user' | 'environment';
  /** Which kinds of files; pictures where it is left out. */
  accept?: string;
  onFile: (file: File) => void;
};

/** A button that opens the phone's gallery, or its camera, for one file. */
export function FileButton({ capture, accept = 'image/jpeg,image/png', onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it failed.
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button kind="secondary" size="sm" {...button} onClick={() => input.current?.click()} />
      <input ref={input} type="file" accept={accept} capture={capture} hidden onChange={take} />
    </>
  );
}
