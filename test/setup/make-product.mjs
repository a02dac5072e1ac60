import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { gatewayBuild } from '../../scripts/lib/build.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { hashOf, isFresh, keepStamp } from '../../scripts/lib/stamp.mjs'
import product from './product.cjs'

/** main.ts is a program, not a module: it starts when it is loaded. */
const isSource = (file) => /(?<!\.test|\.d)\.ts$/.test(file) && !/^gateway\/(node_modules\/|main\.ts$)/.test(file)

const sourceFiles = () =>
  product.sources.flatMap((name) =>
    readdirSync(at(name), { recursive: true })
      .map((file) => `${name}/${file.replaceAll('\\', '/')}`)
      .filter(isSource),
  )

/** A module that looks for files beside it finds them where its source lies. */
export const ownPlace = {
  name: 'own-place',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](gateway|pdfkit)[\\/].*\.(ts|mjs)$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
      loader: file.endsWith('.ts') ? 'ts' : 'js',
    }))
  },
}

const madeFrom = [
  ...product.sources,
  'package-lock.json',
  'scripts/lib/build.mjs',
  'test/setup/make-product.mjs',
  'test/setup/product.cjs',
]

/** The file of product.cjs: each module and each shared package by its name, loaded when it is asked for. Made when its sources have changed. */
export async function makeProduct() {
  const hash = hashOf(madeFrom)
  if (isFresh('product', hash) && existsSync(product.outfile)) return
  mkdirSync(path.dirname(product.outfile), { recursive: true })
  const own = `${product.outfile}.${process.pid}`
  const modules = [...sourceFiles().map((file) => [file, at(file)]), ...product.packages.map((name) => [name, name])]
  const { entryPoints: _entry, banner: _banner, ...options } = gatewayBuild('', own)
  await build({
    ...options,
    stdin: {
      contents: modules.map(([name, from]) => `exports['${name}'] = () => require('${from}')`).join('\n'),
      resolveDir: at('gateway'),
    },
    format: 'cjs',
    plugins: [ownPlace],
    // Beside the file: what looks for a map in a file reads it as one line, and gives up at 16 MB.
    sourcemap: 'external',
    sourcesContent: false,
    footer: { js: `//# sourceMappingURL=${path.basename(product.outfile)}.map` },
    logLevel: 'error',
  })
  // Written aside and renamed, so that no worker reads half a file.
  renameSync(`${own}.map`, `${product.outfile}.map`)
  renameSync(own, product.outfile)
  keepStamp('product', hash)
}
