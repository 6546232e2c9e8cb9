import { oriyaFace } from '#domain/language/oriya-face.ts';

/**
 * The style of public pages: the fonts of the device, light and dark. Only pages in Oriya load a
 * font.
 */
export const pageStyle = `
${oriyaFace}
:root { color-scheme: light dark; --paper: light-dark(#fffdf8, #171420);
  --ink: light-dark(#221c2b, #f0eaf3); --quiet: light-dark(#585068, #c5bbc8);
  --line: light-dark(#d9cfdc, #453d50); --link: light-dark(#a3123f, #ff9fb8); }
 * { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.65 system-ui, 'Noto Sans', sans-serif; overflow-wrap: anywhere; }
:lang(ta), :lang(te), :lang(ml), :lang(kn) { line-height: 1.75; }
:lang(or) { font-family: dh-oriya, 'Noto Sans Oriya', system-ui, sans-serif; }
:lang(ur) { line-height: 2.1; }
main, footer { max-width: 42rem; margin-inline: auto; padding: 1.5rem 1rem; }
h1 { margin: 0 0 1rem; font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.35; }
h1:lang(ta), h1:lang(te), h1:lang(ml), h1:lang(kn) { line-height: 1.45; }
h1:lang(ur) { line-height: 1.9; }
a { color: var(--link); }
img, video { display: block; width: 100%; height: auto; border-radius: .5rem;
  background: var(--line); }
video { max-height: 80vh; }
figure { margin: 1.5rem 0; }
figcaption { margin-block-start: .5rem; font-size: .875rem; color: var(--quiet); }
blockquote { margin: 1.5rem 0; padding-inline-start: 1rem;
  border-inline-start: .25rem solid var(--line); }
figure[data-embed] { border: 1px solid var(--line); border-radius: .5rem; }
figure[data-embed] a { display: block; padding: 1rem; direction: ltr; text-align: start; }
.author { display: flex; align-items: center; gap: .75rem; margin-block-end: 1.5rem; }
.author img { width: 3rem; height: 3rem; border-radius: 50%; }
.author p { margin: 0; line-height: 1.5; }
.author time, .note, footer { font-size: .875rem; color: var(--quiet); }
.tags { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 1.5rem 0 0; padding: 0;
  list-style: none; color: var(--quiet); font-size: .875rem; }
summary { padding: .75rem 0; cursor: pointer; font-weight: 600; }
footer { border-block-start: 1px solid var(--line); }
footer a { display: inline-block; padding-block: .75rem; }
`;
