/*
 * Dialogs that nobody needs to read the list. They load together, after the page
 * (dashboard-dialogs.tsx).
 */

export { DraftRemovalDialog } from '../drafts/draft-removal-dialog.tsx';
export { HistoryDialog } from '../history/history-dialog.tsx';
export { ShareDialog } from '../share/share-dialog.tsx';
export { PostActionDialog } from './post-action-dialog.tsx';
