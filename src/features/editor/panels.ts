/*
 * Panels that nobody needs to start writing. They load together, after the page (lazy-panels.ts).
 */

export { LinkDialog } from './article/link-dialog.tsx';
export { ReadOnlyScreen } from './layout/read-only-screen.tsx';
export { SentScreen } from './layout/sent-screen.tsx';
export { StorageWarning } from './layout/storage-warning.tsx';
export { NotApprovedDialog } from './submission/not-approved-dialog.tsx';
export { PublishPanel } from './submission/publish-panel.tsx';
export { RejectionNote } from './submission/rejection-note.tsx';
export { ConflictDialog } from './versions/conflict-dialog.tsx';
export { RestoredVersion } from './versions/restored-version.tsx';
