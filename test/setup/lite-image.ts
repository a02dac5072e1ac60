import type { Database } from '../../gateway/db/connect'

const slimming = [
  "update pg_database set datistemplate = false where datname in ('template0', 'template1')",
  'drop database if exists template0',
  'drop database if exists template1',
  // The checkpoint writes a new piece of the log and lets go of the ones before.
  'select pg_switch_wal()',
  'checkpoint',
]

/**
 * The whole embedded database as bytes that openLite() loads. A process that copies it reads all of it: 14 MB of databases to copy new ones
 * from, and the log so far, are not in it.
 */
export async function imageOfLite({ lite }: Database): Promise<Buffer> {
  if (!lite) throw new Error('only the embedded database can be dumped')
  for (const text of slimming) await lite.exec(text)
  const dump = await lite.dumpDataDir('none')
  return Buffer.from(await dump.arrayBuffer())
}
