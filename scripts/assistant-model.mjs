/*
 * domain/assistant/model.gen.ts: what the planner of the assistant has learnt from domain/assistant/training and from the questions of
 * domain/assistant/evaluation that may be learnt from. Takes about a minute. `--check` trains nothing: it fails when what the model was
 * made from has changed since.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { gatewayBuild } from './lib/build.mjs'
import { seeded, train, written } from './lib/linear-model.mjs'
import { at } from './lib/paths.mjs'
import { learntRows, trainingRows } from './lib/question-texts.mjs'

const SEED = 20261120
/** Hundredths: smaller weights are left out of the file. */
const LEAST_WEIGHT = 80
/** Occurrences of a word in all questions from which on it is spelt; longest word in characters. */
const LEAST_WORD = 8
const LONGEST_WORD = 4
/** A longer word is worth more than its characters one by one, by this much of a logarithm for each. */
const LONGER = 2
const DANGER_WEIGHT = 3

const target = at('domain/assistant/model.gen.ts')
const bundle = at('dist/gateway-tools/assistant.mjs')

mkdirSync(at('dist/gateway-tools'), { recursive: true })
await build(gatewayBuild(at('domain/assistant/learning.ts'), bundle))
const { asking, seenOf, featuresOf, inCharacters, soundKey, plain, withoutDenied } = await import(
  pathToFileURL(bundle).href
)

/** Words by how they are spelt: the likeliest of each spelling. */
function spellingOf(questions) {
  const counts = new Map()
  for (const question of questions)
    for (const [run] of question.matchAll(/\p{Script=Han}+/gu))
      for (let length = 1; length <= LONGEST_WORD; length += 1)
        for (let from = 0; from + length <= run.length; from += 1) {
          const word = run.slice(from, from + length)
          counts.set(word, (counts.get(word) ?? 0) + 1)
        }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const found = {}
  for (const [word, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const letters = count < LEAST_WORD ? null : soundKey(word)
    if (letters === null) continue
    const weight = Math.round((Math.log(count / all) + (word.length - 1) * LONGER) * 100)
    if (weight > (found[letters]?.[1] ?? -Infinity)) found[letters] = [word, weight]
  }
  return found
}

const random = seeded(SEED)
const rows = [...trainingRows(random), ...learntRows()]
const spelling = spellingOf(rows.map(({ question }) => question))
const spelt = new Map(Object.entries(spelling).map(([letters, [word, weight]]) => [letters, [word, weight / 100]]))
const seen = rows.map(({ label, question, weight }) => {
  const text = inCharacters(question, spelt)
  return { label, weight, wanted: seenOf(withoutDenied(text), asking).features, plain: featuresOf(plain(text), []) }
})
/** Changes with what is learnt from, not with how it is written. */
const made = createHash('sha256')
for (const { label, weight, wanted, plain: bare } of seen)
  made.update(JSON.stringify([label, weight, [...wanted], [...bare]]))
const HEAD = `// Made by scripts/assistant-model.mjs from training and evaluation (${made.digest('hex').slice(0, 16)}); do not edit.\n`

if (process.argv.includes('--check')) {
  const isFresh = existsSync(target) && readFileSync(target, 'utf8').startsWith(HEAD)
  process.stdout.write(isFresh ? 'model.gen.ts follows from its questions\n' : '')
  if (!isFresh) {
    process.stderr.write('domain/assistant/model.gen.ts is out of date: run node scripts/assistant-model.mjs\n')
    process.exitCode = 1
  }
} else {
  const intents = train(
    seen
      .filter(({ label }) => !/EMERGENCY|\+/.test(label))
      .map(({ label, weight, wanted }) => ({ label, weight, features: wanted })),
    { epochs: 12, random },
  )
  const danger = train(
    seen.map(({ label, weight, plain: bare }) => ({
      label: label === 'EMERGENCY' ? 'DANGER' : 'NONE',
      weight: /EMERGENCY/.test(label) ? weight * DANGER_WEIGHT : weight,
      features: bare,
    })),
    { epochs: 10, random },
  )
  const model = { intents: written(intents, LEAST_WEIGHT), danger: written(danger, LEAST_WEIGHT), spelling }
  const text = JSON.stringify(model).replace(/[\\']/g, '\\$&')
  writeFileSync(target, `${HEAD}export const MODEL =\n  '${text}'\n`)
  process.stdout.write(`model.gen.ts written: ${rows.length} questions, ${readFileSync(target).length >> 10} KB\n`)
}
