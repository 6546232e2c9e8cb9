import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { deviceRoomMachine } from '#machines/flow/device-room.ts';
import { bytesOf } from '#src/ui/amounts.tsx';
import { Banner } from '#src/ui/banner.tsx';

/** That there is little room left for what is written here, while something can still be done about it. */
export function RoomNote({ actor }: { actor: ActorRefFrom<typeof deviceRoomMachine> }) {
  const intl = useIntl();
  const left = useSelector(actor, (current) =>
    current.matches('scarce') ? current.context.leftBytes : null,
  );
  if (left === null) return null;
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="editor.room.title" defaultMessage="This phone is almost full" />}
    >
      <FormattedMessage
        id="editor.room.left"
        defaultMessage="There is room for {left} here. Delete what you do not need on the phone, so that your words and pictures can be kept until they are saved."
        description="left is an amount of storage, such as: 12 MB"
        values={{ left: bytesOf(intl, left) }}
      />
    </Banner>
  );
}
