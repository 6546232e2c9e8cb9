import { FormattedMessage } from 'react-intl';
import type { ProfileApproval } from '#machines/flow/profile/profile-approval.ts';

/** What a creator without an approved profile can do, or waits for. */
export function MissingProfileStep({ profile }: { profile: ProfileApproval }) {
  switch (profile) {
    case 'missing':
      return (
        <FormattedMessage
          id="editor.not-approved.missing"
          defaultMessage="Create your profile first. It takes a few minutes."
        />
      );
    case 'rejected':
      return (
        <FormattedMessage
          id="editor.not-approved.rejected"
          defaultMessage="Your profile was not approved. See why, fix it and send it again."
        />
      );
    default:
      return (
        <FormattedMessage
          id="editor.not-approved.pending"
          defaultMessage="Our team is reviewing your profile. You can send this post once it's approved."
        />
      );
  }
}
