import type { Handlers } from '#server/http/handler.ts';
import { closeAccount } from './close-account.ts';
import { createDataExportLink } from './create-data-export-link.ts';
import { getAccountClosing } from './get-account-closing.ts';
import { getDataExport } from './get-data-export.ts';
import { getDataExportFile } from './get-data-export-file.ts';
import { reopenAccount } from './reopen-account.ts';
import { requestDataExport } from './request-data-export.ts';

export const ownDataOperations = {
  closeAccount,
  createDataExportLink,
  getAccountClosing,
  getDataExport,
  getDataExportFile,
  reopenAccount,
  requestDataExport,
} satisfies Partial<Handlers>;
