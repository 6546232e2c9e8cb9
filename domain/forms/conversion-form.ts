import * as v from 'valibot';
import { formObject, issueCode } from './form-schema.ts';

/** The new role of an OGC creator. */
export const conversionForm = formObject({
  creatorType: v.picklist(['ICC', 'UGC'], issueCode('required')),
});
export type ConversionValues = v.InferOutput<typeof conversionForm>;
