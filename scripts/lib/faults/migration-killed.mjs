/*
 * A gateway killed in the middle of migrating an empty database, again and again, then left alone; and a migration that fails: the
 * database is as it was, and the operator reads one sentence.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildGateway } from '../build.mjs'
import { startGateway } from '../gateway-process.mjs'
import { at } from '../paths.mjs'
import { connect } from '../sql.mjs'
import { withFolder, withServer } from '../stand.mjs'

/** Locked relations at which the process is killed: soon after the first table, in the middle, near the end. */
const killedAt = [5, 100, 200, 300]
const broken = 'create table half_made (id int);\nselect 1 / 0;\n'

export const part = {
  name: 'migration-killed',
  limit: 'same tables, one sentence',
  run: async (say) => {
    await buildGateway()
    const faults = await withServer(say, (server) => withFolder((folder) => onServer(say, server, folder)))
    const kept = `${killedAt.length} kills, same tables; a failed migration is one sentence and leaves nothing`
    return { figure: faults.length > 0 ? faults.join('; ') : kept, ok: faults.length === 0 }
  },
}

async function onServer(say, server, folder) {
  const [clean, killed] = await databases(server.url, ['clean', 'killed'])
  const run = (url, more = {}) =>
    startGateway({ dataDir: folder, env: { DATABASE_URL: url, DEMO_DATA: '0', WEB_ROOT: '' }, ...more })
  const runToEnd = async (url) => (await run(url)).stop()
  await runToEnd(clean)
  const wanted = await schemaOf(clean)
  for (const locks of killedAt) say(await killAt(run, killed, locks))
  await runToEnd(killed)
  const faults = (await schemaOf(killed)) === wanted ? [] : ['the tables differ from those of an undisturbed start']
  const said = await withBrokenMigration((program) => run(killed, { program }))
  say(`it says: ${said}`)
  if (!/^999912312359_broken\b.*\.$/.test(said)) faults.push('a failed migration is not reported in one sentence')
  if ((await schemaOf(killed)) !== wanted) faults.push('a failed migration left something behind')
  await runToEnd(killed)
  return faults
}

async function databases(url, names) {
  const db = await connect(url)
  for (const name of names) await db.rows(`create database ${name}`)
  await db.end()
  return names.map((name) => url.replace(/\/postgres$/, `/${name}`))
}

/** Kills the gateway once its transaction holds so many relations: what it has made by then no other connection can see. */
async function killAt(run, url, locks) {
  const db = await connect(url)
  const kill = new AbortController()
  let ended = false
  const running = run(url, { kill: kill.signal }).then(
    async (gateway) => {
      ended = true
      await gateway.stop()
    },
    () => (ended = true),
  )
  let held = 0
  while (!ended && held < locks)
    ({ held } = await db.one(
      `select count(*)::int as held from pg_locks
       where database = (select oid from pg_database where datname = current_database()) and mode = 'AccessExclusiveLock'`,
    ))
  kill.abort()
  await running
  await db.end()
  if (held < locks) throw new Error(`the migration ended before it held ${locks} relations`)
  return `killed with ${held} relations in hand`
}

const catalogue = [
  `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
   where table_schema = 'public' order by 1, ordinal_position`,
  `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as def from pg_constraint
   where connamespace = 'public'::regnamespace order by 1, 2`,
  `select indexdef from pg_indexes where schemaname = 'public' order by 1`,
  `select name from kysely_migration order by 1`,
]

/** Columns, constraints and indexes of every table, as one text. */
async function schemaOf(url) {
  const db = await connect(url)
  const parts = []
  for (const text of catalogue) parts.push(await db.rows(text))
  await db.end()
  return JSON.stringify(parts)
}

/** What the gateway says on its last line when a migration fails. The copy lies in dist/, where its packages are found. */
async function withBrokenMigration(run) {
  const copy = at('dist/gateway-broken')
  cpSync(at('dist/gateway'), copy, { recursive: true })
  writeFileSync(path.join(copy, 'migrations/999912312359_broken.sql'), broken)
  try {
    const gateway = await run(path.join(copy, 'main.mjs'))
    await gateway.stop()
    return 'nothing: it started'
  } catch (error) {
    return error.message.trim().split('\n').slice(1).join(' | ')
  } finally {
    rmSync(copy, { recursive: true })
  }
}
