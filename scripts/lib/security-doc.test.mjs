/* docs/security.md names a test or a file for each row of the standard: none of them may have gone. */
import { existsSync, readFileSync } from 'node:fs'
import { listedFiles } from './git-files.mjs'
import { at } from './paths.mjs'

const rows = readFileSync(at('docs/security.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, row]) => /^\d+\.\d+\.\d+$/.test(row ?? ''))
  .map(([, row, state, how, shown]) => ({
    row,
    state,
    how,
    files: [...shown.matchAll(/`([^`]+)`/g)].map(([, file]) => file),
  }))

test('each row of levels 1 and 2 once', () => {
  expect(new Set(rows.map(({ row }) => row)).size).toBe(259)
  expect(rows).toHaveLength(259)
})

test('each has a state, a reason and a file that is there', () => {
  const isThere = (file) => existsSync(at(file))
  const wrong = rows.filter(
    ({ state, how, files }) =>
      !['met', 'part', 'no', 'n/a'].includes(state) || how === '' || files.length === 0 || !files.every(isThere),
  )
  expect(wrong).toEqual([])
})

test('no connection of the gateway passes by the authorities of the system (1.9.2, 9.2.1)', () => {
  const sources = listedFiles('gateway').filter((file) => /(?<!\.test)\.(ts|mjs)$/.test(file))
  expect(sources.length).toBeGreaterThan(500)
  const blind = /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/
  expect(sources.filter((file) => blind.test(readFileSync(at(file), 'utf8')))).toEqual([])
})

test('each package of the locked list has a checksum (14.2.4)', () => {
  const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))
  const fetched = Object.entries(packages).filter(([place, { link }]) => /(^|\/)node_modules\//.test(place) && !link)
  expect(fetched.length).toBeGreaterThan(1000)
  expect(fetched.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([place]) => place)).toEqual([])
})
