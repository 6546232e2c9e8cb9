import { FormattedMessage } from 'react-intl';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../layout/text.tsx';
import { TextSkeleton } from './skeleton.tsx';
import { useOnline } from './use-online.ts';

/** Shown while a chunk loads; offline it says why it waits. */
export function ContentSkeleton() {
  const isOnline = useOnline();
  return (
    <Stack gap="4">
      <div role="status">{!isOnline && <OfflineMessage />}</div>
      <TextSkeleton />
    </Stack>
  );
}

/** Why a part is missing that was not loaded before going offline. */
export function OfflineMessage() {
  return (
    <Text>
      <FormattedMessage
        id="ui.part.awaited"
        defaultMessage="This part of the page will load when you're back online."
        description="Above the loader of a part that had not been fetched when the network went"
      />
    </Text>
  );
}
