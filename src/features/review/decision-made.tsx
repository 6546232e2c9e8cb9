import { FormattedMessage } from 'react-intl';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Appear } from '#src/ui/layout/appear.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';

/** A measure was taken, which no notice announces; on to the next. */
export function DecisionMade({ next }: { next: string }) {
  return (
    <Appear change="decided">
      <Banner tone="success" actions={<NextLink to={next} />}>
        <FormattedMessage id="staff.decided.success" defaultMessage="Success" />
      </Banner>
    </Appear>
  );
}

/** On to the next, after a decision that the notice with Undo announces. */
export const NextLink = ({ to }: { to: string }) => (
  <RouterButton kind="secondary" size="sm" to={to}>
    <FormattedMessage id="staff.decided.next" defaultMessage="Next" />
  </RouterButton>
);
