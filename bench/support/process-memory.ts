import { readFile, writeFile } from 'node:fs/promises';

/**
 * A figure of the kernel's about a process, in millions of bytes: `VmRSS` now, `VmHWM` at its
 * highest.
 */
export async function megabytes(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  if (!kilobytes) throw new Error('this system does not report how much memory a process uses');
  return Math.round((Number(kilobytes) * 1024) / 1e6);
}

/** Resets the peak memory of a process (proc(5), clear_refs). */
export const forgetHighest = (pid: number): Promise<void> =>
  writeFile(`/proc/${pid}/clear_refs`, '5');
