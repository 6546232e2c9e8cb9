import { rolePermissions } from '#domain/permissions/permissions.ts';
import { initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { DemoCreator } from '../people/story-writers.ts';

/** Agencies of the demo, with the handles of the creators that they look after. */
export const demoAgencies = [
  {
    name: 'विदर्भ मीडिया',
    email: 'agency@creator.example',
    contact_name: 'संजय देशमुख',
    phone: '9100000001',
    creators: ['arvind.chauhan', 'snehal.jadhav', 'ashwini.gore', 'vitthal.shinde', 'kiran.devi'],
  },
  {
    name: 'தென்றல் ஊடகம்',
    email: 'thendral@creator.example',
    contact_name: 'மாலதி சுந்தர்',
    phone: '9100000002',
    creators: ['arun.pandian', 'nithya.raman', 'anil.kumar.kl', 'chetan.gowda', 'ravi.teja.writes'],
  },
  {
    name: 'Brahmaputra Stories',
    email: 'brahmaputra@creator.example',
    contact_name: null,
    phone: null,
    creators: ['nayanmoni.bora', 'pranjal.gogoi', 'rima.deka'],
  },
] as const;

type Agency = (typeof demoAgencies)[number] & { id: string };

/** The id of the agency that looks after a creator, or null. */
export const agencyFor = (agencies: readonly Agency[], { handle }: DemoCreator): string | null =>
  agencies.find(({ creators }) => (creators as readonly string[]).includes(handle))?.id ?? null;

/** Writes agencies with the emails by which they sign in. */
export async function seedAgencies(db: Db, agencies: readonly Agency[], now: Date): Promise<void> {
  await db
    .insertInto('people')
    .values(
      agencies.map(({ id, name }) => ({
        id,
        name,
        role: 'agency' as const,
        permissions: [...rolePermissions.agency],
        languages: [],
        position: JSON.stringify(initialCreatorPosition),
        new_user: false,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  const contacts = agencies.map(({ id, email, contact_name, phone }) => ({
    person_id: id,
    email,
    contact_name,
    phone,
  }));
  await db.insertInto('agencies').values(contacts).execute();
}
