/*
 * What runs in the page at `/scenarios`: the search and the filters narrow the list down, the
 * options go into every link, and both are in the address, so that a selection can be sent to
 * others. A report is sent to the mock, which has this browser replay it.
 */

type Field = HTMLInputElement | HTMLSelectElement;

const filters = part<HTMLFormElement>('[data-filters]');
const options = part<HTMLFormElement>('[data-options]');
const replay = part<HTMLFormElement>('[data-replay]');
const items = [...document.querySelectorAll<HTMLElement>('li[data-name]')];
const fields = [filters, options].flatMap((form) => [
  ...form.querySelectorAll<Field>('input, select'),
]);
/** What the fields say when nothing is chosen. */
const unchosen = new Map(fields.map((field) => [field.name, field.value]));

for (const form of [filters, options]) {
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', show);
  // The fields are reset after this event.
  form.addEventListener('reset', () => setTimeout(show));
}
replay.hidden = false;
replay.addEventListener('submit', (event) => {
  event.preventDefault();
  void replayReport(new FormData(replay));
});
for (const button of document.querySelectorAll<HTMLElement>('[data-replay-sent]')) {
  button.hidden = false;
  button.addEventListener('click', () => void replaySent(button.dataset.replaySent ?? ''));
}
part('[data-clear]').addEventListener('click', () => filters.reset());
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => void copyLink(button));
}
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select');
  if (event.key !== '/' || isTyping) return;
  event.preventDefault();
  part('[name=search]').focus();
});
for (const [name, value] of new URLSearchParams(location.search)) {
  const field = fields.find((one) => one.name === name);
  if (field) field.value = value;
}
show();

function part<Found extends HTMLElement>(selector: string): Found {
  return document.querySelector<Found>(selector) as Found;
}

/** What is chosen in a form, by the names of its fields. */
function chosenIn(form: HTMLFormElement): Map<string, string> {
  const chosen = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return new Map(chosen.filter(([name, value]) => value && value !== unchosen.get(name)));
}

function show(): void {
  const wanted = chosenIn(filters);
  const opened = chosenIn(options);
  for (const item of items) {
    item.hidden = !fits(item, wanted);
    const link = item.querySelector('a');
    if (link) link.search = new URLSearchParams([...opened]).toString();
  }
  for (const section of document.querySelectorAll<HTMLElement>('section[data-group]'))
    section.hidden = !section.querySelector('li[data-name]:not([hidden])');
  const count = items.filter((item) => !item.hidden).length;
  part('[data-count]').textContent =
    count === items.length ? `${count} scenarios` : `${count} of ${items.length} scenarios`;
  part('[data-nothing]').hidden = count > 0;
  const address = new URLSearchParams([...wanted, ...opened]);
  history.replaceState(null, '', address.size > 0 ? `?${address}` : location.pathname);
}

function fits(item: HTMLElement, wanted: Map<string, string>): boolean {
  const { group, area, operations = '', errors = '', words = '' } = item.dataset;
  const isAmong = (name: string, values: string[]) =>
    !wanted.has(name) || values.includes(wanted.get(name) ?? '');
  const search = (wanted.get('search') ?? '').toLowerCase().split(/\s+/);
  return (
    search.every((word) => words.includes(word)) &&
    isAmong('group', [group ?? '']) &&
    isAmong('area', [area ?? '']) &&
    isAmong('operation', operations.split(' ')) &&
    isAmong('error', errors.split('\n'))
  );
}

async function copyLink(button: HTMLElement): Promise<void> {
  const link = button.closest('li')?.querySelector('a')?.href ?? '';
  try {
    await navigator.clipboard.writeText(link);
    button.textContent = 'Copied';
  } catch {
    // The browser does not allow it: the link is shown to be copied by hand.
    button.textContent = link;
  }
}

/** Replays a report that the mock has, with the answers chosen above. */
async function replaySent(address: string): Promise<void> {
  const fields = new FormData(replay);
  fields.set('report', await (await fetch(address)).blob());
  await replayReport(fields);
}

async function replayReport(fields: FormData): Promise<void> {
  const error = part('[data-replay-error]');
  error.textContent = '';
  const address = `/scenarios/replay${fields.get('delays') ? '?delays=yes' : ''}`;
  try {
    const reply = await fetch(address, { method: 'POST', body: fields.get('report') as File });
    const { start, error: refusal } = (await reply.json()) as { start?: string; error?: string };
    if (start) location.assign(start);
    else error.textContent = refusal ?? 'This is no report.';
  } catch {
    error.textContent = 'The file was not read, or the mock does not run.';
  }
}

export {};
