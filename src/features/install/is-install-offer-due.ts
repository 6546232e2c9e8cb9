import { isCreator } from '#domain/permissions/permissions.ts';
import type { CurrentUser } from '#src/api/operation-types.ts';
import { wasInstallAnswered } from '#src/device/install-answer-store.ts';
import { installWay } from '#src/device/install-prompt.ts';

/** Whether a person is to be offered the installation: creators who have not answered it here. */
export const isInstallOfferDue = ({ permissions, userId }: CurrentUser): boolean =>
  isCreator(permissions) && installWay() !== null && !wasInstallAnswered(userId ?? '');
