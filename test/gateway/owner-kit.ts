/*
 * Made from the contract for the tests of owners: inputs with identifiers that belong to no customer, and what an answer says
 * beside those that were sent.
 */
import { sql } from 'kysely'
import { contract, type ApiKey } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import type { Db } from '../../gateway/db/connect'
import type { Caller } from '../setup/gateway'
import { fieldsOf, looksLikeIdentifier, type Input, type Names } from './input-kit'

type Answer = Awaited<ReturnType<Caller['send']>>

/** Identifiers of users and places, what everybody may see, and places in a list belong to no customer. */
const OF_NOBODY =
  /^(user|tax|company|request|open|tenant|device|cert|contract|product|category|parent|banner|activity|article|sku|news|doc|channel|packageId|ngId|campaignId|targetId)/i
export const isOfSomebody = (name: string) => looksLikeIdentifier(name) && !OF_NOBODY.test(name)

const sentIn = (input: Input, isIdentifier: Names): string[] =>
  Object.entries(input).flatMap(([name, value]) => (isIdentifier(name) ? (value as string | string[]) : []))

/** The same shape and length, of no customer. */
const invented = (text: string): string =>
  text.slice(0, 2) + text.slice(2).replace(/\d/g, (digit) => String(9 - Number(digit)))

export const withInvented = (input: Input, isIdentifier: Names = isOfSomebody): Input =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      if (!isIdentifier(name)) return [name, value]
      return [name, Array.isArray(value) ? value.map(String).map(invented) : invented(String(value))]
    }),
  )

/** What an answer says, without the identifiers that were sent. */
export const said = ({ code, text, data }: Answer, input: Input, isIdentifier: Names = isOfSomebody): string =>
  sentIn(input, isIdentifier)
    .filter((sent) => sent.length > 4)
    .reduce((shown, sent) => shown.replaceAll(sent, '…'), `${code} ${text} ${JSON.stringify(data)}`)

export const isRead = (key: ApiKey, entry: Endpoint) => / GET/.test(key) || entry.reads === true
export const isSuccess = (words: string) => /^(1000|0|200) /.test(words)
/** Refused before the owner was looked for, or because of too many calls. */
export const isTooEarly = (words: string) => /^(2901|2906) /.test(words)

const isForSomebody = ({ access }: Endpoint) =>
  access === 'login' || access === 'bound' || access === 'master' || access.startsWith('model:')
const forSomebody = (Object.entries(contract) as [ApiKey, Endpoint][]).filter(([, entry]) => isForSomebody(entry))

/** Calls that show users what is theirs. */
export const showing = forSomebody.filter(([key]) => / GET/.test(key))
/** What takes an identifier. */
export const asking = forSomebody.filter(([, entry]) => fieldsOf(entry).some(([name]) => isOfSomebody(name)))

/** All rows of a customer, as text by table. */
export async function rowsOf(db: Db, bp: string): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'bp' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(db)
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t where bp = ${bp} order by 1`.execute(db)
    found[name] = rows.map(({ row }) => row).join('\n')
  }
  return found
}

/** The user id of the master of a customer number. */
export const masterIdOf = async (db: Db, bp: string): Promise<string> =>
  (
    await db
      .selectFrom('bpBinding')
      .select('userId')
      .where('bp', '=', bp)
      .where('isMaster', '=', true)
      .executeTakeFirstOrThrow()
  ).userId
