import { DataExport } from './data-export.tsx';
import { useDataExport } from './use-data-export.ts';

/** The part of the profile page that gives a copy of the own data. */
export function OwnDataSection() {
  return <DataExport actor={useDataExport({ hasSession: true })} />;
}
