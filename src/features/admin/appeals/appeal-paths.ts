/** The list of appeals. */
export const appealListPath = '/app/appeals';

/** One appeal. */
export const appealPath = (appealId: string): string => `${appealListPath}?appeal=${appealId}`;

/** Claims the most urgent appeal and opens it. */
export const nextAppealPath = appealPath('next');

/** The page of a creator or an agency. */
export const accountPath = ({ kind, userId }: { kind: 'creator' | 'agency'; userId: string }) =>
  kind === 'agency' ? `/app/agency?agency=${userId}` : `/app/creator?creator=${userId}`;
