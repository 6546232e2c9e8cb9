import type { Handler } from '#server/http/handler.ts';
import { presentExportStatus } from '../presenter.ts';
import { requireCreator } from '../require-creator.ts';

export const getDataExport: Handler<'getDataExport'> = async (call) => {
  const { db, clock } = call.deps;
  return presentExportStatus(db, requireCreator(call).id, clock.now());
};
