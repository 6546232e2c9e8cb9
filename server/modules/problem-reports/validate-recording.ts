import { problemReportLimits } from '#domain/problem-reports/limits.ts';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';

/**
 * Checks what the contract cannot say: the size of the whole recording and its depth.
 * @throws {Problem} `too-large`, `invalid-request`
 */
export function requireSmallRecording(recording: Recording): void {
  if (isDeeper(recording, problemReportLimits.depthMax))
    throw invalidRequest({ recording: 'not-allowed' });
  const bytes = Buffer.byteLength(JSON.stringify(recording));
  if (bytes > problemReportLimits.recordingBytes) throw new Problem('too-large');
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}
