import { FormattedMessage } from 'react-intl';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Appear } from '#src/ui/layout/appear.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';

/** The decision is made; on to the next. */
export function DecisionMade({ next }: { next: string }) {
  return (
    <Appear change="decided">
      <Banner
        tone="success"
        actions={
          <RouterButton kind="secondary" size="sm" to={next}>
            <FormattedMessage id="staff.decided.next" defaultMessage="Next" />
          </RouterButton>
        }
      >
        <FormattedMessage id="staff.decided.success" defaultMessage="Success" />
      </Banner>
    </Appear>
  );
}
