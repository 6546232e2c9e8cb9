import { unavailableParameter } from '#domain/auth/form-visit.ts';

/** The reply of a provider, a visit that could not begin, and an invitation. */
const parameters = ['state', 'error', unavailableParameter, 'email'];

/** Whether an address of the landing page says something that only the portal can show. */
export function needsPortal(search: string): boolean {
  const values = new URLSearchParams(search);
  return parameters.some((name) => values.has(name));
}
