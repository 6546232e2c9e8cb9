import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { IconButton } from '#src/ui/forms/button.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Link } from '#src/ui/layout/link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Drawer } from '#src/ui/overlay/dialog.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { Brand } from './brand.tsx';
import { drawerEntries, type NavigationEntry, type NavigationLink } from './navigation-entries.ts';

const BarLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    color: 'ink',
    fontSize: 'sm',
    fontWeight: 'semibold',
    textDecoration: 'none',
    borderRadius: 'sm',
    borderBlockEndWidth: '3px',
    borderBlockStartWidth: '3px',
    borderColor: 'transparent',
    _hover: { bg: 'surface.sunken' },
    '&[aria-current=page]': { borderBlockEndColor: 'accent', borderBottomRadius: '0' },
  },
});

const DrawerLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'control',
    paddingInline: '4',
    color: 'ink',
    fontSize: 'lg',
    fontWeight: 'semibold',
    textDecoration: 'none',
    borderRadius: 'md',
    _hover: { bg: 'surface.sunken' },
    '&[aria-current=page]': { bg: 'accent.soft', color: 'accent.text' },
  },
});

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    insetBlockStart: 'var(--top-inset, 0px)',
    zIndex: 'bar',
    /* With large letters the bar takes two lines and must not cover the page. */
    '@media (max-width: 18em)': { position: 'static' },
    bg: 'surface',
    borderBlockEndWidth: '1px',
    borderColor: 'line',
  },
});

type TopBarProps = {
  home: string;
  entries: readonly NavigationEntry[];
  actions: ReactNode;
  /** The actions leave no room for the product's name on phones. */
  crowded?: boolean;
  /** A second line of the bar. */
  children?: ReactNode;
};

/** Languages whose words are too long for a narrow bar. */
const wideLanguages: readonly InterfaceLanguage[] = ['ta', 'ml'];

const useIsWide = () => wideLanguages.includes(useLanguage().language);

/** The width that fits these links in one line with the name and the actions; staff have more. */
function useInlineBreakpoint(entries: readonly NavigationEntry[]): 'md' | 'lg' {
  return useIsWide() || entries.some((entry) => 'links' in entry) ? 'lg' : 'md';
}

/**
 * The bar on top of every page: a drawer on phones and wherever links would take two lines, links
 * and submenus elsewhere.
 */
export function TopBar({ home, entries, actions, crowded = false, children }: TopBarProps) {
  const hasNavigation = entries.length > 0;
  return (
    <Bar>
      <Page>
        <Row justifyContent="space-between" minHeight="16" gap="2" rowGap="0">
          <Row flexWrap="nowrap" gap={{ base: '0', sm: '4' }}>
            {hasNavigation && <NavigationDrawer entries={entries} />}
            <Brand to={home} short={crowded} />
          </Row>
          {hasNavigation && <NavigationBar entries={entries} />}
          <Row flexWrap="nowrap" gap={{ base: '0', sm: '1' }} marginInlineStart="auto">
            {actions}
          </Row>
        </Row>
      </Page>
      {children}
    </Bar>
  );
}

function useNavigationLabel(): string {
  return useIntl().formatMessage({
    id: 'app.nav.label',
    defaultMessage: 'Main',
    description: 'Name of the navigation',
  });
}

function NavigationBar({ entries }: { entries: readonly NavigationEntry[] }) {
  const current = useCurrentLink();
  const navigate = useNavigate();
  const isWide = useIsWide();
  return (
    <Box as="nav" aria-label={useNavigationLabel()} hideBelow={useInlineBreakpoint(entries)}>
      <Row as="ul" gap={{ base: '0', lg: isWide ? '0' : '1' }} listStyleType="none">
        {entries.map((entry) => (
          <li key={entry.key}>
            {'links' in entry ? (
              <Menu
                align="start"
                trigger={
                  <>
                    <FormattedMessage {...entry.text} />
                    <ChevronDown size="1em" aria-hidden="true" />
                  </>
                }
                items={entry.links.map((link) => ({
                  key: link.key,
                  label: <FormattedMessage {...link.text} />,
                  onSelect: () => navigate(link.to),
                }))}
              />
            ) : (
              <BarLink
                to={entry.to}
                aria-current={current(entry)}
                paddingInline={{ base: '1', lg: isWide ? '1' : '2' }}
              >
                <FormattedMessage {...entry.text} />
              </BarLink>
            )}
          </li>
        ))}
      </Row>
    </Box>
  );
}

function NavigationDrawer({ entries }: { entries: readonly NavigationEntry[] }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const current = useCurrentLink();
  const label = intl.formatMessage({
    id: 'app.nav.open',
    defaultMessage: 'Menu',
    description: 'Opens the drawer',
  });
  const link = (entry: NavigationLink) => (
    <li key={entry.key}>
      <DrawerLink to={entry.to} aria-current={current(entry)} onClick={() => setOpen(false)}>
        <FormattedMessage {...entry.text} />
      </DrawerLink>
    </li>
  );
  return (
    <Box hideFrom={useInlineBreakpoint(entries)}>
      <IconButton
        icon={<MenuIcon size="1.4em" aria-hidden="true" />}
        label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={label}>
        <Box as="nav" aria-label={useNavigationLabel()}>
          <Stack as="ul" gap="1" listStyleType="none">
            {drawerEntries(entries).map((entry) =>
              'links' in entry ? (
                <li key={entry.key}>
                  <Text size="sm" muted paddingInline="4" paddingBlockStart="3">
                    <FormattedMessage {...entry.text} />
                  </Text>
                  <Stack as="ul" gap="1" listStyleType="none">
                    {entry.links.map(link)}
                  </Stack>
                </li>
              ) : (
                link(entry)
              ),
            )}
          </Stack>
        </Box>
      </Drawer>
    </Box>
  );
}

/**
 * Whether the current page is the link's page or below it. The query separates the archive from the
 * dashboard.
 */
function useCurrentLink(): (link: NavigationLink) => 'page' | undefined {
  const { pathname, search } = useLocation();
  const isArchive = new URLSearchParams(search).get('archived') === 'true';
  return ({ to }) => {
    const [path, query = ''] = to.split('?');
    const wantsArchive = new URLSearchParams(query).get('archived') === 'true';
    const isHere = path === pathname || pathname.startsWith(`${path}/`);
    return isHere && wantsArchive === isArchive ? 'page' : undefined;
  };
}
