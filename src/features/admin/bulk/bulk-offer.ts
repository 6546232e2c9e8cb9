import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { BulkActionKind } from '#domain/staff/bulk-actions.ts';
import type { BulkRequest, bulkActionsMachine } from '#machines/flow/admin/bulk-actions.ts';

export type BulkActor = ActorRefFrom<typeof bulkActionsMachine>;

/** What an action asks for besides the records. */
export type BulkValues = { agencyUserId: string | null } | { reference: string } | null;

/** The filters of the list as the contract has them. */
export type BulkFilters = NonNullable<BulkRequest['filters']>;

/** One action that a list offers for its rows. */
export type BulkOffer = {
  kind: BulkActionKind;
  /** The button of the bar. */
  label: ReactNode;
  title: ReactNode;
  /** The effect on this many records. */
  effect: (count: number) => ReactNode;
  /** The button that starts it. */
  confirm: (count: number) => ReactNode;
  /** The fields of what it asks for; they submit the form with this id. */
  form?: (props: {
    id: string;
    isReadOnly: boolean;
    onSubmit: (values: BulkValues) => void;
  }) => ReactNode;
  isDangerous?: boolean;
};
