import { fieldProblems } from '#domain/forms/form-schema.ts';
import { type PostDetails, postDetailsForm } from '#domain/forms/post-details-form.ts';
import type { components } from '#generated/contract.ts';
import type { PublishOptions } from '#machines/flow/editor/publish-choices.ts';
import { createRecordForm, type SaveRequest } from '#machines/kit/record-form.ts';

/** A post whose details are corrected, and what can be chosen for them. */
export type PostDetailsSubject = {
  post: components['schemas']['Post'];
  choices: PublishOptions;
};

export type PostDetailsRequest = SaveRequest<PostDetailsSubject, PostDetails>;

/** The chart `record-form` of the details that staff correct. */
export const createPostDetails = () =>
  createRecordForm<PostDetailsSubject, PostDetails>({
    validate: (values) => fieldProblems(postDetailsForm, values),
    opensReadOnly: () => false,
  });
