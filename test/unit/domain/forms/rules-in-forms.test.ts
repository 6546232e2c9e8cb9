import type { GenericSchema } from 'valibot';
import { expect, it } from 'vitest';
import { agencyForm } from '#domain/forms/agency-form.ts';
import { campaignForm } from '#domain/forms/campaign-form.ts';
import { commCardForm } from '#domain/forms/comm-card-form.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { profileForm } from '#domain/forms/profile-form.ts';
import { publisherForm } from '#domain/forms/publisher-form.ts';
import { rateCardForm } from '#domain/forms/rate-card-form.ts';
import { rejectionForm } from '#domain/forms/rejection-form.ts';
import { phoneForm, staffLoginForm } from '#domain/forms/sign-in-forms.ts';
import type { RuleCode } from '#domain/forms/validation-rules.ts';

/* Each rule of spec point 5 is used by a real form. */

const campaign = {
  name: 'Monsoon stories',
  description: '',
  startDay: '2026-11-15',
  endDay: '2026-12-15',
  languages: [],
  formats: [],
  hashtag: '',
  reward: '',
  postsMax: '',
  params: '',
};
const card = {
  texts: [{ language: 'en', title: 'Diwali', text: 'Show your town.', linkLabel: '' }],
  link: '/app/profile',
  audience: 'all',
  paymentTypes: [],
  dhUserId: '',
  startDay: '',
  endDay: '',
  isOn: true,
};
const withLabel = (linkLabel: string) => [{ ...card.texts[0], linkLabel }];

type Use = [
  rule: string,
  form: string,
  schema: GenericSchema,
  values: object,
  field: string,
  code: RuleCode,
];

const uses: Use[] = [
  ['required', 'profile', profileForm, { name: ' ' }, 'name', 'required'],
  ['required list', 'profile', profileForm, { languages: [] }, 'languages', 'list-required'],
  [
    'at most five digits',
    'campaign',
    campaignForm,
    { ...campaign, postsMax: '123456' },
    'postsMax',
    'more-than-5-digits',
  ],
  [
    'digits only',
    'campaign',
    campaignForm,
    { ...campaign, postsMax: '1 000' },
    'postsMax',
    'not-a-number',
  ],
  ['no digits', 'agency', agencyForm, { contactName: 'Sunil 2' }, 'contactName', 'not-characters'],
  [
    'no digits',
    'publisher',
    publisherForm,
    { contactName: 'Sunil 2' },
    'contactName',
    'not-characters',
  ],
  [
    'date range',
    'campaign',
    campaignForm,
    { ...campaign, endDay: '' },
    'endDay',
    'range-incomplete',
  ],
  [
    'decimal',
    'rate card',
    rateCardForm,
    { FORMAT_ARTICLE_views: '1,5' },
    'FORMAT_ARTICLE_views',
    'not-decimal',
  ],
  ['integer', 'campaign', campaignForm, { ...campaign, reward: '1.5' }, 'reward', 'not-integer'],
  ['email', 'sign-in of staff', staffLoginForm, { email: 'anita@' }, 'email', 'email-malformed'],
  ['phone', 'sign-in by phone', phoneForm, { phone: '98765' }, 'phone', 'phone-not-10-digits'],
  [
    'at most 20',
    'announcement',
    commCardForm,
    { ...card, texts: withLabel('a'.repeat(21)) },
    'texts.0.linkLabel',
    'too-long:20',
  ],
  ['at least 5', 'campaign', campaignForm, { ...campaign, name: 'Rain' }, 'name', 'too-short:5'],
  ['at most 30', 'profile', profileForm, { name: 'a'.repeat(31) }, 'name', 'too-long:30'],
  [
    'at most 300',
    'rejection',
    rejectionForm(['other']),
    { note: 'a'.repeat(301) },
    'note',
    'too-long:300',
  ],
  ['at most 400', 'profile', profileForm, { bio: 'a'.repeat(401) }, 'bio', 'too-long:400'],
  [
    'profile link',
    'profile',
    profileForm,
    { socialProfileLink: `https://a.in/${'a'.repeat(200)}` },
    'socialProfileLink',
    'too-long:200',
  ],
  [
    'password',
    'sign-in of staff',
    staffLoginForm,
    { password: 'a'.repeat(101) },
    'password',
    'too-long:100',
  ],
  [
    'forbidden characters',
    'profile',
    profileForm,
    { name: 'Meera <3' },
    'name',
    'characters-not-allowed',
  ],
  ['JSON', 'campaign', campaignForm, { ...campaign, params: '{' }, 'params', 'json-malformed'],
];

// spec 5.1, 5.2, 5.3, 5.4, 5.5, 5.6, 5.7, 5.8, 5.10, 5.11, 5.12, 5.13, 5.14, 5.15, 5.16, 5.17, 5.18
it.each(uses)('"%s" is a rule of the form %s', (_rule, _form, schema, values, field, code) => {
  expect(fieldProblems(schema, values)[field]).toBe(code);
});
