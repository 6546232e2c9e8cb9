import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { waitingAsker } from '../../pictures/asker.ts';
import { inWorkshop, requireRoom } from '../../pictures/workshop.ts';
import { withUpload } from './with-upload.ts';

export const getImageOrientation: Handler<'getImageOrientation'> = async (call) => {
  actingPerson(call);
  const asker = waitingAsker(call);
  requireRoom(asker.key);
  return withUpload(call.request, 'imageFile', async ({ path }) => ({
    orientation: { rotation: await inWorkshop(asker, 'rotationOf', path) },
  }));
};
