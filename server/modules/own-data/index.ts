export { deleteOldDataExports } from './export/delete-exports.ts';
export { startOwnDataWork } from './own-data-worker.ts';
