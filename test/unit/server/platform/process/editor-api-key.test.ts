import { expect, it } from 'vitest';
import { startTestServer } from '#test/unit/server/harness/test-server.ts';

// spec 3.32
it.each([
  ['none where none is set up', {}, null],
  ['that of the configuration', { EDITOR_API_KEY: 'hosted-editor' }, 'hosted-editor'],
])(
  'the key of a hosted editor is %s',
  async (_, env, editorApiKey) => {
    const server = await startTestServer('pglite', env as Record<string, string>);
    const creator = await server.signIn();
    expect((await creator.call('getEditorApiKey')).data).toEqual({ editorApiKey });
    await server.stop();
  },
  60_000,
);
