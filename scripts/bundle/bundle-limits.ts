/** The most script that a page may name, in kB (of 1000) as sent. */
export const maxScriptKb = { 'app.post.create': 251, 'app.post.list': 215, login: 20 };
