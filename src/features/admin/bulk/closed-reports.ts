const storageKey = 'bulk-reports-closed';
/** As many as the server lists. */
const remembered = 10;

/** Remembers on this device that a report was read. Without storage it is shown again. */
export function rememberClosedReport(id: string): void {
  try {
    const ids = [id, ...readIds().filter((other) => other !== id)].slice(0, remembered);
    localStorage.setItem(storageKey, ids.join(' '));
  } catch {
    // No storage.
  }
}

export const isReportClosed = (id: string): boolean => readIds().includes(id);

function readIds(): string[] {
  try {
    return localStorage.getItem(storageKey)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
