/** The most script that a page may name, in kB (of 1000) as sent. */
export const maxScriptKb = { 'app.post.create': 250, login: 180 };
