import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { EditorVideo } from './use-video.ts';

/** The file of the video on this device, once it was proved; null where only the server has it. */
export function useVideoFile({ upload }: EditorVideo): File | null {
  const file = useSelector(upload, (current) => {
    if (!current || current.context.facts === null || current.matches('refused')) return null;
    return current.context.file;
  });
  return file instanceof File ? file : null;
}

/** An address of a file on this device, for as long as it is shown. */
export function useObjectUrl(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
}
