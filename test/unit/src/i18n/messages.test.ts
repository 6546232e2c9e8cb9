import { describe, expect, it, vi } from 'vitest';
import { importMessages } from '#src/i18n/message-files.ts';
import { loadMessages } from '#src/i18n/messages.ts';

const localeData = Promise.withResolvers<never>();

vi.mock('#src/i18n/message-files.ts', () => ({
  importMessages: vi.fn(async () => ({ default: { hello: [] } })),
}));
vi.mock('#src/i18n/locale-data.ts', () => localeData.promise);

describe('the messages of a language with poor browser support', () => {
  it('load beside its numbers and dates, and without them when those fail', async () => {
    const loading = loadMessages('ta');
    await Promise.resolve();
    expect(importMessages).toHaveBeenCalledWith('ta', 0);
    localeData.reject(new Error('There is no network.'));
    expect(await loading).toEqual({ hello: [] });
  });
});
