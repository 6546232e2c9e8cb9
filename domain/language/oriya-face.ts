/**
 * The face that readers of Oriya download (38 kB), except on Windows and Apple's systems, for pages
 * of the portal and public posts. `public/legal/legal.css` has it for the legal pages.
 */
export const oriyaFace =
  '@font-face{font-family:dh-oriya;font-display:swap;src:' +
  "local('Nirmala UI'),local('Oriya Sangam MN')" +
  ",url(/assets/noto-sans-oriya-c5145ea6.woff2) format('woff2');unicode-range:U+B00-B7F,U+200C-200D}";
