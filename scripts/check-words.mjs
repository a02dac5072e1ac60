/*
 * The words of scripts/lint/words.mjs leave the repository area by area: none has more of them than scripts/lint/words-left.json
 * allows, and a new area has none. With --write the file takes the counts of now, where they are lower.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { areaOf, compareCounts, words, wordsIn } from './lint/words.mjs'
import { listedFiles } from './lib/git-files.mjs'
import { at } from './lib/paths.mjs'

const left = at('scripts/lint/words-left.json')
/** Released migrations are never edited; generated files and the list itself name the words for a reason. */
const exempt = /\.gen\.ts$|^gateway\/db\/migrations\/|^scripts\/lint\/words|^docs\/glossary\.md$/

const files = listedFiles().filter((file) => /\.(ts|tsx|mts|mjs|cjs|scss|md|yaml)$/.test(file) && !exempt.test(file))

const found = files.flatMap((file) =>
  wordsIn(readFileSync(at(file), 'utf8')).map((one) => ({ ...one, file, area: areaOf(file) })),
)
const counts = {}
for (const { area } of found) counts[area] = (counts[area] ?? 0) + 1

const allowed = JSON.parse(readFileSync(left, 'utf8'))
const { more, fewer } = compareCounts(counts, allowed)
for (const { area, now, allowed: most } of more) {
  console.error(`${area}: ${now} words of scripts/lint/words.mjs, at most ${most}`)
  for (const { file, line, word } of found.filter((one) => one.area === area).slice(0, 20))
    console.error(`  ${file}:${line} ${word} (${words[word]})`)
}
if (process.argv.includes('--write')) {
  const rows = Object.entries(counts).map(([area, now]) => [area, Math.min(now, allowed[area] ?? 0)])
  const next = Object.fromEntries(rows.filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(left, `${JSON.stringify(next, null, 2)}\n`)
} else if (more.length === 0 && fewer.length > 0) {
  console.log(`${fewer.length} areas have fewer than allowed: node scripts/check-words.mjs --write`)
}
console.log(`words: ${found.length} left in ${Object.keys(counts).length} areas`)
process.exitCode = more.length > 0 ? 1 : 0
