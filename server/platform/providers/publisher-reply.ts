import * as v from 'valibot';
import { isWebAddress } from '#domain/navigation/web-address.ts';
import { deliveryLimits } from '#domain/post/publication-deliveries.ts';

/** What the publisher answers, as JSON. */
export type PublisherReply =
  | { status: 'published'; url: string | null }
  | { status: 'withdrawn' }
  | { status: 'refused'; code: string; message: string };

/** Without control characters, which the database does not take, and shortened. */
const textUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .slice(0, most)
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    ),
  );

/** An address that is none of the web is left out: staff open it as a link. */
const readerAddress = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((url) =>
    typeof url === 'string' && url.length <= deliveryLimits.urlMax && isWebAddress(url)
      ? url
      : null,
  ),
);

const replySchema = v.variant('status', [
  v.object({ status: v.literal('published'), url: readerAddress }),
  v.object({ status: v.literal('withdrawn') }),
  v.object({
    status: v.literal('refused'),
    code: textUpTo(deliveryLimits.codeMax),
    message: v.optional(textUpTo(deliveryLimits.messageMax), ''),
  }),
]);

/** Null for anything that is no reply. */
export function readPublisherReply(text: string): PublisherReply | null {
  try {
    const parsed = v.safeParse(replySchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The seconds of `Retry-After`, which are a number or a date; undefined without any. */
export function readRetryAfter(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now.getTime()) / 1000);
}
