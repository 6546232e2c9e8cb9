/** Where an appeal is; `withdrawn` when the creator sent the post again before the decision. */
export const appealStates = ['open', 'upheld', 'overturned', 'withdrawn'] as const;
export type AppealState = (typeof appealStates)[number];

/** What a moderator decides about an appeal. */
export const appealOutcomes = ['upheld', 'overturned'] as const satisfies AppealState[];
export type AppealOutcome = (typeof appealOutcomes)[number];

/**
 * What overturning a decision led to: the post goes to readers, becomes a draft, stays where it is
 * without the restriction, or nothing changes because another decision applies by now.
 */
export const appealResults = ['publishing', 'draft', 'lifted', 'superseded'] as const;
export type AppealResult = (typeof appealResults)[number];

/** The actions of staff that can be appealed. */
export const appealableActions = ['reject', 'unpublish', 'suspend'] as const;
export type AppealableAction = (typeof appealableActions)[number];
