import {
  type ShareDropReason,
  type ShareProblem,
  shareFields,
  shareLimits,
  sharePath,
} from '#domain/post/share-target.ts';
import { hasSharedText } from '#domain/post/shared-text.ts';
import { type StoredShare, saveShare } from '#src/device/share-store.ts';

type Share = Omit<StoredShare, 'ownerUserId'>;

/**
 * Keeps what another app has shared on the device, and leads to the page that makes a draft of it.
 * Nothing is sent. A form of another site is no share: those have no referrer.
 */
export async function receiveShare(request: Request, origin: string): Promise<Response> {
  const { referrer } = request;
  const isForeign = URL.canParse(referrer) && new URL(referrer).origin !== origin;
  const outcome = isForeign ? ({ problem: 'not-received' } as const) : await keepShare(request);
  return Response.redirect(new URL(sharePath(outcome), origin), 303);
}

async function keepShare(request: Request): Promise<{ id: string } | { problem: ShareProblem }> {
  try {
    const share = toShare(await request.formData());
    const isEmpty = share.files.length === 0 && share.dropped.length === 0;
    if (isEmpty && !hasSharedText(share)) return { problem: 'empty' };
    if (!(await hasSpace(share.files))) return { problem: 'storage-full' };
    await saveShare(share);
    return { id: share.id };
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { problem: isFull ? 'storage-full' : 'not-kept' };
  }
}

/** The fields of the form, within their limits. */
export function toShare(form: FormData): Share {
  const text = (name: string, max: number) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, max) : '';
  };
  return {
    id: crypto.randomUUID(),
    receivedAt: Date.now(),
    title: text(shareFields.title, shareLimits.titleLength),
    text: text(shareFields.text, shareLimits.textLength),
    url: text(shareFields.url, shareLimits.titleLength),
    ...withinLimits(form.getAll(shareFields.files).filter((value) => value instanceof File)),
  };
}

function withinLimits(given: File[]): Pick<Share, 'files' | 'dropped'> {
  const files: File[] = [];
  const dropped: Share['dropped'] = [];
  let bytes = 0;
  const drop = ({ name }: File, reason: ShareDropReason) => {
    // A form can name thousands of files.
    if (dropped.length < shareLimits.files)
      dropped.push({ name: name.slice(0, shareLimits.nameLength), reason });
  };
  for (const file of given) {
    // A form without a choice has an empty file without a name.
    if (file.name === '' && file.size === 0) continue;
    if (files.length === shareLimits.files) drop(file, 'too-many');
    else if (bytes + file.size > shareLimits.bytes) drop(file, 'too-large');
    else {
      bytes += file.size;
      files.push(file);
    }
  }
  return { files, dropped };
}

/** Whether the device says that it has space; the database tells in the end. */
async function hasSpace(files: File[]): Promise<boolean> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || quota - usage > bytes + shareLimits.reservedBytes;
}
