import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import type { Reply } from '#src/api/operation-types.ts';

export type Consents = Reply<'getConsents'>;
export type Consent = Consents['consents'][number];

/** What a person agreed to. @see liveConsentsMachine for the person's own */
export const consentsMachine = createResource<Consents, Record<string, string>>(
  ({ consents }) => consents.length === 0,
);

export const liveConsentsMachine = consentsMachine.provide({
  actors: { loadResource: operationActor('getConsents', () => ({})) },
});
