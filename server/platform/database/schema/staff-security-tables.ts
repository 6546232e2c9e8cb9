import type { Generated } from 'kysely';
import type { components } from '#generated/contract.ts';
import type { Time, TimeOrNull } from './columns.ts';

export type StaffSecurityTables = {
  passkeys: {
    id: string;
    person_id: string;
    /** The id from WebAuthn, base64url. */
    credential_id: string;
    /** COSE. */
    public_key: Buffer;
    /** Comes as text: an int8. */
    counter: string | number;
    transports: components['schemas']['PasskeyName']['transports'];
    name: string;
    created_at: Time;
    used_at: TimeOrNull;
  };
  authenticator_apps: {
    person_id: string;
    /** Sealed. */
    secret: Buffer;
    /** The 30-second step of the last used code: each is valid once. */
    last_step: number;
    created_at: Time;
    /** Null until its first code was right. */
    confirmed_at: TimeOrNull;
  };
  recovery_codes: { person_id: string; code_hash: string; used_at: TimeOrNull };
  /** Sign-ins of staff between the password and the second step. */
  pending_sign_ins: {
    token_hash: string;
    person_id: string;
    purpose: 'verify' | 'enrol';
    tries: Generated<number>;
    expires_at: Time;
  };
  /** Challenges that were answered: each is good once. */
  used_challenges: { challenge_hash: string; expires_at: Time };
  /**
   * Links to a new password: of a person one that was mailed and one of an administrator at most.
   */
  password_resets: {
    token_hash: string;
    person_id: string;
    expires_at: Time;
    made_by: 'administrator' | 'mail';
  };
};
