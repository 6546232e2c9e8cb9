import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBufferedLogOutput } from '#server/platform/logging/buffered-log-output.ts';

const line = (level: number, message: string) => `${JSON.stringify({ level, msg: message })}\n`;

describe('the output of the log', () => {
  let written: string[];
  let output: ReturnType<typeof createBufferedLogOutput>;

  beforeEach(() => {
    vi.useFakeTimers();
    written = [];
    output = createBufferedLogOutput((text) => written.push(text));
  });
  afterEach(() => vi.useRealTimers());

  it('writes the lines of a moment together and in order', () => {
    output.write(line(30, 'one'));
    output.write(line(30, 'two'));
    expect(written).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(written).toEqual([line(30, 'one') + line(30, 'two')]);
    vi.advanceTimersByTime(1000);
    expect(written).toHaveLength(1);
  });

  it.each([50, 60])('writes a fault of level %d at once, behind what came before it', (level) => {
    output.write(line(30, 'before'));
    output.write(line(level, 'fault'));
    expect(written).toEqual([line(30, 'before') + line(level, 'fault')]);
  });

  it('does not wait when much has come together', () => {
    output.write(line(30, 'x'.repeat(20_000)));
    expect(written).toHaveLength(1);
  });

  it('flushes waiting lines on request, once', () => {
    output.write(line(30, 'last'));
    output.flush();
    output.flush();
    vi.advanceTimersByTime(1000);
    expect(written).toEqual([line(30, 'last')]);
  });
});
