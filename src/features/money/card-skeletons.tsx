import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';

/** Stand for months or invoices while they load. */
export const CardSkeletons = () => (
  <>
    <CardSkeleton />
    <CardSkeleton />
  </>
);
