import { FormattedMessage } from 'react-intl';
import type { Profile } from '#machines/flow/profile.ts';
import { ProfileRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';

/** Why the profile was refused, above the form that mends it. */
export function RejectionNotice({ rejection }: { rejection: NonNullable<Profile['rejection']> }) {
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="profile.rejected.title" defaultMessage="Your profile was not approved" />}
    >
      <Stack gap="2">
        <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
          {rejection.reasons.map((reason) => (
            <li key={reason}>
              <ProfileRejectionReasonMessage reason={reason} />
            </li>
          ))}
        </Stack>
        {rejection.note && <Text dir="auto">{rejection.note}</Text>}
        <Text>
          <FormattedMessage
            id="profile.rejected.mend"
            defaultMessage="Change what is needed and send it again."
          />
        </Text>
      </Stack>
    </Banner>
  );
}
