import type { Call, OperationId } from '../handler.ts';

/** The address of the portal, as links in messages name it. */
export const originOf = ({ request }: Pick<Call<OperationId>, 'request'>): string =>
  request.server.origins.originOf(request);
