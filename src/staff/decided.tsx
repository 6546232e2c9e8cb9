import { FormattedMessage } from 'react-intl';
import { Appear } from '#src/ui/appear.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { LinkButton } from '#src/ui/button.tsx';

/** The decision is made; on to the next. */
export function Decided({ next }: { next: string }) {
  return (
    <Appear change="decided">
      <Banner
        tone="success"
        actions={
          <LinkButton kind="secondary" size="sm" href={next}>
            <FormattedMessage id="staff.decided.next" defaultMessage="To the next one" />
          </LinkButton>
        }
      >
        <FormattedMessage id="staff.decided.success" defaultMessage="Success" />
      </Banner>
    </Appear>
  );
}
