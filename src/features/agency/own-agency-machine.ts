import { createListActions } from '#machines/kit/list-actions.ts';
import type { Schemas } from '#src/api/operation-types.ts';

/** The agency that manages a creator. */
export type OwnAgency = NonNullable<Schemas['OwnAgency']>;
export type LeaveAction = { kind: 'leave'; agency: OwnAgency };

/** The agency of the signed-in creator, if there is one, and how to leave it. */
export const ownAgencyMachine = createListActions<OwnAgency, LeaveAction, null>({
  id: 'own-agency',
  description: 'Shows a creator the agency that manages them, and lets them leave it.',
  isResultShown: () => false,
});
