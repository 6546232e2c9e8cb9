import { dependencyProblems } from './dependency-rules.ts';
import { readInstalled, readLockFile, readProjectManifest } from './lock-file.ts';

/*
 * A step of `npm test`, without a network: licences, sources, hashes and install scripts of all
 * packages in package-lock.json.
 */
const packages = readLockFile();
const problems = dependencyProblems(readProjectManifest(), packages, readInstalled);
for (const problem of problems) console.error(problem);
console.log(`${packages.length} packages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
