import { randomUUID } from 'node:crypto';

/** A problem report that a browser has sent to this mock. */
export type SentReport = {
  id: string;
  sentAt: Date;
  whatHappened: string;
  recording: Record<string, unknown>;
};

/** The last reports of all browsers, newest first. They are gone when the mock ends. */
export type SentReports = {
  keep: (body: Record<string, unknown>) => void;
  list: () => readonly SentReport[];
  find: (id: string) => SentReport | undefined;
};

const kept = 10;

export function createSentReports(): SentReports {
  const reports: SentReport[] = [];
  return {
    keep({ whatHappened, recording }) {
      if (typeof recording !== 'object' || recording === null) return;
      reports.unshift({
        id: randomUUID(),
        sentAt: new Date(),
        whatHappened: String(whatHappened ?? ''),
        recording: recording as Record<string, unknown>,
      });
      reports.length = Math.min(reports.length, kept);
    },
    list: () => reports,
    find: (id) => reports.find((report) => report.id === id),
  };
}
