/* CONTRIBUTING.md says beside each rule what holds it: none of it may have gone. */
import { existsSync, readFileSync } from 'node:fs'
import { at } from './paths.mjs'

const text = (file) => readFileSync(at(file), 'utf8')
const rows = /## What holds the rules\n([\s\S]*?)\n## /
  .exec(text('CONTRIBUTING.md'))[1]
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| rule '))
  .map((line) =>
    line
      .split(' | ')
      .at(-1)
      .replace(/\s*\|$/, ''),
  )

/** `lint a, b` names rules until another kind of word follows. */
const named = rows.flatMap((cell) => {
  let kind = ''
  return [...cell.matchAll(/(lint|stylelint|step)?\s*`([^`]+)`/g)].map(([, word, name]) => {
    if (word !== undefined) kind = word
    return { kind: name.includes('.') ? 'file' : kind, name }
  })
})

const lint = [
  ...[...text('oxlint.config.mjs').matchAll(/\b'?([\w/-]+)'?: (?:'error'|\[\s*'error'|lines\()/g)].map(
    ([, name]) => name,
  ),
]
const styles = Object.keys(JSON.parse(text('.stylelintrc.json')).rules)
const steps = [...text('scripts/test.mjs').matchAll(/\{ name: '([\w:-]+)'/g)].map(([, name]) => name)
const isThere = {
  lint: (name) => lint.includes(name),
  stylelint: (name) => styles.includes(name),
  step: (name) => steps.includes(name),
  file: (name) => existsSync(at(name)),
}

test('each rule has something that holds it', () => {
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.filter((cell) => !cell.includes('`'))).toEqual([])
})

test('what holds a rule exists', () => {
  expect(named.filter(({ kind, name }) => isThere[kind]?.(name) !== true)).toEqual([])
})
