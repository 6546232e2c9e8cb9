import { fromPromise } from 'xstate';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { type DataExportStatus, dataExportMachine } from '#machines/flow/own-data/data-export.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';

/**
 * The chart `data-export` on the real server.
 * @param language of the pages in the copy
 * @param isBackground whether a lost session opens no sign-in dialog, as where there is none
 */
export const liveDataExportMachine = (language: () => InterfaceLanguage, isBackground: boolean) =>
  dataExportMachine.provide({
    actors: {
      getDataExport: operationActor('getDataExport', () => ({ isBackground })),
      requestDataExport: fromPromise<DataExportStatus, { key: string }>(({ input, signal }) =>
        call('requestDataExport', {
          body: { language: language() },
          headers: { 'Idempotency-Key': input.key },
          signal,
          isBackground,
        }),
      ),
      createDataExportLink: fromPromise<{ url: string }, { exportId: string | null }>(
        async ({ input: { exportId }, signal }) => {
          if (exportId === null) throw new Error('There is no copy to download.');
          return call('createDataExportLink', { body: { exportId }, signal, isBackground });
        },
      ),
    },
  });
