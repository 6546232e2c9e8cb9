import type { Handlers } from '#server/http/handler.ts';
import { cancelBulkAction } from './cancel-bulk-action.ts';
import { getBulkAction } from './get-bulk-action.ts';
import { getBulkActions } from './get-bulk-actions.ts';
import { retryBulkAction } from './retry-bulk-action.ts';
import { startBulkAction } from './start-bulk-action.ts';

export const bulkActionOperations = {
  cancelBulkAction,
  getBulkAction,
  getBulkActions,
  retryBulkAction,
  startBulkAction,
} satisfies Partial<Handlers>;
