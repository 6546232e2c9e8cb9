import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { shareLimits } from '#domain/post/share-target.ts';
import {
  clearShares,
  readShare,
  type StoredShare,
  saveShare,
  saveShareOwner,
} from '#src/device/share-store.ts';

const hour = 3_600_000;
const share = (id: string, receivedAt = 0): Omit<StoredShare, 'ownerUserId'> => ({
  id,
  receivedAt,
  title: '',
  text: id,
  url: '',
  files: [],
  dropped: [],
});

describe('shares on the device', () => {
  beforeEach(clearShares);

  it('are for the person who was signed in when they came', async () => {
    await saveShareOwner('asha', 0);
    await saveShare(share('a'));
    expect(await readShare('a', 'asha', hour)).toMatchObject({ text: 'a', ownerUserId: 'asha' });
    expect(await readShare('a', 'ravi', hour)).toBeNull();
    expect(await readShare('a', 'asha', hour)).toBeNull();
  });

  it('are removed when another person signs in', async () => {
    await saveShareOwner('asha', 0);
    await saveShare(share('a'));
    await saveShareOwner('ravi', 1);
    expect(await readShare('a', null, hour)).toBeNull();
  });

  it('that came to nobody belong to the first person who opens them', async () => {
    await saveShare(share('a'));
    expect(await readShare('a', null, 1)).toMatchObject({ ownerUserId: null });
    expect(await readShare('a', 'asha', 2)).toMatchObject({ ownerUserId: 'asha' });
    expect(await readShare('a', 'ravi', 3)).toBeNull();
  });

  it('are too old after an hour, for a known person after a day', async () => {
    await saveShare(share('a'));
    expect(await readShare('a', null, hour)).toBeNull();
    await saveShareOwner('asha', 0);
    await saveShare(share('b'));
    expect(await readShare('b', 'asha', 24 * hour - 1)).not.toBeNull();
    expect(await readShare('b', 'asha', 24 * hour)).toBeNull();
  });

  it('are few: the oldest goes first', async () => {
    for (let at = 0; at <= shareLimits.shares; at += 1) await saveShare(share(`s${at}`, at));
    const found = await Promise.all(['s0', 's1', 's3'].map((id) => readShare(id, null, 10)));
    expect(found.map((one) => one?.id ?? null)).toEqual([null, 's1', 's3']);
  });

  it('are gone after a sign-out, and nobody is known', async () => {
    await saveShareOwner('asha', 0);
    await saveShare(share('a'));
    await clearShares();
    expect(await readShare('a', 'asha', 1)).toBeNull();
    await saveShare(share('b'));
    expect(await readShare('b', null, 1)).toMatchObject({ ownerUserId: null });
  });
});
