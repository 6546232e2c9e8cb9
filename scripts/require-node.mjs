// Plain JavaScript on purpose: an older Node must be able to read it far enough to say what is
// wrong.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 18)) {
  console.error(
    `This is Node ${process.versions.node}; the portal needs 24.18 or newer. "npm ci" brings one ` +
      'along as the package "node": run it again with install scripts allowed for that package ' +
      '(npm reads "allowScripts" in package.json; "ignore-scripts" must be off), or install Node ' +
      '24 yourself.',
  );
  process.exit(1);
}
