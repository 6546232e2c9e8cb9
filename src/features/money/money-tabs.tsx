import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { chakra } from '#src/theme/chakra.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Link } from '#src/ui/layout/link.tsx';

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: '4',
    color: 'ink',
    fontWeight: 'semibold',
    textDecoration: 'none',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'line.strong',
    _hover: { bg: 'surface.sunken' },
    '&[aria-current=page]': { bg: 'accent.soft', color: 'accent.text', borderColor: 'accent' },
  },
});

/** The two pages about money; the chosen creator is kept between them. */
export function MoneyTabs() {
  const intl = useIntl();
  const { pathname, search: asked } = useLocation();
  const creator = new URLSearchParams(asked).get('creator');
  const search = creator ? `?${new URLSearchParams({ creator })}` : '';
  const currentAt = (path: string) => (pathname === path ? 'page' : undefined);
  return (
    <nav
      aria-label={intl.formatMessage({
        id: 'money.pages',
        defaultMessage: 'Earnings and invoices',
        description: 'Name of the navigation between the two pages',
      })}
    >
      <Row as="ul" gap="2" listStyleType="none">
        <li>
          <Tab to={`/app/earnings${search}`} aria-current={currentAt('/app/earnings')}>
            <FormattedMessage id="money.pages.earnings" defaultMessage="Earnings by month" />
          </Tab>
        </li>
        <li>
          <Tab
            to={`/app/earnings/invoices${search}`}
            aria-current={currentAt('/app/earnings/invoices')}
          >
            <FormattedMessage id="money.pages.invoices" defaultMessage="Invoices" />
          </Tab>
        </li>
      </Row>
    </nav>
  );
}
