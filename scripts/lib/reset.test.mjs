import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { userOf } from '../../gateway/db/folder'
import { resetFault as faultOf } from './reset.mjs'

const resetFault = (at, env) => faultOf(at, env, userOf)

let folder
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'reset-')), 'data')
  mkdirSync(folder)
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

test('removed are a data folder, an empty one and none', () => {
  expect(resetFault(folder, {})).toBeNull()
  expect(resetFault(path.join(folder, 'none'), {})).toBeNull()
  writeFileSync(path.join(folder, 'data_key.key'), '')
  writeFileSync(path.join(folder, 'gateway.pid'), `${process.ppid} long ago`)
  expect(resetFault(folder, { APP_ENV: 'DEV' })).toBeNull()
})

test('refused in one sentence: in operation, another folder, one in use', () => {
  expect(resetFault(folder, { APP_ENV: 'PRO' })).toMatch(/^APP_ENV=PRO: .*\.$/)
  writeFileSync(path.join(folder, 'letter.txt'), '')
  expect(resetFault(folder, {})).toBe(`${folder} is no data folder of a gateway; nothing is removed.`)
  mkdirSync(path.join(folder, 'db'))
  writeFileSync(path.join(folder, 'gateway.pid'), String(process.ppid))
  expect(resetFault(folder, {})).toBe(`${folder} is in use by process ${process.ppid}; stop it first.`)
})
