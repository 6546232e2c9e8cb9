import { InvitationNote } from '#src/login/invitation-note.tsx';
import { Page } from '#src/ui/layout.tsx';

export default { title: 'Login/Invitation' };

const invitation = { email: 'meera.kulkarni@vidarbha-samachar.example', source: 'vidarbha-samachar' };

export const Invited = {
  render: () => (
    <Page narrow paddingBlock="4">
      <InvitationNote invitation={invitation} />
    </Page>
  ),
};
