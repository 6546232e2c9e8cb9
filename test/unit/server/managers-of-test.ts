import type { BodyOf } from '#server/handler.ts';
import type { ContractClient } from './contract-client.ts';

type AgencyData = BodyOf<'upsertAgency'>['agencyData'];
type CreatorData = BodyOf<'createCreator'>['creatorData'];

/** An email that nobody has yet. */
export const freshEmail = () => `agency-${crypto.randomUUID()}@office.example`;

/** Makes an agency as it should be. @throws when it is refused */
export async function madeAgency(staff: ContractClient, more: Partial<AgencyData> = {}) {
  const agencyData = { name: 'मराठी माध्यम समूह', email: freshEmail(), ...more };
  const { status, data, error } = await staff.call('upsertAgency', { body: { agencyData } });
  if (!data) throw new Error(`Making an agency was answered ${status} ${JSON.stringify(error)}.`);
  return data;
}

/** Makes a creator as it should be. @throws when it is refused */
export async function madeCreator(manager: ContractClient, more: Partial<CreatorData> = {}) {
  const creatorData = { name: 'कविता पाटील', ...more };
  const { status, data, error } = await manager.call('createCreator', { body: { creatorData } });
  if (!data) throw new Error(`Making a creator was answered ${status} ${JSON.stringify(error)}.`);
  return data;
}

/** A handle that nobody has yet. */
export const freshHandle = () => `h${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
