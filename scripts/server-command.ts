/**
 * The parameters of Node with which the server starts, as in docs/operating.md. Young objects have
 * 4 MB: with V8's default, loading the modules lets their space grow to many times that.
 */
export const serverCommand = ['--max-semi-space-size=4', 'server/main.mjs'];
