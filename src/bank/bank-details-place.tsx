import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useApp } from '#src/app/app-context.ts';
import { Card } from '#src/ui/card.tsx';
import { BankDetailsScreen } from './bank-details-screen.tsx';
import { useBankDetails } from './use-bank-details.ts';

const headingId = 'bank-details';

type BankDetailsPlaceProps = {
  /** Whether the creator is paid: nobody else is asked where the money goes, but who follows a link to the form gets it. */
  isPaid: boolean;
};

/** The part of the profile page about bank details; `?bankDetailsSubmission=true` leads to it and opens the form. */
export function BankDetailsPlace({ isPaid }: BankDetailsPlaceProps) {
  const { currentUser } = useApp();
  const [search] = useSearchParams();
  const isWanted = search.get('bankDetailsSubmission') === 'true';
  const isOnboarded = currentUser.creatorState?.['onboarding-complete'] === 'true';
  if (!isOnboarded || !(isPaid || isWanted)) return null;
  return <Section isWanted={isWanted} />;
}

function Section({ isWanted }: { isWanted: boolean }) {
  const { config, refreshUser } = useApp();
  const { key } = useLocation();
  const actor = useBankDetails({ opensForm: isWanted, onSent: refreshUser });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (!isWanted) return;
    actor.send({ type: 'form.wanted' });
    lookAt(document.getElementById(headingId));
  }, [actor, isWanted, key]);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <BankDetailsScreen actor={actor} supportEmail={config.supportEmail} section={{ headingId, isWanted }} />
    </Card>
  );
}

/** The page around it goes to its top when it appears; this comes after that. */
function lookAt(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  requestAnimationFrame(() => heading?.scrollIntoView({ block: 'start' }));
}
