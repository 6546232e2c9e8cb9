import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { meera } from '../../people.ts';
import {
  acceptedEvent,
  currentVersion,
  handedOverEvent,
  passedEvents,
  pausedVersion,
  pausedVersionContent,
  rejectedEventForCreator,
  replacedVersion,
  scheduledEvents,
  sentVersion,
  sentVersionContent,
  submittedByAgencyEvent,
  submittedEvent,
  submittedEventForCreator,
  suspendedEvent,
} from '../../posts/history.ts';
import { emptyPage } from '../../replies.ts';

export const postsHistoryExamples = {
  getPostVersions: {
    request: {
      own: { postUID: id('a1') },
      'of-creator': { postUID: id('a1'), userId: meera.userId },
    },
    200: {
      several: {
        data: {
          rows: [currentVersion, sentVersion, replacedVersion, pausedVersion],
          nextPageUrl: null,
        },
      },
      'current-only': { data: { rows: [currentVersion], nextPageUrl: null } },
    },
  },

  getPostVersion: {
    request: {
      own: { postUID: id('a1'), revision: 3 },
      'of-creator': { postUID: id('a1'), revision: 3, userId: meera.userId },
    },
    200: {
      changed: { data: { version: sentVersionContent, before: pausedVersionContent } },
      first: { data: { version: pausedVersionContent, before: null } },
    },
  },

  getPostHistory: {
    request: {
      own: { postUID: id('a1') },
      'of-creator': { postUID: id('a1'), userId: meera.userId },
    },
    200: {
      'for-staff': {
        data: {
          rows: [suspendedEvent, handedOverEvent, acceptedEvent, submittedEvent],
          nextPageUrl: null,
        },
      },
      'for-author': {
        data: { rows: [rejectedEventForCreator, submittedEventForCreator], nextPageUrl: null },
      },
      scheduled: { data: { rows: scheduledEvents, nextPageUrl: null } },
      'time-passed': { data: { rows: passedEvents, nextPageUrl: null } },
      'by-agency': {
        data: {
          rows: [submittedByAgencyEvent, rejectedEventForCreator, submittedEventForCreator],
          nextPageUrl: null,
        },
      },
      empty: emptyPage,
    },
  },
} satisfies OperationExamples;
