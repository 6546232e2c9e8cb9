/* Who may import whom (design.md 2). Every message names the right door. */
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/** Folders of src/ that serve every area; every other folder is an area of its own. */
const sharedFolders = ['api', 'app', 'drafts', 'i18n', 'prerender', 'reader', 'theme', 'ui'];
const sourceFolder = join(__dirname, 'src');
const areas = existsSync(sourceFolder)
  ? readdirSync(sourceFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !sharedFolders.includes(entry.name))
      .map((entry) => entry.name)
  : [];
const areaPath = `^src/(${areas.join('|') || 'none'})/`;

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
const browserOnly =
  '(^|/)node_modules/(react|react-dom|@xstate/react|react-intl|@chakra-ui|@tiptap|openapi-fetch)/';

module.exports = {
  forbidden: [
    forbid(
      'domain-imports-nothing-of-ours',
      'domain/ holds facts and pure rules; what needs a chart, a screen or a server lives there and imports domain/.',
      { path: '^domain/' },
      { path: '^(machines|src|server|mocks|stories|test|bench|scripts|generated)/' },
    ),
    forbid(
      'machines-import-domain-and-contract-types',
      'Charts import domain/ and the types of generated/contract.ts; dependencies come in by provide() and input.',
      { path: '^machines/' },
      { path: '^(src|server|mocks|stories|test|bench|scripts)/' },
    ),
    forbid(
      'contract-as-types-only',
      'Take the contract with `import type`; nothing of it exists at run time.',
      { path: '^(domain|machines|src|server)/' },
      { path: '^generated/contract\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-browser-or-node-in-the-core',
      'domain/ and machines/ run on both sides: no React, no network, no Node. Let an actor do it and provide it.',
      { path: '^(domain|machines)/' },
      { path: browserOnly },
    ),
    forbid(
      'no-node-in-the-core',
      'domain/ and machines/ run in the browser too: let the server do what needs Node.',
      { path: '^(domain|machines|src)/' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'lifecycles-know-no-flow',
      'The server runs lifecycles and must not carry the flows; share through domain/.',
      { path: '^machines/lifecycle/' },
      { path: '^machines/flow/' },
    ),
    forbid(
      'server-imports-domain-and-lifecycles',
      'The server takes domain/, machines/lifecycle/ and the contract types; a rule both sides need belongs in domain/.',
      { path: '^server/' },
      { path: '^(src|machines/flow|mocks|stories|test|bench|scripts)/' },
    ),
    forbid(
      'portal-imports-machines-and-domain',
      'The portal talks to the server through src/api and openapi.yaml; a rule both sides need belongs in domain/.',
      { path: '^src/' },
      { path: '^(server|mocks|stories|test|bench|scripts)/' },
    ),
    forbid(
      'only-api-touches-the-network',
      'Only src/api calls the network: add an actor to src/api/actors.ts and provide it to the chart.',
      { path: '^src/', pathNot: '^src/api/' },
      { path: '(^|/)node_modules/openapi-fetch/' },
    ),
    forbid(
      'ui-knows-no-area',
      'src/ui, src/theme, src/i18n, src/reader and src/api serve every area; what knows one belongs into the area.',
      { path: '^src/(ui|theme|i18n|reader|api)/' },
      { path: `${areaPath}|^src/app/` },
    ),
    forbid(
      'areas-stay-apart',
      "An area never imports another area's inside: lift what both need into src/ui, machines/ or domain/.",
      { path: areaPath },
      { path: areaPath, pathNot: ['^src/$1/', '^src/[^/]+/index\\.tsx?$'] },
    ),
    forbid(
      'areas-do-not-know-the-app',
      'src/app puts the areas together; an area gets what it needs from its actor, src/ui or src/i18n, and who is signed in from src/app/app-context.ts, the one door.',
      { path: areaPath },
      { path: '^src/app/', pathNot: '^src/app/app-context\\.ts$' },
    ),
    forbid(
      'no-circles',
      'These files import each other in a circle: move what both need into a third.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'imports-exist',
      'This import leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json'],
    },
  },
};
