import { FormattedMessage } from 'react-intl';
import { type EngagementKind, engagementKinds } from '#domain/analytics/engagement.ts';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { Segmented } from '#src/ui/forms/choices.tsx';

type Props = { kind: EngagementKind; onKind: (kind: EngagementKind) => void };

/** Chooses what the bars count. */
export function MetricChoice({ kind, onKind }: Props) {
  return (
    <Segmented
      legend={<FormattedMessage id="analytics.figure" defaultMessage="Metric" />}
      value={kind}
      onChange={onKind}
      choices={engagementKinds.map((value) => ({
        value,
        label: <FormattedMessage {...engagementNames[value]} />,
      }))}
    />
  );
}
