import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLite } from './connect'
import { isDiskFull } from './disk'

test.each([
  { say: 'Node', error: Object.assign(new Error('write'), { code: 'ENOSPC' }), full: true },
  { say: 'PostgreSQL', error: { code: '53100' }, full: true },
  { say: 'the embedded engine', error: { name: 'ErrnoError', errno: 51 }, full: true },
  { say: 'another failure', error: { code: 'EACCES', errno: -13 }, full: false },
  { say: 'nothing', error: undefined, full: false },
])('a full disk, reported by $say: $full', ({ error, full }) => expect(isDiskFull(error)).toBe(full))

test('the mark of a process that a full disk left empty keeps no process out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gas-mark-'))
  writeFileSync(join(folder, 'gateway.pid'), '')
  try {
    const database = await openLite(folder)
    await database.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
