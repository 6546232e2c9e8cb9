import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Stack } from './layout.tsx';
import { TextSkeleton } from './skeleton.tsx';
import { Text } from './text.tsx';

/** In the place of a part that is still to come; without a network it says why it does not. */
export function PartSkeleton() {
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  return (
    <Stack gap="4">
      <div role="status">
        {!isOnline && (
          <Text>
            <FormattedMessage
              id="ui.part.awaited"
              defaultMessage="This part of the page comes as soon as there is a network again."
              description="Above the loader of a part that had not been fetched when the network went"
            />
          </Text>
        )}
      </div>
      <TextSkeleton />
    </Stack>
  );
}

function onNetworkChange(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}
