/*
 * No file has a word of scripts/lint/words.mjs, but for those that name it for a reason.
 */
import { readFileSync } from 'node:fs'
import { words, wordsIn } from './lint/words.mjs'
import { listedFiles } from './lib/git-files.mjs'
import { at } from './lib/paths.mjs'

/** Files that may, and why. */
const exempt = [
  [/\.gen\.ts$/, 'made from other files'],
  [/^gateway\/db\/migrations\//, 'released migrations are never edited'],
  [/^scripts\/lint\/words\.mjs$|^scripts\/lib\/words\.test\.mjs$|^docs\/glossary\.md$/, 'the list itself'],
  [/^domain\/assistant\/syllables\.ts$/, 'syllables of Pinyin are no English words'],
  [/^scripts\/lib\/postgres\.mjs$/, 'names an account of the operating system'],
]

const files = listedFiles().filter(
  (file) => /\.(ts|tsx|mts|mjs|cjs|scss|md|yaml)$/.test(file) && !exempt.some(([place]) => place.test(file)),
)
const found = files.flatMap((file) => wordsIn(readFileSync(at(file), 'utf8')).map((one) => ({ ...one, file })))
for (const { file, line, word } of found) process.stderr.write(`${file}:${line} ${word} (${words[word]})\n`)
process.stdout.write(`words: ${found.length} of the list in ${files.length} files\n`)
process.exitCode = found.length > 0 ? 1 : 0
