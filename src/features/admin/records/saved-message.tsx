import { FormattedMessage } from 'react-intl';

/** What is said after a record was saved (spec point 8). */
export const SavedMessage = () => (
  <FormattedMessage
    id="records.saved"
    defaultMessage="Success"
    description="After saving a record; the English text is fixed by the specification"
  />
);
