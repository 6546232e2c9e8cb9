import * as v from 'valibot';
import { formObject, issueCode } from './form-schema.ts';

/** What an OGC creator becomes. */
export const conversionForm = formObject({
  creatorType: v.picklist(['ICC', 'UGC'], issueCode('required')),
});
export type ConversionValues = v.InferOutput<typeof conversionForm>;
