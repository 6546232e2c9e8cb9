import { type Permission, rolePermissions } from '#domain/permissions/permissions.ts';
import { initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { PasswordHasher } from '#server/platform/encryption/password-hashing.ts';

const dayMs = 24 * 3600 * 1000;

const members: {
  name: string;
  email: string;
  permissions: readonly Permission[];
  /** Days since the account was made. */
  age: number;
  /** Why the account is deactivated, since yesterday. */
  deactivated?: string;
}[] = [
  {
    name: 'نادیہ قریشی',
    email: 'nadia@creator.example',
    permissions: ['APPROVE_CREATOR', 'VIEW_POST'],
    age: 0,
  },
  {
    name: 'मीनाक्षी देशपांडे',
    email: 'meenakshi@creator.example',
    permissions: ['INTERNAL', 'VIEW_POST'],
    age: 31,
  },
  {
    name: 'Joseph Kurian',
    email: 'joseph@creator.example',
    permissions: rolePermissions.staff,
    age: 200,
    deactivated: 'Left the company.',
  },
];

const views = [
  { list: 'staff', name: 'Administrators', query: 'permission=MANAGE_STAFF' },
  { list: 'creators', name: 'Blocked', query: 'accountStatus=blocked&sort=newest' },
  { list: 'creators', name: 'मराठी', query: 'search=नागपुर' },
  { list: 'invoices', name: 'To pay', query: 'status=ACCEPTED' },
] as const;

/**
 * Further members of staff, who cannot sign in: two who have not set a password yet, and one who is
 * deactivated. And views that the first member has saved.
 */
export async function seedStaff(
  db: Db,
  passwords: PasswordHasher,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  // Nobody knows it.
  const secret = await passwords.hash(crypto.randomUUID());
  for (const { name, email, permissions, age, deactivated } of members) {
    const madeAt = new Date(now.getTime() - age * dayMs);
    const id = newId(madeAt);
    const decidedAt = new Date(now.getTime() - dayMs).toISOString();
    const accountStatus = deactivated ? 'blocked' : 'active';
    const changedAt = deactivated ? new Date(decidedAt) : madeAt;
    await db
      .insertInto('people')
      .values({
        id,
        role: 'staff',
        permissions: [...permissions],
        name,
        languages: [],
        position: JSON.stringify({ ...initialCreatorPosition, accountStatus }),
        block: deactivated
          ? JSON.stringify({ reason: 'other', note: deactivated, decidedAt })
          : null,
        new_user: false,
        created_at: madeAt,
        updated_at: changedAt,
      })
      .execute();
    await db
      .insertInto('identities')
      .values({
        id: newId(madeAt),
        person_id: id,
        kind: 'INTERNAL',
        subject: email,
        secret: deactivated ? secret : null,
        created_at: madeAt,
      })
      .execute();
  }
  const rows = views.map((view) => ({
    ...view,
    id: newId(now),
    person_id: staffId,
    query: encodeURI(view.query),
    columns: [],
    saved_at: now,
  }));
  await db.insertInto('saved_views').values(rows).execute();
}
