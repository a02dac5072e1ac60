import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLite } from './connect'

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
