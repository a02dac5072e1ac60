/* Cases of any kind, made from its table: for tests that hold for every kind. */
import { sql } from 'kysely'
import { contract, type ApiKey, type In } from '@contract'
import { allAreas } from '../../gateway/all-areas'
import type { AnyKind } from '../../gateway/case/any-kind'
import { insertCase, type CaseRow } from '../../gateway/db/case-rows'
import { checkLists } from '../../gateway/db/check-lists'
import { newId } from '../../gateway/http/ids'
import { seal } from '../../gateway/secret'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { bare, looksLikeIdentifier } from './input-kit'
import { deskHeaders } from './login-kit'

/** Every kind of case of the product. */
export const allKinds: readonly AnyKind[] = allAreas.flatMap(({ cases = [] }) => cases)

interface Column {
  column: string
  type: string
  sealed: boolean
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  date: '2027-06-30',
  'timestamp with time zone': '2027-06-30T10:00:00+08:00',
  ARRAY: ['sample'],
  boolean: false,
  integer: 1,
  numeric: '1.00',
  jsonb: '{}',
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const camel = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** The same in every database. */
let catalogue: ReturnType<typeof checkLists> | undefined

/** A case of the kind with something in every column that needs it. */
export async function sampleCase(
  gateway: TestGateway,
  kind: AnyKind,
  { bp, companyCode = '1001', ...values }: { bp: string; companyCode?: string } & Record<string, unknown>,
): Promise<CaseRow> {
  const table = snake(kind.table)
  const { rows } = await sql<Column>`
    select column_name as column, data_type as type,
      column_name like '%\\_enc' or coalesce(col_description(table_name::regclass, ordinal_position), '') like 'type: Sealed%' as sealed
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null`.execute(
    gateway.db,
  )
  const lists = await (catalogue ??= checkLists(gateway.db))
  // A customer has one case of a period, one of an activity, and one of a chance.
  const named: Readonly<Record<string, string>> = {
    month: '2027-06',
    period_id: newId(gateway.clock.now()),
    activity_id: newId(gateway.clock.now()),
    campaign_id: newId(gateway.clock.now()),
  }
  const textOf = ({ column, sealed }: Column) =>
    named[column] ??
    (sealed ? seal(gateway.gateway.work, '13800000099') : column.endsWith('_code') ? '131000' : 'sample')
  const needed = rows.map((one) => [
    camel(one.column),
    lists.get(`${table}.${one.column}`)?.[0] ?? SAMPLES[one.type] ?? textOf(one),
  ])
  return insertCase(gateway.db, kind, {
    ...Object.fromEntries(needed),
    [kind.id]: newId(gateway.clock.now()),
    [kind.column]: kind.filed,
    createdAt: gateway.clock.iso(),
    bp,
    companyCode,
    ...values,
  })
}

let sent = 0
/** A requestNo that no call has used. */
export const nextRequestNo = () => `r${++sent}`

/** A member of the company's staff at its desk. */
export async function staff(gateway: TestGateway): Promise<Caller> {
  const caller = await gateway.as('13800000012')
  const headers = await deskHeaders(gateway, caller.headers)
  return {
    ...caller,
    call: (key, input) => caller.call(key, input, headers),
    ok: (key, input) => caller.ok(key, input, headers),
  }
}

/** The staff decide the task about the case with a number that ends so. */
export async function decide(
  gateway: TestGateway,
  bizNo: string,
  decision: 'PASS' | 'REJECT',
  remark = '',
): Promise<void> {
  const desk = await staff(gateway)
  const { list } = await desk.ok('btwob GET /review/list', {})
  const taskId = list.find((one) => one.bizNo.endsWith(bizNo))?.taskId ?? ''
  await desk.ok('btwob POST /review/decide', { taskId, decision, remark })
}

/**
 * Cases of one kind, filed by a call, and a master of their customer: before each test there is none of the kind, no task and no message.
 * What a call needs and a test does not give is made from the contract.
 */
export function caseTests<K extends ApiKey>(kind: AnyKind, filing: K, bp = '1000000001') {
  let gateway: TestGateway
  let master: Caller
  beforeAll(async () => {
    gateway = await testGateway()
    master = await gateway.as('13800000001')
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    for (const table of [kind.table, 'reviewTask', 'message'] as const) await gateway.db.deleteFrom(table).execute()
  })
  const input = (given: Partial<In<K>>) => ({ ...bare(contract[filing], looksLikeIdentifier), ...given }) as In<K>
  const call: Caller['call'] = (key, input) => master.call(key, input)
  const ok: Caller['ok'] = (key, input) => master.ok(key, input)
  return {
    call,
    ok,
    file: (given: Partial<In<K>> = {}) => call(filing, input(given)),
    filed: (given: Partial<In<K>> = {}) => ok(filing, input(given)),
    sample: (values: Record<string, unknown>) => sampleCase(gateway, kind, { bp, ...values }),
    decide: (id: string, decision: 'PASS' | 'REJECT', remark = '') => decide(gateway, `${bp}|${id}`, decision, remark),
  }
}
