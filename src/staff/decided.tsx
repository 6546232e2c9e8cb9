import { FormattedMessage } from 'react-intl';
import { Appear } from '#src/ui/appear.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { RouterButton } from '#src/ui/router-link.tsx';

/** The decision is made; on to the next. */
export function Decided({ next }: { next: string }) {
  return (
    <Appear change="decided">
      <Banner
        tone="success"
        actions={
          <RouterButton kind="secondary" size="sm" to={next}>
            <FormattedMessage id="staff.decided.next" defaultMessage="To the next one" />
          </RouterButton>
        }
      >
        <FormattedMessage id="staff.decided.success" defaultMessage="Success" />
      </Banner>
    </Appear>
  );
}
