import { describe, expect, it } from 'vitest';
import { isMendedWhenSending, isRejectionReason, mendPlaceOf } from '#domain/mend-places.ts';
import { formatRules } from '#domain/post-formats.ts';
import { postFormats } from '#domain/post-states.ts';
import { rejectionReasonsFor } from '#domain/rejection-reasons.ts';

describe.each(postFormats)('a refused %s', (format) => {
  it.each(rejectionReasonsFor(format))('for %s is mended where it has something', (reason) => {
    const place = mendPlaceOf(reason, format);
    const { video } = formatRules[format];
    if (place === 'video') expect(video).not.toBeNull();
    if (place === 'pictures') expect(video).toBeNull();
  });
});

it('what belongs to the last step is mended there', () => {
  expect(isMendedWhenSending(mendPlaceOf('irrelevant-location-tag', 'FORMAT_ARTICLE'))).toBe(true);
  expect(isMendedWhenSending(mendPlaceOf('spelling-mistakes-in-title', 'FORMAT_VIDEO'))).toBe(false);
});

it('an address may name anything', () => {
  expect(isRejectionReason('watermark')).toBe(true);
  expect(isRejectionReason('toString')).toBe(false);
  expect(isRejectionReason(null)).toBe(false);
});
