/* Who may import whom, types included. Each message says which door to use. */
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const product = '^(domain|machines|src|server)/';
const tools = 'mocks|stories|test|bench|scripts';
const browserLibraries =
  '(^|/)node_modules/(react|react-dom|@xstate/react|react-intl|@chakra-ui|@tiptap|openapi-fetch)/';
/** A feature is a folder of src/features; in src/features/admin each folder is one. */
const feature = '^src/features/(admin/[^/]+|[^/]+)/';

const core = [
  forbid(
    'domain-imports-nothing-of-ours',
    'domain/ holds facts and pure rules: take what is needed as a parameter, or move the code to the folder that has it.',
    { path: '^domain/' },
    {
      path: `^(contract|machines|src|server|${tools}|generated)/`,
      pathNot: '^generated/contract\\.ts$',
    },
  ),
  forbid(
    'machines-import-domain-and-contract-types',
    'Charts import domain/ and the types of generated/contract.ts; actors come in by provide(), data by input.',
    { path: '^machines/' },
    { path: `^(contract|src|server|${tools}|generated)/`, pathNot: '^generated/contract\\.ts$' },
  ),
  forbid(
    'kit-knows-no-flow',
    'machines/kit/ serves every flow: pass what differs as a parameter, or move the code to machines/flow/<area>/.',
    { path: '^machines/kit/' },
    { path: '^machines/flow/' },
  ),
  forbid(
    'lifecycles-know-no-flow-or-kit',
    'The server runs lifecycles and must not carry flows or the kit: share through domain/.',
    { path: '^machines/lifecycle/' },
    { path: '^machines/(flow|kit)/' },
  ),
  forbid(
    'contract-as-types-only',
    'Import generated/contract.ts with `import type`; nothing of it exists at run time.',
    { path: '^(domain|machines|src|server|contract)/' },
    { path: '^generated/contract\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'no-browser-libraries-in-the-core',
    'domain/ and machines/ run on both sides: let an actor do it and provide it to the chart.',
    { path: '^(domain|machines)/' },
    { path: browserLibraries },
  ),
  forbid(
    'no-node-in-the-browser',
    'domain/, machines/ and src/ run in the browser: let the server do what needs Node.',
    { path: '^(domain|machines|src)/' },
    { dependencyTypes: ['core'] },
  ),
];

const contract = [
  forbid(
    'contract-imports-domain-and-types',
    'contract/ describes the network: it imports domain/ and the types of generated/contract.ts.',
    { path: '^contract/' },
    { path: `^(machines|src|server|${tools})/` },
  ),
  forbid(
    'examples-are-for-tests-and-demo-data',
    'contract/examples/ is for stories, mocks, tests, bench and server/seed/. The product takes data from the network.',
    { path: product, pathNot: '^server/seed/' },
    { path: '^contract/examples/' },
  ),
  forbid(
    'server-takes-only-the-errors-of-the-contract',
    'The server imports contract/errors.ts only; routes and schemas come from generated/contract.json.',
    { path: '^server/', pathNot: '^server/seed/' },
    { path: '^contract/', pathNot: '^contract/(errors\\.ts$|examples/)' },
  ),
  forbid(
    'portal-takes-no-contract-sources',
    'The portal reads codes from domain/contract/error-codes.ts and types from generated/contract.ts.',
    { path: '^(domain|machines|src)/' },
    { path: '^contract/', pathNot: '^contract/examples/' },
  ),
];

const portal = [
  forbid(
    'portal-imports-machines-and-domain',
    'The portal talks to the server through src/api; a rule that both sides need belongs in domain/.',
    { path: '^src/' },
    { path: `^(server|${tools})/` },
  ),
  forbid(
    'only-api-touches-the-network',
    'Only src/api/ calls the network: add an actor to src/api/actors.ts and provide it to the chart.',
    { path: '^src/', pathNot: '^src/api/' },
    { path: '(^|/)node_modules/openapi-fetch/' },
  ),
  forbid(
    'shared-folders-know-no-feature',
    'src/{api,charts,device,i18n,theme,ui}/ serve every feature: pass what differs as a prop or parameter, or move the code to the feature.',
    { path: '^src/(api|charts|device|i18n|theme|ui)/' },
    { path: '^src/(features|app|prerender)/' },
  ),
  forbid(
    'features-by-their-index',
    'A feature imports another feature by its index.ts only: export it there, or move what both need to src/ui/, machines/ or domain/.',
    { path: feature },
    { path: feature, pathNot: ['^src/features/$1/', '^src/features/(admin/)?[^/]+/index\\.tsx?$'] },
  ),
  forbid(
    'features-do-not-know-the-app',
    'src/app/ puts the features together: take the session from src/api/session-context.ts, and the rest from src/ui/, src/i18n/ or props.',
    { path: '^src/features/' },
    { path: '^src/(app|prerender)/' },
  ),
];

const server = [
  forbid(
    'server-imports-domain-and-lifecycles',
    'The server imports domain/, machines/lifecycle/ and contract types; a rule that both sides need belongs in domain/.',
    { path: '^server/' },
    { path: `^(src|machines/(flow|kit)|${tools})/` },
  ),
  forbid(
    'platform-knows-no-module',
    'server/platform/ serves every module: take a callback or a parameter, or move the code to server/modules/<aggregate>/.',
    { path: '^server/platform/' },
    { path: '^server/(modules|http|seed)/' },
  ),
  forbid(
    'seed-is-for-the-start',
    'server/seed/ holds demo data: only the files that start the server import it.',
    { path: '^server/(http|modules|platform)/' },
    { path: '^server/seed/' },
  ),
  forbid(
    'modules-by-their-index',
    'Import another module by server/modules/<aggregate>/index.ts: export there what others may use.',
    { path: '^server/modules/([^/]+)/' },
    {
      path: '^server/modules/',
      pathNot: ['^server/modules/$1/', '^server/modules/[^/]+/index\\.ts$'],
    },
  ),
  forbid(
    'modules-by-their-index-from-outside',
    'Import a module by server/modules/<aggregate>/index.ts: export there what others may use.',
    { path: '^server/', pathNot: '^server/modules/' },
    { path: '^server/modules/', pathNot: '^server/modules/[^/]+/(operations/)?index\\.ts$' },
  ),
  forbid(
    'operations-are-for-the-handlers',
    'Only server/http/handlers.ts imports operations: move what others need to a rule or a repository of the module.',
    { path: '^server/', pathNot: '^server/(http/handlers\\.ts$|modules/[^/]+/operations/)' },
    { path: '^server/modules/[^/]+/operations/' },
  ),
];

const everywhere = [
  forbid(
    'no-cycles',
    'These files import each other in a cycle: move what both need to a third file.',
    {},
    { circular: true },
  ),
  forbid(
    'imports-exist',
    'This import leads to no file.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
];

module.exports = {
  forbidden: [...core, ...contract, ...portal, ...server, ...everywhere],
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
