import { fromPromise } from 'xstate';
import { type ConfidentialFile, confidentialFileMachine } from '#machines/kit/confidential-file.ts';
import { fetchConfidentialFile } from './confidential-file.ts';

/** The chart `confidential-file` on the real server, for a picture that is shown. */
export const liveConfidentialPictureMachine = confidentialFileMachine.provide({
  actors: {
    openFile: fromPromise<string | null, ConfidentialFile>(async ({ input: { url } }) =>
      URL.createObjectURL(await fetchConfidentialFile(url)),
    ),
  },
});
