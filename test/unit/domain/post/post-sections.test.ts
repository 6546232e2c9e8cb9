import { describe, expect, it } from 'vitest';
import { formatRules, postFormats } from '#domain/post/post-formats.ts';
import {
  isPublishStepSection,
  isRejectionReason,
  sectionToFix,
} from '#domain/post/post-sections.ts';
import { rejectionReasonsFor } from '#domain/post/rejection-reasons.ts';

describe.each(postFormats)('a refused %s', (format) => {
  it.each(rejectionReasonsFor(format))('for %s is fixed where it has something', (reason) => {
    const place = sectionToFix(reason, format);
    const { video } = formatRules[format];
    if (place === 'video') expect(video).not.toBeNull();
    if (place === 'pictures') expect(video).toBeNull();
  });
});

it('what belongs to the last step is fixed there', () => {
  expect(isPublishStepSection(sectionToFix('irrelevant-location-tag', 'FORMAT_ARTICLE'))).toBe(
    true,
  );
  expect(isPublishStepSection(sectionToFix('spelling-mistakes-in-title', 'FORMAT_VIDEO'))).toBe(
    false,
  );
});

it('an address may name anything', () => {
  expect(isRejectionReason('watermark')).toBe(true);
  expect(isRejectionReason('toString')).toBe(false);
  expect(isRejectionReason(null)).toBe(false);
});
