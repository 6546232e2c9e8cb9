/** Licences that every package may have: they ask for their text and the names of authors only. */
const permissive = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'CC0-1.0'],
];

/** Licences that ask for more, and the packages that may have them. */
const conditional: Readonly<Record<string, RegExp>> = {
  // Fonts, which are sent as they are, under their own name.
  'OFL-1.1': /^@expo-google-fonts\//,
  // A library of its own beside sharp, loaded when the server runs, unchanged.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  // Tools of the build and of tests, unchanged; nothing of them is sent to browsers.
  'MPL-2.0': /^(lightningcss(-.*)?|axe-core|@axe-core\/playwright)$/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'Python-2.0': /^argparse$/,
  'PSF-2.0': /^argparse$/,
};

/** Packages whose package.json names no licence; each has a file LICENSE with it. */
export const licenceFiles: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/**
 * Whether a package may be used under an SPDX expression of names, AND, OR and one pair of
 * parentheses around all of it. Anything else is not allowed.
 */
export function isLicenceAllowed(name: string, expression: string): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(inner)) return false;
  return inner
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isNameAllowed(name, licence)));
}

const isNameAllowed = (name: string, licence: string) =>
  permissive.includes(licence) ||
  (Object.hasOwn(conditional, licence) && conditional[licence]?.test(name) === true);
