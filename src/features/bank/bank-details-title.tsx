import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BankDetails } from '#machines/flow/bank/bank-details-submission.ts';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Heading } from '#src/ui/layout/text.tsx';

export type BankDetailsView =
  | 'loading'
  | 'loadFailed'
  | 'missing'
  | 'form'
  | 'review'
  | 'waiting'
  | 'deliveryFailed'
  | 'pending'
  | 'approved'
  | 'rejected';

export type TitleSection = {
  headingId: string;
  /** Somebody followed a link to this section. */
  isRequested: boolean;
};

type BankDetailsTitleProps = {
  view: BankDetailsView;
  details: BankDetails | null;
  section: TitleSection | undefined;
  takesFocus: boolean;
};

/** The heading of the current view. Remounted for each view, so that it takes the focus. */
export function BankDetailsTitle({ view, details, section, takesFocus }: BankDetailsTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shouldFocus = useRef(takesFocus || section?.isRequested);
  useEffect(() => {
    if (!shouldFocus.current) return;
    heading.current?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => heading.current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!section) {
    return (
      <PageTitle>
        <TitleText view={view} details={details} />
      </PageTitle>
    );
  }
  return (
    <Heading
      as="h2"
      size="sm"
      ref={heading}
      id={section.headingId}
      tabIndex={-1}
      /* Below the bar that stays on top. */
      scrollMarginBlockStart="24"
      _focusVisible={{ outline: 'none' }}
    >
      <TitleText view={view} details={details} />
    </Heading>
  );
}

function TitleText({ view, details }: Pick<BankDetailsTitleProps, 'view' | 'details'>) {
  switch (view) {
    case 'missing':
      return <AddTitle />;
    case 'form':
      return <FormTitle status={details?.status} />;
    case 'review':
      return <FormattedMessage id="bank.title.review" defaultMessage="Check your bank details" />;
    case 'waiting':
      return (
        <FormattedMessage
          id="bank.title.waiting"
          defaultMessage="Your bank details are waiting to be sent"
        />
      );
    case 'deliveryFailed':
      return (
        <FormattedMessage
          id="bank.title.not-taken"
          defaultMessage="Your bank details weren't accepted"
        />
      );
    case 'pending':
      return (
        <FormattedMessage
          id="bank.title.pending"
          defaultMessage="We're reviewing your bank details"
        />
      );
    case 'approved':
      return (
        <FormattedMessage
          id="bank.title.approved"
          defaultMessage="Your bank details are approved"
        />
      );
    case 'rejected':
      return (
        <FormattedMessage
          id="bank.title.rejected"
          defaultMessage="Your bank details weren't approved"
        />
      );
    default:
      return <FormattedMessage id="bank.title" defaultMessage="Bank details" />;
  }
}

function FormTitle({ status }: { status: BankDetails['status'] | undefined }) {
  switch (status) {
    case 'approved':
      return <FormattedMessage id="bank.title.change" defaultMessage="Change your bank details" />;
    case 'rejected':
      return <FormattedMessage id="bank.title.update" defaultMessage="Update your bank details" />;
    default:
      return <AddTitle />;
  }
}

function AddTitle() {
  return <FormattedMessage id="bank.title.add" defaultMessage="Add your bank details" />;
}
