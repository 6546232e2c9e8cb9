import type { ProblemReportDraft } from '#machines/flow/support/problem-report.ts';

const key = 'problem-report';

/* A report that was not sent: in localStorage, so that it survives a closed tab. */

export function storeProblemReport(draft: ProblemReportDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The dialog itself still has it.
  }
}

/** The report that was not sent; null without one, or when this version cannot read it. */
export function readProblemReport(): ProblemReportDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null');
    return draft?.recording?.version === 1 && typeof draft.text === 'string' ? draft : null;
  } catch {
    return null;
  }
}

export function clearProblemReport(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is off.
  }
}
