export { useOutbox, useOutboxNews } from './outbox-context.ts';
export { OutboxProvider } from './outbox-provider.tsx';
export { StandingLine } from './standing-line.tsx';
