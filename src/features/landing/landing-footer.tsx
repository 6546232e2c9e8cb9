import { FormattedMessage } from 'react-intl';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Text, TextLink } from '#src/ui/layout/text.tsx';
import { ProductLogo } from '#src/ui/media/logos.tsx';
import { legalLinks } from './legal-links.ts';

const Foot = chakra('footer', {
  base: {
    paddingBlock: { base: '10', md: '12' },
    borderBlockStartWidth: 'rule',
    borderColor: 'ink',
  },
});
const Links = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
  },
});

type Props = { supportEmail: string };

/** Contact, legal links, copyright. */
export function LandingFooter({ supportEmail }: Props) {
  return (
    <Foot>
      <Page>
        <Stack gap="6">
          <Row justifyContent="space-between" gap="6" alignItems="flex-start">
            <ProductLogo />
            <ContactAddress supportEmail={supportEmail} />
          </Row>
          <FooterLinks supportEmail={supportEmail} />
          <Text size="xs" muted>
            <FormattedMessage
              id="landing.copyright"
              defaultMessage="© DH Creator. All rights reserved. Posts belong to their creators."
              description="Copyright line"
            />
          </Text>
        </Stack>
      </Page>
    </Foot>
  );
}

function ContactAddress({ supportEmail }: Props) {
  return (
    <div id="contact">
      <Text muted size="sm">
        <FormattedMessage
          id="landing.contact"
          defaultMessage="Have a question, or is something not working? Write to us:"
          description="Contact footer, before the address"
        />
      </Text>
      <TextLink
        href={`mailto:${supportEmail}`}
        display="inline-flex"
        alignItems="center"
        minHeight="target"
        fontWeight="semibold"
        dir="ltr"
        overflowWrap="anywhere"
      >
        {supportEmail}
      </TextLink>
    </div>
  );
}

function FooterLinks({ supportEmail }: Props) {
  const links = legalLinks(useLanguage().language);
  return (
    <Links>
      <li>
        <TextLink href={links.privacy}>
          <FormattedMessage
            id="landing.privacy"
            defaultMessage="Privacy policy"
            description="Footer link"
          />
        </TextLink>
      </li>
      <li>
        <TextLink href={links.terms}>
          <FormattedMessage
            id="landing.terms"
            defaultMessage="Terms and conditions"
            description="Footer link"
          />
        </TextLink>
      </li>
      <li>
        <TextLink href={`mailto:${supportEmail}`}>
          <FormattedMessage
            id="landing.contact-us"
            defaultMessage="Contact us"
            description="Footer link"
          />
        </TextLink>
      </li>
      <li>
        <RouterLink to="/login/agency">
          <FormattedMessage
            id="landing.agency"
            defaultMessage="Sign in as an agency"
            description="Footer link"
          />
        </RouterLink>
      </li>
    </Links>
  );
}
