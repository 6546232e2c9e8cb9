import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '../child-process.ts';

/** One requirement: its number in the specification and what must be true. */
export type Requirement = {
  id: string;
  text: string;
  /** The number of the record that explains why it is met in another way. */
  decision?: number | undefined;
};

/** The requirements under one point of the specification. */
export type SpecificationPoint = { point: number; title: string; requirements: Requirement[] };

export const requirementsFile = 'test/requirements/requirements.yaml';

const list = v.array(
  v.strictObject({
    point: v.number(),
    title: v.string(),
    requirements: v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^\d\.\d{1,2}$/)),
        text: v.pipe(v.string(), v.maxLength(100)),
        decision: v.optional(v.number()),
      }),
    ),
  }),
);

/** All points in their order. Throws where the file has another shape. */
export function readRequirements(): SpecificationPoint[] {
  return v.parse(list, parse(readFileSync(root + requirementsFile, 'utf8')));
}
