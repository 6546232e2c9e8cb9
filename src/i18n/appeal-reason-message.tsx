import { FormattedMessage } from 'react-intl';
import type { AppealReason } from '#domain/appeals/appeal-states.ts';
import type { BlockReason } from '#domain/person/block-reasons.ts';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import { blockReasonTexts } from './block-reason-texts.ts';
import { RejectionReasonMessage } from './rejection-reason-message.tsx';

type Props = { subject: 'post' | 'account'; reason: AppealReason };

/** Why a post was rejected or taken down, or an account blocked. */
export const AppealReasonMessage = ({ subject, reason }: Props) =>
  subject === 'account' ? (
    <FormattedMessage {...blockReasonTexts[reason as BlockReason]} />
  ) : (
    <RejectionReasonMessage reason={reason as RejectionReason} />
  );
