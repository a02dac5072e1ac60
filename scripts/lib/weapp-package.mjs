/*
 * What WeChat would refuse, or what would break the budgets, in a built mini-program.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'acorn'
import { at } from './paths.mjs'

const notUploaded = /\.LICENSE\.txt$|^project\.(private\.)?config\.json$|\.map$/

const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !notUploaded.test(file))

/** Bytes per package; the main package is ''. */
export function packageSizes(dist) {
  const app = JSON.parse(readFileSync(path.join(dist, 'app.json'), 'utf8'))
  const roots = (app.subPackages ?? app.subpackages ?? []).map((one) => one.root.replace(/\/?$/, '/'))
  const sizes = Object.fromEntries(['', ...roots].map((root) => [root, 0]))
  for (const file of filesUnder(dist))
    sizes[roots.find((root) => file.startsWith(root)) ?? ''] += statSync(path.join(dist, file)).size
  return sizes
}

const kb = (bytes) => Math.ceil(bytes / 1024)

/** Sentences about sizes beyond the budget. */
export function overBudget(sizes, budget) {
  const found = []
  for (const [root, bytes] of Object.entries(sizes)) {
    const limit = root === '' ? budget.mainPackageKB : budget.subPackageKB
    if (kb(bytes) > limit) found.push(`${root || 'main package'}: ${kb(bytes)} KB, the budget is ${limit} KB`)
  }
  const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)
  if (kb(total) > budget.totalKB) found.push(`all packages: ${kb(total)} KB, the budget is ${budget.totalKB} KB`)
  return found
}

/** KB that the pages of one package may have fetched ahead together (preloadRule), by WeChat's own limit. */
const PRELOAD_LIMIT = 2048

/**
 * Sentences about packages with pages that fetch more ahead than WeChat or the budget allows, or what is not there. WeChat counts by
 * package: the pages of one share the limit. The tabs, and thereby the budget of theirs, belong to the main package.
 */
export function preloadFaults(dist, sizes, budget) {
  const app = JSON.parse(readFileSync(path.join(dist, 'app.json'), 'utf8'))
  const rules = Object.entries(app.preloadRule ?? {})
  const unknown = rules.flatMap(([page, { packages }]) =>
    packages.filter((root) => !(`${root}/` in sizes)).map((root) => `${page}: preloads ${root}, which is not there`),
  )
  const aheadOf = new Map()
  for (const [page, { packages }] of rules) {
    const owner = Object.keys(sizes).find((root) => root !== '' && page.startsWith(root)) ?? ''
    aheadOf.set(owner, new Set([...(aheadOf.get(owner) ?? []), ...packages]))
  }
  const large = [...aheadOf].flatMap(([owner, packages]) => {
    const total = kb([...packages].reduce((sum, root) => sum + (sizes[`${root}/`] ?? 0), 0))
    const limit = owner === '' ? budget.tabsPreloadKB : PRELOAD_LIMIT
    return total > limit ? [`${owner || 'main package'}: its pages preload ${total} KB, the limit is ${limit} KB`] : []
  })
  return [...unknown, ...large]
}

/** Roots that lie in another root: WeChat refuses them. */
export function nestedRoots(sizes) {
  const roots = Object.keys(sizes).filter((root) => root !== '')
  return roots.flatMap((root) =>
    roots
      .filter((outer) => outer !== root && root.startsWith(outer))
      .map((outer) => `${root} lies in the root ${outer}`),
  )
}

/** Pages of app.json without one of their four files (styles are optional), tab icons that are missing or too large. */
export function missingFiles(dist) {
  const app = JSON.parse(readFileSync(path.join(dist, 'app.json'), 'utf8'))
  const sub = (app.subPackages ?? app.subpackages ?? []).flatMap((one) =>
    one.pages.map((page) => `${one.root.replace(/\/$/, '')}/${page}`),
  )
  const found = [...app.pages, ...sub].flatMap((page) =>
    ['.js', '.json', '.wxml']
      .filter((kind) => !existsSync(path.join(dist, page + kind)))
      .map((kind) => `${page}${kind} is missing`),
  )
  for (const tab of app.tabBar?.list ?? []) {
    if (!app.pages.includes(tab.pagePath)) found.push(`tab ${tab.pagePath} is not in the main package`)
    for (const icon of [tab.iconPath, tab.selectedIconPath].filter(Boolean)) {
      if (!existsSync(path.join(dist, icon))) found.push(`tab icon ${icon} is missing`)
      else if (statSync(path.join(dist, icon)).size > 40 * 1024) found.push(`tab icon ${icon} is larger than 40 KB`)
    }
  }
  return found
}

/** Scripts that an older phone could not read, and schemas that have no business there. */
export function badScripts(dist, ecmaVersion) {
  return filesUnder(dist)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => scriptFaults(file, readFileSync(path.join(dist, file), 'utf8'), ecmaVersion))
}

export function scriptFaults(file, text, ecmaVersion) {
  const found = []
  try {
    parse(text, { ecmaVersion, sourceType: 'script' })
  } catch (error) {
    found.push(`${file}: not ES${ecmaVersion}: ${error.message}`)
  }
  if (/typebox/i.test(text)) found.push(`${file}: holds the contract's schemas (typebox)`)
  return found
}

/** Faults that WeChat's own compilers (wcc, wcsc) find; null where they do not run (x86-64 Linux only). */
export function compilerFaults(dist) {
  const tool = (name) => at('node_modules/miniprogram-compiler/bin/linux', name)
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(tool('wcc'))) return null
  for (const name of ['wcc', 'wcsc']) chmodSync(tool(name), 0o755)
  const files = filesUnder(dist)
  const out = mkdtempSync(path.join(tmpdir(), 'gas-wcc-'))
  const found = []
  const templates = files.filter((file) => /\.(wxml|wxs)$/.test(file))
  const wcc = spawnSync(tool('wcc'), ['-d', ...templates, '-o', path.join(out, 'out.js')], {
    cwd: dist,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (wcc.status !== 0) found.push(`wcc: ${(wcc.stderr || wcc.stdout).trim().slice(0, 500)}`)
  const styles = files.filter((file) => file.endsWith('.wxss'))
  const wcsc = spawnSync(tool('wcsc'), ['-lc', ...styles, '-o', path.join(out, 'out.css')], {
    cwd: dist,
    encoding: 'utf8',
  })
  if (wcsc.status !== 0) found.push(`wcsc: ${(wcsc.stderr || wcsc.stdout).trim().slice(0, 500)}`)
  rmSync(out, { recursive: true, force: true })
  return found
}
