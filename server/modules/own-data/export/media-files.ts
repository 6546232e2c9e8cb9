import { limits } from '#domain/limits.ts';
import { videoKey } from '#server/modules/media/index.ts';
import { invoiceFileName, listInvoices, readInvoicePdf } from '#server/modules/money/index.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { readConfidentialFile } from '#server/platform/encryption/confidential-files.ts';
import { readOriginalPicture } from '#server/platform/pictures/picture-store.ts';
import { readDocumentFiles, readPictureFiles, readVideoFiles } from '../repository/own-media.ts';
import type { ZipEntry } from './zip-archive.ts';

type MediaDeps = Pick<Deps, 'db' | 'cipher' | 'storage'>;
type Content = Buffer | AsyncIterable<Buffer | string>;

/** Where a picture is in the file, as pages of posts refer to it. */
export const mediaFileName = (id: string, format: string) =>
  `media/${id}.${format === 'jpeg' ? 'jpg' : format}`;

/** What of the storage goes into the file, and what is left out. */
export type MediaFiles = { entries: AsyncGenerator<ZipEntry>; leftOut: string[] };

/**
 * The pictures, videos and documents of these accounts, and the PDFs of their invoices. The room is
 * limited: what it does not hold is listed in `leftOut`, as is what the storage has lost.
 */
export function mediaFiles(
  deps: MediaDeps,
  accounts: readonly string[],
  room: number = limits.dataExportMediaBytes,
): MediaFiles {
  const leftOut: string[] = [];
  return { entries: readEntries(deps, accounts, room, leftOut), leftOut };
}

async function* readEntries(
  deps: MediaDeps,
  accounts: readonly string[],
  room: number,
  leftOut: string[],
): AsyncGenerator<ZipEntry> {
  let left = room;
  for (const account of accounts) {
    yield* invoiceFiles(deps, account);
    for await (const { name, bytes, read } of storedFiles(deps, account)) {
      const content = bytes <= left ? await read() : null;
      if (!content) {
        leftOut.push(name);
        continue;
      }
      left -= bytes;
      yield {
        name,
        content: Buffer.isBuffer(content) ? once(content) : content,
        isCompressed: true,
      };
    }
  }
}

type StoredFile = { name: string; bytes: number; read: () => Promise<Content | null> };

async function* storedFiles(
  { db, cipher, storage }: MediaDeps,
  account: string,
): AsyncGenerator<StoredFile> {
  for await (const { id, format, bytes } of readDocumentFiles(db, account))
    yield {
      name: mediaFileName(id, format).replace('media/', 'documents/'),
      bytes,
      read: () => readConfidentialFile(storage, cipher, id),
    };
  for await (const { id, format, bytes } of readPictureFiles(db, account))
    yield {
      name: mediaFileName(id, format),
      bytes,
      read: () => readOriginalPicture(storage, id, format),
    };
  for await (const { id, bytes } of readVideoFiles(db, account))
    yield {
      name: mediaFileName(id, 'mp4'),
      bytes,
      read: () => storage.read(videoKey(id), 0, bytes - 1),
    };
}

const invoicePage = 50;

/** Each PDF is drawn when it is its turn, if it was not drawn before. */
async function* invoiceFiles(deps: MediaDeps, creatorId: string): AsyncGenerator<ZipEntry> {
  for (let after: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof listInvoices>> = await listInvoices(
      deps.db,
      { creatorId },
      {},
      { sort: 'oldest', after, limit: invoicePage },
    );
    for (const invoice of page) {
      for (const kind of ['invoice', 'credit-note'] as const) {
        const content = await readInvoicePdf(deps, invoice, kind);
        const name = `invoices/${invoiceFileName(invoice, kind)}`;
        if (content) yield { name, content: once(content), isCompressed: true };
      }
    }
    if (page.length < invoicePage) return;
    after = page.at(-1)?.id ?? null;
  }
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
