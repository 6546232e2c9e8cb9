import { useSelector } from '@xstate/react';
import type { EditorVideo } from './use-video.ts';

/**
 * The file of the video on this device once it has been validated; null when only the server has
 * it.
 */
export function useVideoFile({ upload }: EditorVideo): File | null {
  const file = useSelector(upload, (current) => {
    if (!current || current.context.facts === null || current.matches('refused')) return null;
    return current.context.file;
  });
  return file instanceof File ? file : null;
}
