/** The most script that a page may name, in kB (of 1000) as sent. */
export const maxScriptKb = {
  'app.post.create': 250.5,
  'app.post.list': 188,
  'phone-sign-in': 198,
  'phone-verification': 198,
  login: 20,
};
