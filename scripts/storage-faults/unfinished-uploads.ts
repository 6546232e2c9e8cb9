import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#server/platform/database/database-types.ts';
import type { StorageProxy } from './fault-proxy.ts';
import type { PortalClient } from './portal-client.ts';
import type { Sample } from './samples.ts';

const tus = { 'tus-resumable': '1.0.0' };
const abandonedCount = 3;
const waitMilliseconds = 60_000;

/**
 * Videos that arrive whole, that the storage takes and does not confirm, and that nobody continues.
 * They expire at once, so that the next housekeeping removes them.
 */
export async function abandonUploads({
  db,
  proxy,
  client,
  samples,
}: {
  db: Db;
  proxy: StorageProxy;
  client: PortalClient;
  samples: Sample[];
}): Promise<{ waitUntilExpired: () => Promise<void> }> {
  const file = samples.find(({ kind }) => kind === 'video')?.file ?? Buffer.alloc(0);
  proxy.only = 'reply lost';
  for (let count = 0; count < abandonedCount; count += 1) {
    const length = { 'upload-length': String(file.length), 'upload-metadata': 'filename eA==' };
    const created = await client.send('/api/video', {
      method: 'POST',
      headers: { ...tus, ...length },
    });
    const headers = {
      ...tus,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    };
    const path = String(created.headers.get('location'));
    await client.send(path, { method: 'PATCH', headers, body: file });
  }
  proxy.only = undefined;
  const unfinished = () => db.selectFrom('videos').where('finished_at', 'is', null).select('id');
  await db
    .updateTable('videos')
    .set({ expires_at: new Date(0) })
    .where('finished_at', 'is', null)
    .execute();
  return {
    waitUntilExpired: async () => {
      const end = performance.now() + waitMilliseconds;
      while ((await unfinished().execute()).length > 0) {
        if (performance.now() > end) throw new Error('Uploads did not expire.');
        await pause(200);
      }
    },
  };
}
