/** A bar at the lower edge of the page that tells QA how far the replay is, in English. */
export function showBar(stepCount: number) {
  const host = document.createElement('replay-bar');
  const bar = host.attachShadow({ mode: 'open' });
  bar.innerHTML = `<style>
div { align-items: center; background: #111; color: #fff; display: flex; flex-wrap: wrap;
font: 14px/1.4 system-ui; gap: 8px; inset: auto 0 0 0; padding: 6px 12px; position: fixed;
z-index: 99999; }
p { flex: 1; margin: 0; overflow-wrap: anywhere; }
button { font: inherit; min-height: 44px; min-width: 44px; }
button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
</style><div role="region" aria-label="Replay"><p role="status"></p>
<button type="button" aria-pressed="false">Pause</button>
<button type="button">Hide</button></div>`;
  const [pause, hide] = [...bar.querySelectorAll('button')] as [
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const status = bar.querySelector('p') as HTMLParagraphElement;
  let isPaused = false;
  pause.addEventListener('click', () => {
    isPaused = !isPaused;
    pause.setAttribute('aria-pressed', String(isPaused));
  });
  hide.addEventListener('click', () => host.remove());
  document.documentElement.append(host);
  return {
    isPaused: () => isPaused,
    showStep: (step: number) => {
      status.textContent = `Step ${step} of ${stepCount}`;
    },
    showResult: (text: string) => {
      status.textContent = text;
      pause.remove();
    },
  };
}
