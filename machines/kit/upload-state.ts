import type { SnapshotFrom } from 'xstate';
import type { fileUploadMachine, UploadRequest } from './file-upload.ts';

/** What a parent sees of the upload that it runs. */
export type UploadSnapshot = { snapshot: SnapshotFrom<typeof fileUploadMachine> };

type SnapshotEvent = { event: UploadSnapshot };
const seen = ({ event }: SnapshotEvent) => event;

/** The guards that {@link uploadState} needs. */
export const uploadGuards = {
  isUploaded: (_: unknown, { snapshot }: UploadSnapshot) => snapshot.context.picture !== null,
  isUploadFailed: (_: unknown, { snapshot }: UploadSnapshot) => snapshot.hasTag('failed'),
};

/**
 * The state in which a form uploads its one picture with the chart `file-upload`, beside a state
 * `settled`. The form has the actor `upload`, the guards {@link uploadGuards} and the actions
 * `keepPicture`, `clearFile` and `forwardToUpload`.
 * @param afterUpload further actions once the picture is on the server
 */
export function uploadState<const AfterUpload extends readonly string[]>(
  ...afterUpload: AfterUpload
) {
  return {
    initial: 'inProgress',
    invoke: {
      src: 'upload',
      id: 'upload',
      input: ({ context: { upload } }: { context: { upload: UploadRequest | null } }) => {
        if (upload === null) throw new Error('No file was chosen.');
        return upload;
      },
      onSnapshot: [
        {
          guard: { type: 'isUploaded', params: seen },
          target: 'settled',
          actions: [{ type: 'keepPicture', params: seen }, ...afterUpload],
        },
        { guard: { type: 'isUploadFailed', params: seen }, target: '.failed' },
        { target: '.inProgress' },
      ],
      onError: '.failed',
    },
    on: {
      'picture.dismissed': { target: 'settled', actions: 'clearFile' },
      'session.expired': { actions: 'forwardToUpload' },
      'session.restored': { actions: 'forwardToUpload' },
      'network.online': { actions: 'forwardToUpload' },
    },
    states: {
      inProgress: {
        tags: 'screen',
        description:
          'The progress of the upload, or that it waits for the network, and a way to stop it.',
      },
      failed: {
        tags: 'screen',
        description: 'Why the picture was not uploaded. It can be retried, replaced or dropped.',
      },
    },
  } as const;
}
