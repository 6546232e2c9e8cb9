import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  type NotificationChannel,
  notificationChannels,
  notificationTopics,
} from '#domain/notifications/notification-topics.ts';
import type {
  NotificationSettings,
  SettingsChange,
} from '#machines/flow/notifications/notification-settings.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { largeText, stackedCells } from '#src/theme/recipes/large-text.ts';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import { topicNames } from './topic-texts.ts';

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& tr': { borderBlockEndWidth: '1px', borderColor: 'line' },
    '& tbody tr:last-of-type': { borderBlockEndWidth: '0' },
    [largeText]: stackedCells(3),
  },
});
const ColumnHead = chakra('th', {
  base: {
    width: { base: '3.75rem', sm: '7rem' },
    [largeText]: { width: 'auto' },
    paddingBlock: '2',
    paddingInline: { base: '0', sm: '1' },
    fontSize: { base: 'xs', sm: 'sm' },
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    verticalAlign: 'bottom',
    overflowWrap: 'break-word',
  },
});
const RowHead = chakra('th', {
  base: {
    paddingBlock: '3',
    paddingInlineEnd: '2',
    fontWeight: 'normal',
    lineHeight: 'body',
    textAlign: 'start',
    overflowWrap: 'break-word',
  },
});
const Cell = chakra('td', { base: { textAlign: 'center', color: 'ink.muted' } });
const Target = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'target',
    maxWidth: 'full',
    height: 'target',
    cursor: 'pointer',
  },
});
const Tick = chakra('input', { base: { accentColor: 'accent', width: '5', height: '5' } });

const channelNames: Record<NotificationChannel, ReactNode> = {
  push: (
    <FormattedMessage
      id="notification-settings.channel.push"
      defaultMessage="On devices"
      description="Heading of a narrow column: notifications on phones and computers"
    />
  ),
  text: (
    <FormattedMessage
      id="notification-settings.channel.text"
      defaultMessage="SMS or e-mail"
      description="Heading of a narrow column"
    />
  ),
};

type Props = {
  settings: NotificationSettings['settings'];
  onChange: (change: SettingsChange) => void;
};

/** Which notifications go where. */
export function SettingsTable({ settings, onChange }: Props) {
  const id = useId();
  return (
    <Table aria-labelledby="topics">
      <thead>
        <tr>
          <RowHead scope="col">
            <VisuallyHidden>
              <FormattedMessage
                id="notification-settings.topics"
                defaultMessage="Notification"
                description="Heading of the column with the kinds of notifications"
              />
            </VisuallyHidden>
          </RowHead>
          <ColumnHead scope="col">
            <FormattedMessage
              id="notification-settings.channel.portal"
              defaultMessage="In the portal"
              description="Heading of a narrow column"
            />
          </ColumnHead>
          {notificationChannels.map((channel) => (
            <ColumnHead key={channel} scope="col" id={`${id}${channel}`}>
              {channelNames[channel]}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationTopics.map((topic) => (
          <tr key={topic}>
            <RowHead scope="row">
              <span id={`${id}${topic}`}>
                <FormattedMessage {...topicNames[topic]} />
              </span>
            </RowHead>
            <AlwaysOn />
            {settings
              .filter((setting) => setting.topic === topic)
              .map((setting) => (
                <Cell key={setting.channel}>
                  <Target>
                    <Tick
                      type="checkbox"
                      aria-labelledby={`${id}${topic} ${id}${setting.channel}`}
                      checked={setting.isOn}
                      onChange={({ target: { checked } }) =>
                        onChange({ settings: [{ ...setting, isOn: checked }] })
                      }
                    />
                  </Target>
                </Cell>
              ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const AlwaysOn = () => (
  <Cell>
    <Check size="1.25rem" aria-hidden="true" style={{ display: 'inline-block' }} />
    <VisuallyHidden>
      <FormattedMessage
        id="notification-settings.always"
        defaultMessage="Always"
        description="In the table of notifications: cannot be turned off"
      />
    </VisuallyHidden>
  </Cell>
);
