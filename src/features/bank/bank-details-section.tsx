import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useSession } from '#src/api/session-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { BankDetailsScreen } from './bank-details-screen.tsx';
import { useBankDetails } from './use-bank-details.ts';

const headingId = 'bank-details';

type BankDetailsSectionProps = {
  /**
   * Whether the creator is paid: others do not need bank details, but a link still opens the form.
   */
  isPaid: boolean;
};

/**
 * The part of the profile page about bank details; `?bankDetailsSubmission=true` leads to it and
 * opens the form.
 */
export function BankDetailsSection({ isPaid }: BankDetailsSectionProps) {
  const { currentUser } = useSession();
  const [search] = useSearchParams();
  const isRequested = search.get('bankDetailsSubmission') === 'true';
  const isOnboarded = currentUser.creatorState?.['onboarding-complete'] === 'true';
  if (!isOnboarded || !(isPaid || isRequested)) return null;
  return <Section isWanted={isRequested} />;
}

function Section({ isWanted: isRequested }: { isWanted: boolean }) {
  const { config, refreshUser } = useSession();
  const { key } = useLocation();
  const actor = useBankDetails({ opensForm: isRequested, onSent: refreshUser });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (!isRequested) return;
    actor.send({ type: 'form.requested' });
    scrollToHeading(document.getElementById(headingId));
  }, [actor, isRequested, key]);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <BankDetailsScreen
        actor={actor}
        supportEmail={config.supportEmail}
        section={{ headingId, isRequested }}
      />
    </Card>
  );
}

/** The surrounding page scrolls to its top when it appears; this runs after that. */
function scrollToHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  requestAnimationFrame(() => heading?.scrollIntoView({ block: 'start' }));
}
