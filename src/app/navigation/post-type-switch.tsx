import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { chakra } from '#src/theme/chakra.tsx';
import { Page, Row } from '#src/ui/layout/layout.tsx';
import { Link } from '#src/ui/layout/link.tsx';

const path = '/app/post/list';

const TypeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: '4',
    borderBlockEndWidth: '3px',
    borderBlockEndColor: 'transparent',
    fontWeight: 'semibold',
    color: 'ink.muted',
    _hover: { color: 'ink' },
    '&[aria-current=page]': { color: 'ink', borderBlockEndColor: 'accent' },
  },
});

/** Switches between created and crawled posts (spec point 2), for creators with both. */
export function PostTypeSwitch() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  if (pathname !== path) return null;
  const isCrawled = new URLSearchParams(search).get('type') === 'OGC';
  return (
    <Page
      as="nav"
      aria-label={intl.formatMessage({
        id: 'app.post-type',
        defaultMessage: 'Post type',
        description: 'Name of the switch between created and crawled posts',
      })}
    >
      <Row gap="2">
        <TypeLink to={path} aria-current={isCrawled ? undefined : 'page'}>
          <FormattedMessage id="app.post-type.created" defaultMessage="Created" />
        </TypeLink>
        <TypeLink to={`${path}?type=OGC`} aria-current={isCrawled ? 'page' : undefined}>
          <FormattedMessage id="app.post-type.crawled" defaultMessage="Crawled" />
        </TypeLink>
      </Row>
    </Page>
  );
}
