import type { ActorRefFrom } from 'xstate';
import type {
  Security as SecurityData,
  securityMachine,
} from '#machines/flow/security/security.ts';

export type SecurityActor = ActorRefFrom<typeof securityMachine>;

export type SecuritySectionProps = { actor: SecurityActor; security: SecurityData };
