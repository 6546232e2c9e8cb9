export { deleteOldBulkActions } from './repository.ts';
export { registerBulkActions } from './run-bulk-action.ts';
