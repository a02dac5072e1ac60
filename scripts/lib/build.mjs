/*
 * The three builds: gateway (esbuild), H5 and mini-program (Taro). Each is skipped while its sources have not changed.
 */
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { demoTextsIn } from './demo-texts.mjs'
import { roomy } from './node-flags.mjs'
import { at, bin, root } from './paths.mjs'
import { run } from './run.mjs'
import { lowestNode } from './node-version.mjs'
import { keepMaps, mapsName } from './source-maps.mjs'
import { dropStamp, hashOf, isFresh, keepStamp } from './stamp.mjs'

class BuildError extends Error {}

const gatewaySources = [
  'gateway',
  'domain',
  'contract',
  'package-lock.json',
  'scripts/lib/build.mjs',
  'scripts/lib/demo-texts.mjs',
]
const appSources = ['src', 'domain', 'contract', 'config', 'babel.config.js', 'package-lock.json', 'tsconfig.base.json']

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))

const aliases = { '@domain': at('domain'), '@contract': at('contract') }

/** Packages that look for files of their own beside them: the image installs these alone (Dockerfile). */
const besideTheirFiles = Object.keys(JSON.parse(readFileSync(at('gateway/runtime/package.json'), 'utf8')).dependencies)

/**
 * esbuild options of gateway code, packages included: one file to read instead of a thousand halves the start. `pg` only tries
 * pg-native and lives without it.
 */
export function gatewayBuild(entry, outfile) {
  return {
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: `node${lowestNode}`,
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    alias: aliases,
    external: [...besideTheirFiles, 'pg-native'],
    // Bundled CommonJS packages ask for require, which ES modules lack.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    // Chinese stays readable: what stands in the sources can be found in the build.
    charset: 'utf8',
    logLevel: 'silent',
  }
}

/**
 * dist/gateway/main.mjs with its migrations beside it. The demo world is the folder dist/gateway/demo, which a build for operation
 * (APP_ENV=PRO) lacks.
 * @returns {Promise<'built' | 'fresh'>}
 */
export async function buildGateway() {
  const hasDemo = !/^(NEW_)?PRO$/.test(process.env.APP_ENV ?? '')
  const hash = hashOf(gatewaySources, String(hasDemo))
  if (isFresh('gateway', hash) && existsSync(at('dist/gateway/main.mjs'))) return 'fresh'
  await buildGatewayInto(at('dist/gateway'))
  if (!hasDemo) {
    rmSync(at('dist/gateway/demo'), { recursive: true })
    const found = await demoTextsIn(at('dist/gateway'))
    if (found.length > 0) throw new BuildError(`The build for operation contains the demo world:\n${found.join('\n')}`)
  }
  keepStamp('gateway', hash)
  return 'built'
}

/** The gateway with its demo world in the folder `demo`; `more`: further programs on the same pieces, by name. */
export async function buildGatewayInto(folder, more = {}) {
  const { build } = await import('esbuild')
  rmSync(folder, { recursive: true, force: true })
  try {
    await build(productBuild(folder, more))
  } catch (error) {
    const list = (error.errors ?? []).map(
      (one) => `${one.location?.file ?? ''}:${one.location?.line ?? ''} ${one.text}`,
    )
    throw new BuildError(`The gateway does not build:\n${list.join('\n') || error.message}`)
  }
  copyGatewayFiles(folder)
}

/** What both need lies in a piece beside them: main.mjs loads demo/index.mjs only where the settings ask for it. */
function productBuild(folder, more) {
  const { outfile: _outfile, entryPoints: _entry, ...rest } = gatewayBuild('', '')
  return {
    ...rest,
    entryPoints: { main: at('gateway/main.ts'), 'demo/index': at('gateway/demo/index.ts'), ...more },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    chunkNames: 'shared-[hash]',
  }
}

