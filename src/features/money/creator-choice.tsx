import type { ComponentProps } from 'react';
import type { Permission } from '#domain/permissions/permissions.ts';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import type CreatorSelectContainer from './creator-select.tsx';

const CreatorSelect = lazyWithPreload<ComponentProps<typeof CreatorSelectContainer>>(
  () => import('./creator-select.tsx'),
);

/** Whether the person requests the earnings of others, as an agency does. */
export const managesCreators = ({ permissions }: { permissions: readonly Permission[] }): boolean =>
  permissions.includes('MANAGE_AGENCY_CREATORS');

/** Of which of its creators an agency sees the money; creators themselves do not load it. */
export function CreatorChoice(props: ComponentProps<typeof CreatorSelectContainer>) {
  return (
    <LazyBoundary fallback={<Skeleton height="5.5rem" maxWidth={{ sm: 'dialogNarrow' }} />}>
      <CreatorSelect {...props} />
    </LazyBoundary>
  );
}
