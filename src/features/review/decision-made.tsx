import { FormattedMessage } from 'react-intl';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Appear } from '#src/ui/layout/appear.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';

/** Says that a moderation measure was taken, which has no notice with Undo; links to the next. */
export function DecisionMade({ next }: { next: string }) {
  return (
    <Appear change="decided">
      <Banner tone="success" actions={<NextLink to={next} />}>
        <FormattedMessage id="staff.decided.success" defaultMessage="Success" />
      </Banner>
    </Appear>
  );
}

/** A link to the next item. The notice with Undo says that the decision is made. */
export const NextLink = ({ to }: { to: string }) => (
  <RouterButton kind="secondary" size="sm" to={to}>
    <FormattedMessage id="staff.decided.next" defaultMessage="Next" />
  </RouterButton>
);
