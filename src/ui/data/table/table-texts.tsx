import { FormattedMessage } from 'react-intl';

/** The label of the checkbox that selects a row. */
export const SelectRowLabel = ({ name }: { name: string }) => (
  <FormattedMessage
    id="table.select-row"
    defaultMessage="Select {name}"
    description="Checkbox of a row in a list of staff; name: of a person, an agency …"
    values={{ name: <bdi>{name}</bdi> }}
  />
);

/** The label of the checkbox that selects all rows that are loaded. */
export const SelectAllLabel = () => (
  <FormattedMessage
    id="table.select-all"
    defaultMessage="Select all loaded rows"
    description="Checkbox in the header of a list of staff"
  />
);
