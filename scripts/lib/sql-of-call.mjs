/*
 * The statements of one call with their values, in the order in which the PostgreSQL server got them: read from its log.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

const mark = '@@@'
const settings = {
  log_statement: 'all',
  log_line_prefix: mark,
  log_min_messages: 'log',
  log_parameter_max_length: '-1',
}

/**
 * @param {import('pg').Client} client a superuser of the server
 * @param {() => Promise<unknown>} work
 * @returns {Promise<{ text: string, values: (string | null)[] }[]>} reads only: no begin, no commit, no setting
 */
export async function sqlOf(client, work) {
  const { rows } = await client.query('show data_directory')
  // scripts/lib/postgres.mjs lays the log beside the data.
  const log = path.join(path.dirname(rows[0].data_directory), 'log')
  const change = async (text) => {
    for (const name of Object.keys(settings)) await client.query(text(name))
    await client.query('select pg_reload_conf()')
    // The server's processes read the new values between two statements.
    await new Promise((done) => setTimeout(done, 500))
  }
  await change((name) => `alter system set ${name} = '${settings[name]}'`)
  const before = readFileSync(log, 'utf8').length
  await work()
  const logged = readFileSync(log, 'utf8').slice(before)
  await change((name) => `alter system reset ${name}`)
  return statementsIn(logged)
}

/** `LOG:  execute s1: select …`, then `DETAIL:  parameters: $1 = '…', $2 = NULL`; further lines of a text begin with a tab. */
function statementsIn(log) {
  const entries = log.split(mark).map((entry) => entry.replaceAll('\n\t', '\n').trimEnd())
  return entries.flatMap((entry, at) => {
    const [, text] = /^LOG: {2}execute [^:]+: ([\s\S]*)$/.exec(entry) ?? []
    if (text === undefined || !/^\s*(select|with)\b/i.test(text)) return []
    const detail = /^DETAIL: {2}[Pp]arameters: ([\s\S]*)$/.exec(entries[at + 1] ?? '')?.[1] ?? ''
    const values = [...detail.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g)]
    return [{ text, values: values.map(([, value]) => value?.replaceAll("''", "'") ?? null) }]
  })
}
