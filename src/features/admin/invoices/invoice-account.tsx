import { RecordValue, RecordValues } from '#src/features/admin/records/index.ts';
import { AccountHolder, AccountNumber, Gstin, Ifsc, Pan } from '#src/i18n/bank-field-names.tsx';
import type { Invoice } from './invoice-machines.ts';

/** The account that an invoice is paid to: masked, or opened. */
export function InvoiceAccount({ account }: Pick<Invoice, 'account'>) {
  const { accountHolder, accountNumber, ifsc, pan, gstin } = account;
  return (
    <RecordValues narrow>
      <RecordValue name={<AccountHolder />}>
        <bdi>{accountHolder}</bdi>
      </RecordValue>
      <RecordValue name={<AccountNumber />}>
        <Identifier>{accountNumber}</Identifier>
      </RecordValue>
      <RecordValue name={<Ifsc />}>
        <Identifier>{ifsc}</Identifier>
      </RecordValue>
      <RecordValue name={<Pan />}>
        <Identifier>{pan}</Identifier>
      </RecordValue>
      <RecordValue name={<Gstin />}>{gstin && <Identifier>{gstin}</Identifier>}</RecordValue>
    </RecordValues>
  );
}

const Identifier = ({ children }: { children: string }) => (
  <bdi dir="ltr" translate="no">
    {children}
  </bdi>
);
