import { mkdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { at } from './paths.mjs'

/** Imports a TypeScript module of the repository (bundled on the fly, packages left outside). */
export async function loadTs(entry) {
  const { build } = await import('esbuild')
  const { gatewayBuild } = await import('./build.mjs')
  const name = entry.replace(/\W+/g, '-')
  const outfile = at('dist/checks', `${name}.mjs`)
  mkdirSync(at('dist/checks'), { recursive: true })
  await build({ ...gatewayBuild(at(entry), outfile), packages: 'external', sourcemap: false })
  return import(`${pathToFileURL(outfile).href}?${Date.now()}`)
}

/** The rows of a tab-separated list. */
export const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
