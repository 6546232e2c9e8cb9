import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { useToast } from '#src/ui/feedback/toast.tsx';
import type { PictureActions } from './use-picture-list.ts';

/** Takes a picture out, and offers to put it back. */
export function usePictureRemoval(actions: PictureActions): (id: string) => void {
  const toast = useToast();
  return useCallback(
    (id) => {
      const undo = actions.remove(id);
      const text = <FormattedMessage id="editor.picture.removed" defaultMessage="Image removed." />;
      toast(text, 'neutral', { undo });
    },
    [actions, toast],
  );
}
