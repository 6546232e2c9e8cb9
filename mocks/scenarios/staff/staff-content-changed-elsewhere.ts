import type { Scenario } from '#mocks/scenario.ts';
import { staffContent } from './staff-content.ts';

/** A colleague has always saved first. */
export const staffContentChangedElsewhere: Scenario = {
  ...staffContent,
  name: 'staff-content-changed-elsewhere',
  title: 'Changed by a colleague',
  description:
    'A campaign, an announcement and the wall of fame are refused, because a colleague changed them.',
  lookFor: ['Saving says that a colleague changed the record.', 'Nothing that was typed is lost.'],
  answers: {
    ...staffContent.answers,
    saveCampaign: 'revision-conflict',
    upsertCommConfig: 'revision-conflict',
    upsertFeaturedPost: 'revision-conflict',
  },
};
