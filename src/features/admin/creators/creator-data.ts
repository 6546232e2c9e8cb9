import type { CreatorValues, ProfileField } from '#domain/forms/creator-form.ts';
import type { Request, Schemas } from '#src/api/operation-types.ts';

type Creator = Schemas['Creator'];
type NewCreator = Request<'createCreator'>['body']['creatorData'];
type CreatorChange = Request<'updateCreator'>['body']['creatorData'];

/** The form of a creator as it opens; of a new one without a creator. */
export function creatorValues(creator: Creator | null): CreatorValues {
  return {
    name: creator?.name ?? '',
    handle: creator?.handle ?? '',
    bio: creator?.bio ?? '',
    languages: creator?.languages ?? [],
    socialProfileLink: creator?.socialProfileLink ?? '',
    // Staff see the number masked only; a typed one replaces it.
    phone: '',
    isAdult: false,
    creatorType: creator?.creatorType ?? 'UGC',
    paymentType: creator?.paymentType ?? 'none',
    agencyUserId: creator?.agency?.agencyUserId ?? '',
    crawlEnabled: creator?.crawlEnabled ?? false,
  };
}

/** The fields of the profile that the creator has. */
export const keptFields = (creator: Creator | null): ProfileField[] =>
  (['handle', 'bio', 'languages'] as const).filter((field) => creator?.[field]?.length);

/** Whether sending the profile for approval would change anything. */
export const canSubmitProfile = (creator: Creator | null): boolean =>
  creator === null || creator.workApproval === 'none' || creator.workApproval === 'rejected';

/** A new creator as the contract wants it, without what was left out. */
export function newCreatorData({ name, ...values }: CreatorValues): NewCreator {
  return { name, ...filled(values) };
}

/**
 * What the form changes of a creator; null when it changes nothing. Untouched fields are not sent,
 * so that they keep what somebody else may have written in between.
 */
export function creatorChange(creator: Creator, values: CreatorValues): CreatorChange | null {
  const before = creatorValues(creator);
  const names = Object.keys(values) as (keyof CreatorValues)[];
  const changed = names.filter((name) => String(values[name]) !== String(before[name]));
  if (changed.length === 0) return null;
  const sent = { ...filled(values), ...nullable(values), name: values.name };
  return {
    creatorUserId: creator.creatorUserId,
    updatedAt: creator.updatedAt,
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => changed.includes(name as never))),
  };
}

/** Fields for which null means no value. */
const nullable = ({ socialProfileLink, paymentType, agencyUserId }: CreatorValues) => ({
  socialProfileLink: socialProfileLink || null,
  paymentType: paymentType === 'none' ? null : paymentType,
  agencyUserId: agencyUserId || null,
});

const filled = ({
  handle,
  bio,
  languages,
  socialProfileLink,
  phone,
  isAdult,
  creatorType,
  paymentType,
  agencyUserId,
  crawlEnabled,
}: Omit<CreatorValues, 'name'>) => ({
  ...(handle && { handle }),
  ...(bio && { bio }),
  ...(languages.length > 0 && { languages }),
  ...(socialProfileLink && { socialProfileLink }),
  ...(phone && { phone }),
  ...(isAdult && { isAdult: true as const }),
  creatorType,
  ...(paymentType !== 'none' && { paymentType }),
  ...(agencyUserId && { agencyUserId }),
  crawlEnabled,
});
