/*
 * Parts with a promise each, for `npm run bench` and `npm run faults`: one file a part under scripts/lib/<folder>, one printed line
 * a part, a section of docs/bench/latest.md where that is asked for.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { pathToFileURL } from 'node:url'
import { at, bin } from './paths.mjs'

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} limit What is promised, in words: `≤ 1.3x`.
 * @property {(say: (text: string) => void) => Promise<{ figure: string, ok: boolean, note?: string }>} run `note`: Markdown with
 * the numbers behind the figure.
 * @property {number} [minutes] after which it is broken, where its sizes come from outside; else those of its folder
 */

/** What a part needs and this machine lacks; the promise is then not kept but not shown either. */
export class Missing extends Error {}

const report = at('docs/bench/latest.md')
/** Minutes; a part that takes longer is broken. After a fault the gateway is given the time to heal what it left. */
const longest = { bench: 5, faults: 10 }

/** @returns {Promise<Part[]>} every part of the folder, by name */
async function partsOf(folder) {
  const files = readdirSync(at('scripts/lib', folder)).filter((name) => name.endsWith('.mjs'))
  const loaded = files.sort().map((name) => import(pathToFileURL(at('scripts/lib', folder, name)).href))
  return (await Promise.all(loaded)).map(({ part }) => part)
}

/** Runs what the command line asks for: `--list`, `--only a,b`, `--write`. Ends the process. */
export async function runParts(folder, args) {
  const parts = await partsOf(folder)
  const out = (text) => process.stdout.write(`${text}\n`)
  if (args.includes('--list')) {
    for (const part of parts) out(`${part.name} (${part.limit})`)
    process.exit(0)
  }
  const asked = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '').split(',') : null
  const unknown = (asked ?? []).filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0) {
    process.stderr.write(`no such part: ${unknown.join(', ')}; npm run ${folder} -- --list names them\n`)
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  for (const part of parts.filter(({ name }) => asked?.includes(name) ?? true)) {
    const result = await runPart(part, part.minutes ?? longest[folder])
    out(lineOf(part, result))
    if (result.note) process.stderr.write(`${result.note}\n`)
    if (!result.ok) process.exitCode = 1
    if (args.includes('--write')) await write(part, result)
  }
  process.exit(process.exitCode)
}

/** One part to its end; what it says on its way goes to standard error, so that the line stands alone. */
async function runPart(part, minutes) {
  const say = (text) => process.stderr.write(`  ${text}\n`)
  let timer
  const tooLong = new Promise((_done, fail) => {
    timer = setTimeout(() => fail(new Error(`it took longer than ${minutes} minutes`)), minutes * 60_000)
  })
  try {
    return await Promise.race([part.run(say), tooLong])
  } catch (error) {
    if (error instanceof Missing) return { figure: `NOT RUN: ${error.message}`, ok: false }
    process.stderr.write(`${error.stack}\n`)
    return { figure: `FAILED: ${error.message.split('\n')[0]}`, ok: false }
  } finally {
    clearTimeout(timer)
  }
}

const lineOf = (part, { figure, ok }) => `${part.name}: ${figure} (${part.limit})${ok ? '' : ' PAST ITS LIMIT'}`

async function write(part, result) {
  mkdirSync(at('docs/bench'), { recursive: true })
  const old = existsSync(report) ? readFileSync(report, 'utf8') : ''
  const head = `# Bench\n\nNode ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? 'processor'}. Made by \`npm run bench -- --write\` and \`npm run faults -- --write\`.\n`
  const section = [`## ${part.name}`, lineOf(part, result), result.note ?? ''].join('\n\n')
  const names = ['bench', 'faults'].flatMap((folder) => readdirSync(at('scripts/lib', folder)))
  const known = names.map((name) => name.replace(/\.mjs$/, ''))
  const text = withSection(head, old, known, part.name, section)
  writeFileSync(report, text)
  execFileSync(bin('oxfmt'), [report])
}

/** The report with this part's section new; sections of other parts stay as they were, those of parts that are gone go. */
export function withSection(head, old, known, name, section) {
  const isKnown = (text) => known.some((one) => text.startsWith(`## ${one}\n`))
  const sections = old
    .split(/^(?=## )/m)
    .slice(1)
    .filter(isKnown)
  const at = sections.findIndex((one) => one.startsWith(`## ${name}\n`))
  if (at < 0) sections.push(section)
  else sections[at] = section
  return [head, ...sections].map((one) => one.trim()).join('\n\n')
}
