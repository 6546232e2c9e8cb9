import { FormattedMessage } from 'react-intl';
import type { Profile } from '#machines/flow/profile/profile.ts';
import { ProfileRejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

/** Why the profile was refused, above the form. */
export function RejectionNotice({ rejection }: { rejection: NonNullable<Profile['rejection']> }) {
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage
          id="profile.rejected.title"
          defaultMessage="Your profile was not approved"
        />
      }
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
            id="profile.rejected.fix"
            defaultMessage="Make the necessary changes and send it again."
          />
        </Text>
      </Stack>
    </Banner>
  );
}
