/* Another key for personal data: every sealed text of the demo world is sealed again, also when the first run is killed half way. */
import { sql, type Kysely } from 'kysely'
import { checkDataKeys } from '../../gateway/db/data-keys'
import { rotateKeys } from '../../gateway/db/rotate-keys'
import { sealedPlaces } from '../../gateway/db/sealed-places'
import { keyIds, unseal } from '../../gateway/secret'
import { dataKeys, testGateway, type TestGateway } from '../setup/gateway'

const [second, third] = ['33', '44'].map((byte) => Buffer.from(byte.repeat(32), 'hex')) as [Buffer, Buffer]
const one = dataKeys
const first = one.config.dataKey
const two = { config: { dataKey: second, olderDataKeys: [first] } }
const newest = { config: { dataKey: second } }
const now = '2026-11-23T09:30:00+08:00'
const silent = () => undefined

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.close())

const opens = (keys: Parameters<typeof unseal>[0], text: string): boolean => {
  try {
    unseal(keys, text)
    return true
  } catch {
    return false
  }
}

/** A sealed text has at least nonce and tag, and nothing but base64url behind an id. */
const SHAPE = String.raw`(?<![\w-])([0-9a-f]{8}\.)?[\w-]{38,}(?![\w-])`

/** Columns of text and JSON of all tables, `table.column`. */
async function columns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0
      and not a.attisdropped and t.typname in ('text', '_text', 'varchar', 'json', 'jsonb')`.execute(gateway.db)
  return rows.map(({ name }) => name)
}

/** Those of the columns in which a text opens under the keys, with how many rows there are. */
async function openedBy(keys: Parameters<typeof unseal>[0], names: Iterable<string>): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const name of names) {
    const dot = name.lastIndexOf('.')
    const [table, column] = [name.slice(0, dot), name.slice(dot + 1)]
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)}::text as value from ${sql.table(table)} where ${sql.ref(column)}::text ~ '[A-Za-z0-9_-]{38}'`.execute(
      gateway.db,
    )
    const sealed = rows.filter(({ value }) =>
      [...value.matchAll(new RegExp(SHAPE, 'g'))].some(([text]) => opens(keys, text)),
    )
    if (sealed.length > 0) found.set(name, sealed.length)
  }
  return found
}

async function knownPlaces(): Promise<string[]> {
  const places = await sealedPlaces(gateway.db as unknown as Kysely<unknown>)
  return [...places].flatMap(([table, list]) => [...new Set(list.map(({ column }) => `${table}.${column}`))])
}

test('nothing sealed stands outside of the places that are sealed again', async () => {
  const known = new Set(await knownPlaces())
  const found = [...(await openedBy(one, await columns())).keys()]
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((name) => !known.has(name))).toEqual([])
})

test('a run that is killed leaves rows under both keys, all readable; the next one goes on to the end', async () => {
  const places = await knownPlaces()
  const before = await openedBy(one, places)
  await gateway.killAfter(40)
  await expect(rotateKeys(gateway.database, two, silent)).rejects.toThrow('killed')
  await gateway.killAfter(null)
  const half = await openedBy(newest, places)
  expect(half.size).toBeGreaterThan(0)
  expect(half.size).toBeLessThan(before.size)
  expect(await openedBy(two, places)).toEqual(before)

  const said: string[] = []
  expect(await rotateKeys(gateway.database, two, (text) => said.push(text))).toBe(0)
  expect(said.at(-1)).toBe('0 rows are left under older keys')
  expect(await openedBy(newest, places)).toEqual(before)
  const again: string[] = []
  await rotateKeys(gateway.database, two, (text) => again.push(text))
  expect(again).toEqual(['0 rows are left under older keys'])
})

test('users log in and read what is sealed before, between and after; without an older key there is nothing to turn away from', async () => {
  const titles = async () => (await gateway.as('13800000001')).ok('default GET /crmgas/invoice/titleList', {})
  const before = await titles()
  Object.assign(gateway.config, two.config)
  expect(await titles()).toEqual(before)
  await rotateKeys(gateway.database, two, silent)
  expect(await titles()).toEqual(before)
  await expect(rotateKeys(gateway.database, one, silent)).rejects.toThrow('OLDER_DATA_KEYS is empty')
})

describe('keys that a gateway is started with', () => {
  const check = (dataKey: Buffer, ...olderDataKeys: Buffer[]) =>
    checkDataKeys(gateway.db, { config: { dataKey, olderDataKeys } }, now)

  test('a database without notes shows by one of its users whether the key is right', async () => {
    await expect(check(second)).rejects.toThrow('DATA_KEY does not open the personal data of this database')
    await check(first)
    await check(first)
    expect(await gateway.db.selectFrom('dataKey').select(['keyId', 'isIndex']).execute()).toEqual([
      { keyId: keyIds(one)[0], isIndex: true },
    ])
  })

  test('each key that has sealed is asked for, until nothing is sealed with it; that of the indexes stays the last', async () => {
    await check(first)
    await check(second, first)
    await expect(check(first)).rejects.toThrow(`data key ${keyIds(newest)[0]}: set it as DATA_KEY`)
    await expect(check(second)).rejects.toThrow(`data key ${keyIds(one)[0]}: set it`)
    await expect(check(first, second)).rejects.toThrow(`${keyIds(one)[0]} must be the last of OLDER_DATA_KEYS`)
    await check(third, second, first)
    await rotateKeys(gateway.database, { config: { dataKey: third, olderDataKeys: [second, first] } }, silent)
    await check(third, first)
  })
})
