import { describe, expect, it } from 'vitest';
import { lucknowSource, vidarbhaSource } from '#contract/examples/sources.ts';
import type { SourceValues } from '#domain/forms/source-form.ts';
import { isConvertible } from '#src/features/admin/conversion/conversion-machines.ts';
import { toSourceData } from '#src/features/admin/sources/source-machines.ts';

const values: SourceValues = {
  name: 'विदर्भ समाचार',
  key: 'vidarbha-samachar',
  accountId: null,
  creatorUserId: null,
  language: 'hi',
  homeUrl: 'https://vidarbha.example/',
  feedUrl: '',
  ownerEmails: [],
  crawling: true,
};

describe('what is sent of a source', () => {
  it('names the key of a new source, and no creator, who is then created', () => {
    const data = toSourceData({ source: null }, values);
    expect(data).toMatchObject({ key: 'vidarbha-samachar', accountId: null, feedUrl: null });
    expect(data).not.toHaveProperty('creatorUserId');
    expect(data).not.toHaveProperty('sourceId');
  });

  it('names the revision that a change is based on, and never the key', () => {
    const creatorUserId = { value: lucknowSource.creator.creatorUserId, label: 'زینب' };
    const data = toSourceData({ source: vidarbhaSource }, { ...values, creatorUserId });
    expect(data).toMatchObject({
      sourceId: vidarbhaSource.sourceId,
      revision: vidarbhaSource.revision,
      creatorUserId: creatorUserId.value,
    });
    expect(data).not.toHaveProperty('key');
  });
});

describe('a conversion is offered', () => {
  const none = { sources: 0, posts: 0 };
  const creator = (creatorType: 'OGC' | 'ICC') => ({ ...vidarbhaSource.creator, creatorType });

  it.each([
    ['to an OGC creator, even without sources', 'OGC', none, true],
    ['to a writing creator with sources of a merged account', 'ICC', { ...none, sources: 1 }, true],
    ['to nobody else', 'ICC', none, false],
  ] as const)('%s', (_, type, pending, isOffered) => {
    expect(isConvertible({ creator: creator(type), pending, converted: none })).toBe(isOffered);
  });
});
