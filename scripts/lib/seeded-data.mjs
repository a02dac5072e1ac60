/*
 * One data folder with the demo data, made once per build of the gateway and copied by everybody who needs one.
 */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoNow, startGateway } from './gateway-process.mjs'
import { at } from './paths.mjs'

/** The seeded folder for the gateway in dist/; made when there is none. */
export async function seededFolder() {
  const hash = createHash('sha256').update(demoNow)
  for (const name of readdirSync(at('dist/gateway'), { recursive: true }).sort())
    if (name.endsWith('.mjs')) hash.update(readFileSync(at('dist/gateway', name)))
  for (const name of readdirSync(at('dist/gateway/migrations')).sort())
    hash.update(readFileSync(at('dist/gateway/migrations', name)))
  const seeded = at('.cache/seeded', hash.digest('hex').slice(0, 16))
  if (existsSync(seeded)) return seeded
  rmSync(at('.cache/seeded'), { recursive: true, force: true })
  const gateway = await startGateway({ dataDir: `${seeded}.making`, env: { WEB_ROOT: '' } })
  // Else every gateway on a copy would do the same work again.
  await gateway.caughtUp()
  await gateway.stop()
  renameSync(`${seeded}.making`, seeded)
  return seeded
}

/** A copy that may be written to; the caller removes it. */
export function copyOf(seeded) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gas-data-'))
  copyInto(seeded, folder)
  return folder
}

/** Plain files and folders only: a third of what cpSync costs for the thousand files of a database. */
function copyInto(from, to) {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [`${from}/${entry.name}`, `${to}/${entry.name}`]
    if (!entry.isDirectory()) copyFileSync(source, target)
    else {
      mkdirSync(target)
      copyInto(source, target)
    }
  }
}
