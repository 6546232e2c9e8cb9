import * as v from 'valibot';
import { limits } from '../limits.ts';
import { isStaffMember, permissions } from '../permissions/permissions.ts';
import { nameProblem } from '../person/person-name.ts';
import {
  followsRule,
  formObject,
  issueCode,
  maxUtf16Length,
  requiredName,
  requiredText,
} from './form-schema.ts';
import { email } from './validation-rules.ts';

/** What an administrator enters for a member of staff. */
export const staffMemberForm = formObject({
  name: v.pipe(
    requiredName,
    followsRule((name) => nameProblem(name, limits.staffNameMax)),
  ),
  email: v.pipe(requiredText, followsRule(maxUtf16Length(254)), followsRule(email)),
  permissions: v.pipe(
    v.array(v.picklist(permissions), issueCode('required')),
    followsRule((chosen) => (isStaffMember(chosen) ? null : 'required')),
  ),
});
export type StaffMemberValues = v.InferOutput<typeof staffMemberForm>;
