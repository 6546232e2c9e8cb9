/** The styles of `/scenarios` and of its frames. */
export const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: #8886; }
 * { box-sizing: border-box; }
body { margin: 0 auto; max-inline-size: 80rem; padding: 1rem; }
h1 { margin: 0; }
.bar h2 { flex-basis: 100%; margin-block-end: 0; }
.bar h1 { align-self: center; font-size: 1rem; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
section[data-group] > ul {
  display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
  list-style: none; margin: 0; padding: 0;
}
section[data-group] > ul > li {
  border: 1px solid var(--line); border-radius: .5rem; padding: .75rem;
}
section[data-group] > ul > li > a { display: block; font-weight: 600; padding-block: .5rem; }
section[data-group] > ul > li:has([aria-current]) { border: 3px solid; }
li p { margin: 0 0 .5rem; }
.look { margin: 0 0 .5rem; padding-inline-start: 1.2rem; }
.sent { list-style: none; margin: 0; padding: 0; }
.sent li { align-items: center; display: flex; flex-wrap: wrap; gap: .5rem 1rem; }
.sent span { overflow-wrap: anywhere; }
.tags { font-size: .85rem; overflow-wrap: anywhere; }
.tags code { border: 1px solid var(--line); border-radius: .25rem; padding: 0 .25rem; }
.bar { align-items: end; display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin-block: 1rem; }
.bar[hidden], li[hidden], section[hidden] { display: none; }
.bar label { display: grid; font-size: .9rem; gap: .15rem; }
.bar .wide { flex: 1 1 18rem; }
input, select, button, .bar a {
  font: inherit; max-inline-size: 100%; min-block-size: 2.75rem; padding: .25rem .5rem;
}
.bar a { align-content: center; }
input[type='number'] { inline-size: 8rem; }
.playing { border: 2px solid; border-radius: .5rem; padding: .25rem 1rem; }
iframe {
  background: Canvas; border: 1px solid var(--line); box-sizing: content-box; display: block;
  margin: 0 auto; max-inline-size: 100%;
}
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;
