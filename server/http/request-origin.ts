import type { Call, OperationId } from './handler.ts';

/** The address of the portal, as links in messages name it. */
export const requestOrigin = ({ request }: Pick<Call<OperationId>, 'request'>): string =>
  request.server.origins.requestOrigin(request);
