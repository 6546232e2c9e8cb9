export { NotificationBell } from './notification-bell.tsx';
export { useUpdates } from './updates-context.ts';
export { UpdatesProvider } from './updates-provider.tsx';
export { useUpdatesSync } from './use-updates-sync.ts';
