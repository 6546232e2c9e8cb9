import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { useToast } from '#src/ui/feedback/toast.tsx';
import type { PictureActions } from './use-picture-list.ts';

/** Takes a picture out, and offers to put it back; `onBeforeChange` is called before either. */
export function usePictureRemoval(
  actions: PictureActions,
  onBeforeChange: () => void = ignore,
): (id: string) => void {
  const toast = useToast();
  return useCallback(
    (id) => {
      onBeforeChange();
      const putBack = actions.remove(id);
      const undo = () => {
        onBeforeChange();
        putBack();
      };
      const text = <FormattedMessage id="editor.picture.removed" defaultMessage="Image removed." />;
      toast(text, 'neutral', { undo });
    },
    [actions, toast, onBeforeChange],
  );
}

const ignore = () => {};
