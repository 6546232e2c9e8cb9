import { email } from '../forms/validation-rules.ts';

/** The email address of an invitation, and the source whose OGC account it is for. */
export type Invitation = { email: string; source: string };

const sourceShape = /^[a-z0-9-]{1,60}$/;
const maxEmailLength = 254;

/**
 * The invitation that an address of the landing page carries (`?email=&source=`, spec point 2);
 * null when it carries none, or not all of one.
 */
export function parseInvitation(search: string): Invitation | null {
  const values = new URLSearchParams(search);
  const address = values.get('email')?.trim() ?? '';
  const source = values.get('source')?.trim() ?? '';
  if (address === '' || address.length > maxEmailLength || email(address) !== null) return null;
  return sourceShape.test(source) ? { email: address, source } : null;
}

/** The landing page's address with an invitation. */
export const invitationUrl = (invitation: Invitation): string =>
  `/login?${new URLSearchParams(invitation)}`;
