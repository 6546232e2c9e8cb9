import { builder, type Schemas } from '../../builder.ts';
import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { done } from '../../replies.ts';

const savedView = builder<Schemas['SavedView']>({
  viewId: id('d1'),
  name: 'Blocked this month',
  query: 'accountStatus=blocked&sort=newest',
  columns: ['name', 'accountStatus', 'agency'],
  savedAt: '2026-11-20T08:15:00.000Z',
});

const blockedView = savedView();
const marathiView = savedView({
  viewId: id('d2'),
  name: 'मराठी क्रिएटर',
  query: 'language=mr',
  columns: [],
  savedAt: '2026-11-18T05:00:00.000Z',
});

const { viewId, savedAt: _, ...input } = blockedView;

export const staffSavedViewsExamples = {
  getSavedViews: {
    200: { two: { data: { rows: [blockedView, marathiView] } }, none: { data: { rows: [] } } },
  },

  saveView: {
    request: { blocked: { list: 'creators', ...input } },
    200: { saved: { data: blockedView } },
    errors: { 'invalid-request': { 'too-many-views': { fields: { list: 'too-many' } } } },
  },

  deleteView: {
    request: { blocked: { viewId } },
    200: { done },
  },
} satisfies OperationExamples;
