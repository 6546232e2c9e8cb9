import type { ProfileFormValues } from '#machines/flow/profile/profile.ts';
import type { SchemaForm } from '#src/ui/forms/schema-form.ts';

/** The form as its fields take it. */
export type ProfileFormFields = Omit<SchemaForm<ProfileFormValues>, 'handleSubmit'>;
