import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLite } from './connect'
import { beginningOf, takeFolder, userOf } from './folder'

test('the data folder and all that lies in it are for the own user alone, also a folder left open before', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'folder-')), 'data')
  mkdirSync(folder, { mode: 0o755 })
  const lite = await openLite(folder)
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const modes = entries.map((one) => statSync(join(one.parentPath, one.name)).mode & 0o077)
  expect(entries.map(({ name }) => name)).toContain('gateway.pid')
  expect([statSync(folder).mode & 0o777, new Set(modes.filter((_, i) => entries[i]?.isFile()))]).toEqual([
    0o700,
    new Set([0]),
  ])
  await lite.close()
  rmSync(folder, { recursive: true })
})

describe('the process that uses a folder', () => {
  const other = process.ppid
  test.each([
    ['a process that runs', `${other} ${beginningOf(other) ?? ''}`, other],
    ['one of a release that noted no beginning', String(other), other],
    ['a number that another process has now', `${other} long ago`, null],
    ['a process that is gone', '4194303 long ago', null],
    ['this process', `${process.pid} long ago`, null],
    ['a full disk', '', null],
  ])('%s', (_name, text, user) => {
    expect(userOf(text)).toBe(user)
  })

  test('a folder in use is refused with one sentence; given back it is free', () => {
    const folder = mkdtempSync(join(tmpdir(), 'folder-'))
    takeFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
    writeFileSync(join(folder, 'gateway.pid'), `${other} ${beginningOf(other) ?? ''}`)
    expect(() => takeFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${other}; stop it or`)
    rmSync(folder, { recursive: true })
  })
})
