import { FormattedMessage } from 'react-intl';
import { legalLinks } from '#domain/navigation/legal-links.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { Text, TextLink } from '#src/ui/layout/text.tsx';

/** What signing in agrees to. Pages that show it send `noticeHeaders`. */
export function TermsNote() {
  const links = legalLinks(useLanguage().language);
  return (
    <Text size="xs" muted>
      <FormattedMessage
        id="landing.sign-in.terms"
        defaultMessage="By signing in you agree to our <terms>terms</terms> and <privacy>privacy policy</privacy>."
        description="Below the sign-in buttons"
        values={{
          terms: (text) => (
            <TextLink key="terms" href={links.terms}>
              {text}
            </TextLink>
          ),
          privacy: (text) => (
            <TextLink key="privacy" href={links.privacy}>
              {text}
            </TextLink>
          ),
        }}
      />
    </Text>
  );
}
