/** A replacement for every picture: a plain landscape in the requested proportions. */
export function placeholderPicture(path: string): string {
  const [, width = '800', height = '0'] = /\/(\d+)x(\d+)_/.exec(path) ?? [];
  const high = Number(height) || Math.round(Number(width) * 0.5625);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${high}"
viewBox="0 0 16 9" preserveAspectRatio="xMidYMid slice">
<rect width="16" height="9" fill="#cfe3ee"/><circle cx="12.5" cy="2.4" r="1.1" fill="#f2c14e"/>
<path d="M0 9 5 3.5 9 8l2.5-2.5L16 9z" fill="#5b8c6e"/></svg>`;
}
