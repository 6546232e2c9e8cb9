/* What nobody needs to begin to write: it comes behind the page, together (later.ts). */
export { ConflictDialog } from './conflict-dialog.tsx';
export { NotApprovedDialog } from './not-approved-dialog.tsx';
export { PublishPart } from './publish-part.tsx';
export { Reading } from './reading.tsx';
export { RejectionNote } from './rejection-note.tsx';
export { Sent } from './sent.tsx';
export { TakenVersion } from './taken-version.tsx';
