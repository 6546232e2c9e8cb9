/** The files of one build that the worker keeps, written by scripts/bundle/service-workers.ts. */
export type BuildFiles = {
  /** Another one with each build. */
  version: string;
  /** The addresses of scripts and styles of the list of posts and the editor. */
  files: string[];
  /** What each language adds, and its page without content. */
  languages: Record<string, { files: string[]; shell: { url: string; integrity: string } }>;
};

declare global {
  /** Set by the build. */
  const buildFiles: BuildFiles;
}
