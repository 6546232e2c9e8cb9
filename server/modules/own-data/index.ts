export { deleteOldDataExports } from './export/delete-exports.ts';
export { startDataExports } from './export/export-worker.ts';
