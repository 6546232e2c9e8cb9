import type { InterfaceLanguage } from '#domain/language/languages.ts';
import {
  type ServerTextId,
  serverText,
  serverTextIds,
} from '#server/platform/texts/server-texts.ts';
import type { accountTables } from '../register/account-tables.ts';
import type { contentTables } from '../register/content-tables.ts';
import type { moneyTables } from '../register/money-tables.ts';
import type { signInTables } from '../register/sign-in-tables.ts';

type Tables = typeof accountTables &
  typeof contentTables &
  typeof moneyTables &
  typeof signInTables;

/** The tables with a file in the export. */
export type ExportedTable = {
  [Name in keyof Tables]: Tables[Name] extends { exported: readonly [] | never[] } ? never : Name;
}[keyof Tables];

const prefix = 'own-data.tables.';

/** What a person reads for the files of the tables. A missing one is a compile error. */
export const exportLabels = (language: InterfaceLanguage): Record<ExportedTable, string> =>
  Object.fromEntries(
    serverTextIds.flatMap((id) =>
      id.startsWith(prefix) ? [[id.slice(prefix.length), serverText(language, id)]] : [],
    ),
  ) as { [Name in ExportedTable]: `${typeof prefix}${Name}` extends ServerTextId ? string : never };
