import { existsSync, globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import type { InterfaceLanguage } from '../../domain/language/languages.ts';
import { portalScriptsId } from '../../src/prerender/landing/portal-scripts.ts';
import { root } from '../child-process.ts';
import { chunksWithMessages } from './page-shells.ts';

const dist = `${root}dist/`;

/**
 * What the page of a new article loads automatically when idle
 * (src/features/editor/lazy-panels.ts); the outbox's styles are in its chunks.
 */
const deferred = ['src/features/editor/panels.ts'];

/** Pages of the build by their file names, in every language and region. */
export const pagesOf = (name: string): string[] =>
  globSync(`${name}.*.html`, { cwd: `${dist}prerendered` }).sort();

/**
 * All the script that a page names, in kB (of 1000) as the server sends it to a browser of today.
 */
export const pageScriptKb = (page: string): number =>
  sentSize(namesIn(page)) + inlineScriptKb(page);

/** What the page of a new article additionally loads automatically, in kB. */
export function deferredScriptKb(page: string, language: InterfaceLanguage): number {
  const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Manifest;
  const named = namesIn(page);
  return sentSize(
    chunksWithMessages(deferred, manifest, language).filter((file) => !named.includes(file)),
  );
}

/** The scripts that a page names. */
export function namesIn(page: string): string[] {
  return [...new Set(readPage(page).match(/assets\/[^"]+\.js/g))];
}

/** A page without the scripts that it loads only when a person needs them. */
const readPage = (page: string): string =>
  readFileSync(`${dist}prerendered/${page}`, 'utf8').replace(
    new RegExp(`<template id="${portalScriptsId}">.*?</template>`, 's'),
    '',
  );

/** What the scripts inside a page weigh alone, compressed. */
function inlineScriptKb(page: string): number {
  const scripts = readPage(page).match(/<script>.*?<\/script>/gs) ?? [];
  return scripts.length === 0 ? 0 : brotliCompressSync(scripts.join('')).length / 1000;
}

/** In kB (of 1000). Files that are too small to benefit are sent uncompressed. */
export function sentSize(files: string[]): number {
  const sent = files.map((file) => (existsSync(`${dist}${file}.br`) ? `${file}.br` : file));
  return sent.reduce((sum, file) => sum + readFileSync(dist + file).length, 0) / 1000;
}
