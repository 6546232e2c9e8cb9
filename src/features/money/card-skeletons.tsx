import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';

/** Placeholders for months or invoices while they load. */
export const CardSkeletons = () => (
  <>
    <CardSkeleton />
    <CardSkeleton />
  </>
);
