/** The most script that a page may name, in kB (of 1000) as sent. */
export const maxScriptKb = {
  'app.post.create': 251.5,
  'app.post.list': 188,
  'phone-sign-in': 199,
  'phone-verification': 199,
  login: 20,
};
