import type { Scenario } from '#mocks/scenario.ts';
import { staffContent } from './staff-content.ts';

/** Whatever staff save, a colleague was faster. */
export const staffContentChangedElsewhere: Scenario = {
  ...staffContent,
  name: 'staff-content-changed-elsewhere',
  title: 'Changed by a colleague',
  description:
    'A campaign, an announcement and the wall of fame are refused, because a colleague changed them.',
  answers: {
    ...staffContent.answers,
    saveCampaign: 'revision-conflict',
    upsertCommConfig: 'revision-conflict',
    upsertFeaturedPost: 'revision-conflict',
  },
};
