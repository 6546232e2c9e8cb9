import type { Handlers } from '#server/http/handler.ts';
import { createDataExportLink } from './create-data-export-link.ts';
import { getDataExport } from './get-data-export.ts';
import { getDataExportFile } from './get-data-export-file.ts';
import { requestDataExport } from './request-data-export.ts';

export const ownDataOperations = {
  createDataExportLink,
  getDataExport,
  getDataExportFile,
  requestDataExport,
} satisfies Partial<Handlers>;
