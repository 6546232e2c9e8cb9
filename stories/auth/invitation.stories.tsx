import { InvitationNotice } from '#src/features/auth/invitation-notice.tsx';
import { Page } from '#src/ui/layout/layout.tsx';

export default { title: 'Auth/Invitation' };

const invitation = {
  email: 'meera.kulkarni@vidarbha-samachar.example',
  source: 'vidarbha-samachar',
};

export const Invited = {
  render: () => (
    <Page narrow paddingBlock="4">
      <InvitationNotice invitation={invitation} />
    </Page>
  ),
};
