import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { BlockReason } from '#domain/person/block-reasons.ts';

export const blockReasonTexts: Record<BlockReason, MessageDescriptor> = defineMessages({
  'copied-content': { id: 'records.block.copied', defaultMessage: 'Copied content' },
  'false-news': { id: 'records.block.false-news', defaultMessage: 'False news' },
  'harmful-content': { id: 'records.block.harmful', defaultMessage: 'Harmful content' },
  'false-identity': { id: 'records.block.identity', defaultMessage: 'False identity' },
  spam: { id: 'records.block.spam', defaultMessage: 'Spam' },
  'legal-order': { id: 'records.block.legal', defaultMessage: 'Legal order' },
  other: { id: 'records.block.other', defaultMessage: 'Other reason' },
});
