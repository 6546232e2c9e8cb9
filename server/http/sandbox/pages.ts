import { oauthRedirectPath } from '#domain/auth/provider-visit.ts';

const style = `
  :root { color-scheme: light dark; font: 18px/1.6 'Noto Sans', system-ui, sans-serif;
    --paper: light-dark(#FBF5EA, #171420); --sheet: light-dark(#FFFDF8, #211D2C);
    --ink: light-dark(#201B30, #F7F0E3); --quiet: light-dark(#585068, #C5BBC8);
    --line: light-dark(#8A7E78, #857B93); --link: light-dark(#B5310B, #FF9A70); }
  html { background: var(--paper); color: var(--ink); }
  a { color: var(--link); }
  small { color: var(--quiet); }
  body { max-inline-size: 40rem; margin: 2rem auto; padding-inline: 1rem; }
  h1, h2 { font-family: 'Noto Serif', Georgia, serif; line-height: 1.2; }
  h2 { margin-block: 2rem .5rem; font-size: 1.25rem; }
  ul { list-style: none; padding: 0; }
  li { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem;
    padding: .75rem 1rem; margin-block: .5rem; }
  .code { user-select: all; font: 700 1.75rem/1.2 ui-monospace, monospace; letter-spacing: .15em; }
  a, button { min-block-size: 44px; }
  .mail { white-space: pre-line; overflow-wrap: anywhere; }
  a.person { display: block; padding: .75rem 1rem; }
  button { font: inherit; font-weight: 600; padding: .5rem 1rem; color: inherit;
    background: var(--sheet); border: 2px solid var(--line); border-radius: .625rem; }
  a { display: inline-block; padding-block: .4rem; }
`;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const page = (title: string, body: string, refresh = '') =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `${refresh}<title>${title}</title><style>${style}</style></head>` +
  `<body><main>${body}</main></body></html>`;

/** The time of day of a date in ISO 8601. */
const timeOf = (date: string) => `<time>${escapeText(date.slice(11, 19))}</time> UTC`;

type SandboxView = {
  codes: readonly { phone: string; code: string; sentAt: string }[];
  texts: readonly { phone: string; text: string; sentAt: string }[];
  mails: readonly { to: string; subject: string; text: string; sentAt: string }[];
  publisherFails: boolean;
  now: Date;
  staff: { email: string; password: string }[];
};

/**
 * The sandbox at a glance: sent codes and mails, newest first, staff's password, the publisher's
 * switch, and the clock.
 */
export function sandboxPage({
  codes,
  texts,
  mails,
  publisherFails,
  now,
  staff,
}: SandboxView): string {
  const list = codes.map(
    ({ phone, code, sentAt }) =>
      `<li>+91 ${escapeText(phone)}<br><span class="code">${escapeText(code)}</span><br>` +
      `<small>sent at ${timeOf(sentAt)}</small></li>`,
  );
  const textList = texts.map(
    ({ phone, text, sentAt }) =>
      `<li><small>to +91 ${escapeText(phone)} at ${timeOf(sentAt)}</small>` +
      `<p class="mail">${escapeText(text)}</p></li>`,
  );
  const mailList = mails.map(
    ({ to, subject, text, sentAt }) =>
      `<li><strong>${escapeText(subject)}</strong><br>` +
      `<small>to ${escapeText(to)} at ${timeOf(sentAt)}</small>` +
      `<p class="mail" dir="auto">${escapeText(text)}</p></li>`,
  );
  const staffList = staff.map(
    ({ email, password }) => `<p>${escapeText(email)}<br>${escapeText(password)}</p>`,
  );
  const publisher = publisherFails
    ? { mode: 'ok', is: '<strong>fails</strong>', button: 'Make it work' }
    : { mode: 'fail', is: 'works', button: 'Make it fail' };
  return page(
    'Sandbox',
    `<h1>Sandbox</h1><p>Replaces the SMS gateway, the mail server, Google, Facebook and the
    publisher. This page refreshes automatically.</p>
    <h2>One-time codes</h2><ul>${list.join('') || '<li>None sent yet.</li>'}</ul>
    <h2>Text messages</h2><ul>${textList.join('') || '<li>None sent yet.</li>'}</ul>
    <h2>Emails</h2><ul>${mailList.join('') || '<li>None sent yet.</li>'}</ul>
    <h2>Staff</h2><p><a href="/login/internal">/login/internal</a></p>${staffList.join('')}
    <h2>Publisher</h2><form method="post" action="/sandbox/publisher?mode=${publisher.mode}">
    <p>The publisher ${publisher.is}. <button>${publisher.button}</button></p></form>
    <h2>Clock</h2><form method="post" action="/sandbox/clock">
    <p>The server time is ${timeOf(now.toISOString())}.
    <button>Add one minute</button></p></form>`,
    '<meta http-equiv="refresh" content="4">',
  );
}

type SocialView = {
  provider: string;
  people: Record<string, { name: string; email: string | null }>;
  /** Given back with the answer, as the providers do. */
  state: string;
  /** The authorization code by which the server learns of this person. */
  codeOf: (token: string) => string;
};

/**
 * Simulates a provider's page: selects a person or none, and redirects back with the reply in
 * the query.
 */
export function socialPage({ provider, people, state, codeOf }: SocialView): string {
  const answer = (values: object) =>
    escapeText(`${oauthRedirectPath}?${new URLSearchParams({ ...values, state })}`);
  const links = Object.entries(people).map(([token, { name, email }]) => {
    const person = `${escapeText(name)}<br><small>${escapeText(email ?? 'no email')}</small>`;
    return `<li><a class="person" href="${answer({ code: codeOf(token) })}">${person}</a></li>`;
  });
  return page(
    `Sandbox ${provider}`,
    `<h1>Sandbox ${escapeText(provider)}</h1><p>Choose a person to sign in as.</p>
    <ul>${links.join('')}</ul><p><a href="${answer({ error: 'access_denied' })}">Cancel</a></p>`,
  );
}
