import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { inWorkshop } from '../../pictures/workshop.ts';
import { withUpload } from './with-upload.ts';

export const getImageOrientation: Handler<'getImageOrientation'> = async (call) => {
  actingPerson(call);
  return withUpload(call.request, 'imageFile', async ({ path }) => ({
    orientation: { rotation: await inWorkshop('rotationOf', path) },
  }));
};
