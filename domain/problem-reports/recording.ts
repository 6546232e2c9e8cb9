/** The states that a chart is in, as XState writes them: a name, or names by region. */
export type StateValue = string | { [region: string]: StateValue | undefined };

/** An event of a chart, or what is left of it: its type and plain fields. */
export type RecordedEvent = { type: string; [field: string]: unknown };

/** A chart has started or ended, or an event has happened in it. */
export type ChartEntry = {
  kind: 'chart';
  /** The id of its machine. */
  chart: string;
  /** Tells charts of the same machine apart; the same in the whole recording. */
  actor: number;
  change: 'started' | 'event' | 'ended';
  event?: RecordedEvent;
  /**
   * True while a key, a click or an input of the person is handled; false when the page sent the
   * event by itself; missing when the chart or another chart did.
   */
  isFromPerson?: boolean;
  /** After the change. */
  state?: StateValue;
};

/** A call of the contract. It is entered when it was answered. */
export type CallEntry = {
  kind: 'call';
  operation: string;
  request?: { query?: unknown; path?: unknown; body?: unknown };
  /** The HTTP status, or 0 when there was no reply. */
  status: number;
  reply?: unknown;
  /** How long it took, in ms. */
  ms: number;
  /** No answer had come when the recording was taken. */
  isPending?: true;
  /** It was answered before the first page of the recording, which may ask for it again. */
  isEarlier?: true;
};

/** The page has changed; `path` includes the query. */
export type PageEntry = {
  kind: 'page';
  path: string;
  /** The language that it was shown in. The report has that of its end. */
  language?: string;
  /** Of the first page: a prerendered page was still shown, and the portal did not run yet. */
  isPrerendered?: true;
};
export type NetworkEntry = { kind: 'network'; isOnline: boolean };
export type ErrorEntry = { kind: 'error'; name: string; message?: string };
/** What a person did with an element of the page. */
export type InputEntry = {
  kind: 'input';
  /** `choose` takes an option by its place, or files. */
  action: 'press' | 'fill' | 'choose' | 'key';
  /** Names of elements from `body` on, each with its place among those alike: `body:0/main:0`. */
  target: string;
  /** A stand-in of what was typed, the place of an option, or the name of a key. */
  value?: string;
  files?: { file: { type: string; size: number } }[];
};
/** What the portal had stored on the device when the page opened, by the names of its places. */
export type DeviceEntry = { kind: 'device'; stored: { [place: string]: unknown } };

/** What happened, without the time. */
export type RecordedChange =
  | ChartEntry
  | CallEntry
  | PageEntry
  | NetworkEntry
  | ErrorEntry
  | InputEntry
  | DeviceEntry;

/** `at` is in ms since the first entry. */
export type RecordingEntry = { at: number } & RecordedChange;

/**
 * What happened on a page before a problem was reported, without personal data: those texts are
 * replaced by stand-ins of the same shape (domain/problem-reports/stand-in.ts). Its limits are
 * `recordingEntries` and `recordingBytes` in domain/limits.ts.
 */
export type Recording = {
  version: 1;
  /** ISO 8601, when it was taken. */
  recordedAt: string;
  /** Path and query of the page, without personal values. */
  page: string;
  language: string;
  theme: 'light' | 'dark';
  /** Of the window, in CSS pixels. */
  width: number;
  height: number;
  userAgent: string;
  build: { version: string; contract: string };
  entries: RecordingEntry[];
};
