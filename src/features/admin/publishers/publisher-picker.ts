import { call } from '#src/api/client.ts';
import { createLivePicker } from '#src/features/admin/records/index.ts';

const createPublisherPicker = (filters: { isActive?: boolean }) =>
  createLivePicker(async (search, signal) => {
    const { rows } = await call('getAccountByFilter', {
      body: { filters: { ...filters, ...(search && { search }) } },
      query: {},
      signal,
    });
    return rows.map(({ accountId, name }) => ({ value: accountId, label: name }));
  });

/** For filters, which also find what belongs to inactive publishers. */
export const publisherPicker = createPublisherPicker({});
export const activePublisherPicker = createPublisherPicker({ isActive: true });
