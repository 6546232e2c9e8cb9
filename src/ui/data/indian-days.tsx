import { FormattedDateTimeRange } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';

const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;

type Range = { from: string; to: string };

/** The days of India from one to another, both included: 15 Nov – 15 Dec 2026. */
export const IndianDays = ({ from, to }: Range) => (
  <chakra.bdi whiteSpace={{ base: 'normal', sm: 'nowrap' }}>
    <FormattedDateTimeRange from={new Date(from)} to={new Date(to)} {...options} />
  </chakra.bdi>
);
