import { notificationsExamples } from '#contract/examples/operations/notifications.ts';
import { Failure } from '#domain/contract/failure.ts';
import { pushPermissionMachine } from '#machines/flow/notifications/push-permission.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const subscription = notificationsExamples.subscribeToPush.request.device;
const failed = [
  new Failure({ code: 'unauthenticated', status: 401 }),
  new Failure({ code: 'network' }),
  new Failure({ code: 'invalid-request', status: 400 }),
];

export default chartEvents({
  machine: pushPermissionMachine,
  replies: {
    checkPush: {
      done: [
        { status: 'on', pushKey: 'a' },
        { status: 'off', pushKey: 'a' },
        { status: 'denied', pushKey: 'a' },
        { status: 'unavailable', pushKey: null },
      ],
    },
    askBrowser: {
      done: [{ answer: 'granted', subscription }, { answer: 'denied' }, { answer: 'dismissed' }],
    },
    subscribeToPush: { done: [{ message: 'Success' }], failed },
    stopPush: { done: [{ message: 'Success' }], failed },
  },
  distinguish: ({ subscription: given, tries }) => [given !== null, Math.min(2, tries)],
});
