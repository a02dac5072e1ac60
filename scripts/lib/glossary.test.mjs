/* docs/glossary.md says where each concept stands; ADRs that are named are there. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { listedFiles } from './git-files.mjs'
import { textsOf } from './imports.mjs'
import { at } from './paths.mjs'

const text = readFileSync(at('docs/glossary.md'), 'utf8')

/** Files of the contract that are about no concept. */
const MACHINERY = ['api.gen', 'codes', 'common', 'endpoint', 'index', 'keys', 'platform', 'tags']

const foldersIn = (place) => readdirSync(at(place)).filter((name) => statSync(at(place, name)).isDirectory())
const contract = readdirSync(at('contract'))
  .filter((name) => !name.endsWith('.test.ts') && !name.endsWith('.json'))
  .map((name) => name.replace(/\.ts$/, ''))

/** Names in the columns of a place, of all tables. */
function named(place) {
  const found = new Set()
  for (const table of text.split(/\n\n/).filter((part) => part.startsWith('|'))) {
    const [head, , ...rows] = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
    head.forEach((title, column) => {
      if (title !== place) return
      for (const row of rows) for (const [, name] of row[column].matchAll(/`([\w-]+)`/g)) found.add(name)
    })
  }
  return [...found].sort()
}

const unique = (names) => [...new Set(names)].sort()

test.each([
  ['contract', unique(contract.filter((name) => !MACHINERY.includes(name)))],
  ['gateway/modules', foldersIn('gateway/modules')],
  ['src/features', foldersIn('src/features')],
  ['src/shared', foldersIn('src/shared')],
  ['domain', foldersIn('domain')],
])('each concept of %s once, none that is gone', (place, there) => expect(named(place)).toEqual(unique(there)))

const prose = textsOf(listedFiles().filter((file) => /\.(tsx?|mjs|md|scss|ya?ml)$/.test(file)))
const decisions = readdirSync(at('docs/adr'))

test('each decision that is named is in force', () => {
  const gone = [...prose].flatMap(([file, content]) =>
    [...content.matchAll(/\bADR (\d{4})\b/g)]
      .filter(([, number]) => !decisions.some((name) => name.startsWith(`${number}-`)))
      .map(([words]) => `${file}: ${words}`),
  )
  expect(gone).toEqual([])
  const superseded = decisions.filter((name) => /superseded/i.test(readFileSync(at('docs/adr', name), 'utf8')))
  expect(superseded).toEqual([])
})

test('links between documents lead somewhere', () => {
  const gone = [...prose]
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([file, content]) =>
      [...content.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g)]
        .filter(([, target]) => !existsSync(at(file, '..', target)))
        .map(([, target]) => `${file}: ${target}`),
    )
  expect(gone).toEqual([])
})
