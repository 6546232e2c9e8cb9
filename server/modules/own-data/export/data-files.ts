import { decryptAccount, decryptSupplier } from '#server/modules/money/index.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import type { PersonalTable, TableName } from '../register/personal-table.ts';
import { exportedTables } from '../register/register.ts';
import { type OwnRow, readOwnRows } from '../repository/own-rows.ts';
import type { ZipEntry } from './zip-archive.ts';

type FileDeps = Pick<Deps, 'db' | 'cipher'>;

/** How many rows of each table are in the file. */
export type RowCounts = Map<TableName, number>;

export const dataFileName = (table: TableName) => `data/${table}.json`;

/** One JSON file for each table of the register, with the rows of these accounts. */
export function* dataFiles(
  deps: FileDeps,
  accounts: readonly string[],
  counts: RowCounts,
): Generator<ZipEntry> {
  for (const entry of exportedTables()) {
    const [table] = entry;
    yield {
      name: dataFileName(table),
      content: jsonRows(deps, entry, accounts, counts),
      isCompressed: false,
    };
  }
}

async function* jsonRows(
  { db, cipher }: FileDeps,
  entry: [TableName, PersonalTable],
  accounts: readonly string[],
  counts: RowCounts,
): AsyncGenerator<string> {
  const [name, table] = entry;
  let count = 0;
  yield '[';
  for (const account of accounts) {
    for await (const page of readOwnRows(db, entry, account, readColumns(table))) {
      for (const row of page) {
        const text = JSON.stringify(presentRow(cipher, entry, row), null, 1);
        yield `${count > 0 ? ',' : ''}\n${text}`;
        count += 1;
      }
    }
  }
  counts.set(name, count);
  yield '\n]\n';
}

/** The columns of the person, and those that their encrypted columns are opened with. */
const readColumns = ({ exported, withheld, owner }: PersonalTable): string[] => {
  const encrypted = Object.keys(withheld).filter((column) => withheld[column] === 'encrypted');
  return [...exported, ...encrypted, ...(encrypted.length > 0 && owner ? [owner.column] : [])];
};

function presentRow(
  cipher: Deps['cipher'],
  [name, { exported }]: [TableName, PersonalTable],
  row: OwnRow,
): OwnRow {
  return {
    ...Object.fromEntries(exported.map((column) => [column, row[column]])),
    ...decryptedColumns(cipher, name, row),
  };
}

/** The content of what is stored encrypted. */
function decryptedColumns(cipher: Deps['cipher'], name: TableName, row: OwnRow): OwnRow {
  const sealed = String(row.sealed);
  switch (name) {
    case 'bank_details':
      return { account: decryptAccount(cipher, String(row.person_id), sealed) };
    case 'invoices':
      return { supplier: decryptSupplier(cipher, { id: String(row.id), sealed }) };
    default:
      return {};
  }
}
