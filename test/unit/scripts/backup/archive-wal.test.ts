import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../../../deploy/backup/archive-wal.sh', import.meta.url));
const name = '000000010000000000000001';

describe('archive-wal.sh', () => {
  let folder: string;
  const archived = () => readdirSync(join(folder, 'wal'));
  const content = () => gunzipSync(readFileSync(join(folder, 'wal', `${name}.gz`))).toString();
  const archive = () => spawnSync(script, [join(folder, name), join(folder, 'wal', name)]).status;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'archive-'));
    mkdirSync(join(folder, 'wal'));
    writeFileSync(join(folder, name), 'changes');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('compresses a file into the archive', () => {
    expect(archive()).toBe(0);
    expect(archived()).toEqual([`${name}.gz`]);
    expect(content()).toBe('changes');
  });

  it('takes the same file again', () => {
    archive();
    expect(archive()).toBe(0);
    expect(content()).toBe('changes');
  });

  it('does not replace a file that has other content', () => {
    writeFileSync(join(folder, 'wal', `${name}.gz`), gzipSync('of another server'));
    expect(archive()).toBe(1);
    expect(content()).toBe('of another server');
  });

  it('replaces what an interrupted attempt left', () => {
    writeFileSync(join(folder, 'wal', `${name}.gz.part`), 'a longer text than the compressed file');
    expect(archive()).toBe(0);
    expect(archived()).toEqual([`${name}.gz`]);
    expect(content()).toBe('changes');
  });

  it('fails without a file or an archive', () => {
    rmSync(join(folder, name));
    expect(archive()).not.toBe(0);
    expect(archived()).not.toContain(`${name}.gz`);
    rmSync(join(folder, 'wal'), { recursive: true });
    expect(archive()).not.toBe(0);
  });
});
