export { useDetailsStanding, useOutbox, useOutboxNews, useStanding } from './outbox-context.ts';
export { OutboxProvider } from './outbox-provider.tsx';
export { StandingLine, StandingText } from './standing-line.tsx';

/** Fetches the outbox's scripts, so that what is entrusted to it later goes without them having to come first. */
export const loadOutbox = (): Promise<unknown> => import('./live-machine.ts');