/** Files that the gateway reads at run time: whatever is neither TypeScript nor configuration, at the same place. */
function copyGatewayFiles(to) {
  cpSync(at('gateway/db/migrations'), path.join(to, 'migrations'), { recursive: true })
  // Of the font's package one weight of nine, and its licence, which goes with it.
  for (const file of ['400Regular/NotoSansSC_400Regular.ttf', 'LICENSE_FONT'])
    cpSync(at('node_modules/@expo-google-fonts/noto-sans-sc', file), path.join(to, 'fonts', path.basename(file)))
  const assets = ['modules', 'ports', 'demo', 'assets'].filter((folder) => existsSync(at('gateway', folder)))
  for (const folder of assets) {
    cpSync(at('gateway', folder), path.join(to, folder), {
      recursive: true,
      filter: (source) => !/\.(ts|tsx)$/.test(source),
    })
  }
}

/**
 * The environment of a mini-program that is built by hand: PRO unless APP_ENV says otherwise. It cannot call the host that served
 * it, as H5 does: beside DEV it needs the gateway's address.
 * @throws {BuildError} one sentence
 */
export function weappEnvironment({ APP_ENV = 'PRO', APP_HOST = '' }) {
  const isDevelopment = /^(NEW_)?DEV$/.test(APP_ENV)
  if (!isDevelopment && !/^https:\/\/[^/]+$/.test(APP_HOST))
    throw new BuildError(
      `APP_HOST is missing: the gateway's address for ${APP_ENV}, e.g. APP_HOST=https://app.your-company.cn; or APP_ENV=DEV for the gateway of this machine.`,
    )
  return { APP_ENV, ...(APP_HOST !== '' && { APP_HOST }) }
}

/**
 * dist/h5 or dist/weapp in production mode. APP_ENV=DEV by default: the app of this machine, talking to this gateway. Other
 * environments leave their source maps in maps/<version>-<environment>.
 * @param {'h5' | 'weapp'} type
 * @returns {Promise<'built' | 'fresh'>}
 */
export async function buildApp(type, { env = {}, onLine } = {}) {
  const settings = { NODE_ENV: 'production', APP_ENV: process.env.APP_ENV ?? 'DEV', ...env }
  const hash = hashOf(appSources, JSON.stringify({ type, ...settings, host: env.APP_HOST ?? process.env.APP_HOST }))
  const result = at('dist', type, type === 'h5' ? 'index.html' : 'app.json')
  if (isFresh(type, hash) && existsSync(result)) return 'fresh'
  // Taro empties the folder itself. CI=1: no redrawn progress bars in what a failure shows.
  const { code, output } = await run(bin('taro'), ['build', '--type', type], {
    env: { ...roomy, ...settings, CI: '1' },
    onLine,
  })
  if (code !== 0 || !existsSync(result)) throw new BuildError(`The ${type} build failed:\n${faultsOf(output)}`)
  keepMaps(at('dist', type), at('maps', mapsName(version, settings.APP_ENV), type))
  if (type === 'h5') await compressFiles(at('dist/h5'))
  keepStamp(type, hash)
  return 'built'
}

/** The development build writes over dist/<type>: the next build for delivery starts from the sources. */
export const forgetBuild = dropStamp

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g')

/** What a failed build is about: the errors at its end, without progress bars. */
function faultsOf(output) {
  const text = output.replace(colours, '')
  const errors = text.lastIndexOf('✖ Errors')
  return (errors < 0 ? text : text.slice(errors)).trimEnd().split('\n').slice(-40).join('\n')
}

/** Writes .br and .gz beside every text file of some size: the gateway serves them as they are. */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json|txt|map)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
  for (const file of files) {
    const text = readFileSync(file)
    if (text.length < 1024) continue
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      promisify(gzip)(text, { level: 9 }),
    ])
    writeFileSync(`${file}.br`, br)
    writeFileSync(`${file}.gz`, gz)
  }
}

/** Fails with a sentence when a folder of the repository is missing (an incomplete copy). */
export function checkTree() {
  for (const folder of ['gateway', 'src', 'domain', 'contract']) {
    if (!existsSync(path.join(root, folder)))
      throw new BuildError(`The folder ${folder} is missing: this copy of the project is incomplete.`)
  }
}
