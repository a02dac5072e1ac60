/*
 * Does each rule of oxlint.config.mjs hold where it should, and only there? The files of scripts/lint/planted-*.mjs are put into a folder
 * of the repository's shape and read in one run of oxlint; each rule, each form and each wall has a line that it refuses and one that
 * passes. A rule that silently stopped working would be seen here. And no modules import each other in a circle (lib/cycles.mjs).
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import config from '../oxlint.config.mjs'
import { importCircles } from './lib/cycles.mjs'
import { at, bin } from './lib/paths.mjs'
import { directivesIn, onlyRoot } from './lint/directives.mjs'
import { formRule, forms, plantedSelectors } from './lint/planted-forms.mjs'
import { ruleCases } from './lint/planted-rules.mjs'
import { wallRules, walls } from './lint/planted-walls.mjs'

const folder = at('.cache/planted')

/** { file, code, rules, ok: what is wrong with the lines on which these rules spoke, or nothing } */
const cases = [
  ...walls.map(([file, code, rule]) => ({
    file,
    code,
    rules: rule === null ? wallRules : [rule],
    isRight: (lines) => lines.length > 0 === (rule !== null),
  })),
  ...forms.map(([file, code, expected]) => ({
    file,
    code,
    rules: [formRule],
    isRight: (lines) => String(lines) === String(expected),
    expected: `lines ${expected}`,
  })),
  ...ruleCases.map(([file, code, rule, isRefused]) => ({
    file,
    code,
    rules: [rule],
    isRight: (lines) => lines.length > 0 === isRefused,
  })),
].map((one, index) => ({ ...one, file: one.file.replace('*', `planted-${index}`) }))

function plant() {
  rmSync(folder, { recursive: true, force: true })
  const write = (file, text) => {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    // Two cases of one name would hide each other.
    writeFileSync(place, text, { flag: 'wx' })
  }
  // The repository's .gitignore ends here: the folder is one that it names.
  mkdirSync(path.join(folder, '.git'), { recursive: true })
  write('.gitignore', '')
  // Neither is obeyed; otherwise nothing would be refused.
  write('.eslintignore', '**')
  for (const place of ['src', 'gateway', 'domain'])
    write(`${place}/.oxlintrc.json`, JSON.stringify({ categories: { correctness: 'off' }, overrides: [] }))
  write('oxlint.config.mjs', `export { default } from '${at('oxlint.config.mjs')}'\n`)
  const compilerOptions = { strict: true, target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', types: [] }
  write('tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, jsx: 'preserve', noEmit: true } }))
  for (const { file, code } of cases) write(file, `${code}\n`)
}

/** oxlint names a rule of ESLint `eslint(eqeqeq)`, one of React's hooks `react-hooks(…)`. */
function nameOf(code) {
  const [, plugin, rule] = /^([\w-]+)\((.+)\)$/.exec(code) ?? []
  if (plugin === 'eslint') return rule
  return plugin === 'react-hooks' ? `react/${rule}` : `${plugin}/${rule}`
}

/** What oxlint says: by file, the lines on which each rule speaks. */
function said() {
  const args = [...onlyRoot, '--format', 'json']
  const { stdout, stderr } = spawnSync(bin('oxlint'), args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
  const found = new Map()
  for (const { filename, code, message, labels } of JSON.parse(stdout).diagnostics) {
    if (!code) throw new Error(`${filename}: ${message}`)
    const file = path.relative(folder, path.resolve(folder, filename)).replaceAll('\\', '/')
    if (!found.has(file)) found.set(file, new Map())
    const rules = found.get(file)
    rules.set(nameOf(code), [...(rules.get(nameOf(code)) ?? []), labels[0]?.span.line ?? 0])
  }
  return found
}

/** Each rule of the configuration, and each selector, has its lines. */
function unplanted() {
  const all = [config.rules, ...config.overrides.map(({ rules }) => rules)].flatMap(Object.entries)
  const rules = new Set(all.map(([rule]) => rule))
  const selectors = all.flatMap(([rule, value]) => (rule === formRule ? value.slice(1) : []))
  const has = (rule, isRefused) => ruleCases.some((one) => one[2] === rule && one[3] === isRefused)
  return [
    ...[...rules]
      .filter((rule) => rule !== formRule && !wallRules.includes(rule) && !(has(rule, true) && has(rule, false)))
      .map((rule) => `${rule}: no line that it refuses, or none that passes`),
    ...selectors
      .filter(({ selector }) => !plantedSelectors.includes(selector))
      .map(({ selector }) => `${selector}: no line that it refuses`),
  ]
}

/** A comment that oxlint obeys is seen by no rule. */
const off = (name, ending) => directivesIn(`call()\n/* ${name}-disable${ending} */`).join() === '2'
const unseen = ['eslint', 'oxlint'].flatMap((name) =>
  ['', '-line no-console', '-next-line']
    .filter((ending) => !off(name, ending))
    .map((ending) => `${name}${ending}: unseen`),
)

plant()
const found = said()
const wrong = cases.flatMap(({ file, code, rules, isRight, expected = '' }) => {
  const lines = rules.flatMap((rule) => found.get(file)?.get(rule) ?? []).sort((a, b) => a - b)
  if (isRight(lines)) return []
  const other = [...(found.get(file)?.keys() ?? [])].join(', ') || 'nothing'
  return [
    `${file}: ${code.slice(0, 200)}\n  -> ${rules}: lines ${lines.join() || 'none'} ${expected && `instead of ${expected}`} (said: ${other})`,
  ]
})
const circles = importCircles()
const faults = [...wrong, ...unplanted(), ...unseen, ...circles]
for (const one of faults) process.stderr.write(`${one}\n`)
process.stdout.write(
  `walls: ${cases.length - wrong.length} of ${cases.length} as expected, ${circles.length} import circles\n`,
)
process.exitCode = faults.length > 0 ? 1 : 0
