import type { CommCardValues } from '#domain/forms/comm-card-form.ts';
import type { SchemaForm } from '#src/ui/forms/schema-form.ts';

/** The form of a communication card. */
export type CommCardForm = SchemaForm<CommCardValues, CommCardValues>;
