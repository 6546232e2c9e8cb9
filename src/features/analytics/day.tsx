import { FormattedDate, type IntlShape } from 'react-intl';

const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** A day of India (YYYY-MM-DD), wherever the reader is. */
export const Day = ({ day }: { day: string }) => <FormattedDate value={day} {...options} />;

/** The same as text. */
export const formatDay = (intl: IntlShape, day: string) => intl.formatDate(day, options);
