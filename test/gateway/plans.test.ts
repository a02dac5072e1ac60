/*
 * No call reads a big table from end to end. Each statement that the read calls run is planned for values that the planner does not know,
 * as prepared statements are, with tables that seem to hold ten million rows and sequential scans made dear: one that is left
 * has no index to go by.
 */
import { contract, type ApiKey } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import { sql } from 'kysely'
import { tableKinds } from './table-kinds'
import { deskHeaders } from './login-kit'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'

/** Grow with users, customers and time although they belong to no customer number. */
const big = new Set([
  ...[...tableKinds].filter(([, kind]) => kind !== 'shared').map(([table]) => table),
  ...['app_user', 'auth_session', 'auth_grant', 'auth_tmp_code', 'access_token', 'agreement_consent', 'audit_log'],
  ...['article_read', 'article_reaction', 'product_favorite', 'customer_match', 'idempotency', 'link_visit'],
  ...['scan_ticket', 'security_ticket', 'sms_code', 'upload_file', 'wx_relation', 'wx_session', 'account_cancel'],
])
/** Of a gas company, but some dozens of rows for all its customers. */
for (const few of ['setting', 'price_schedule', 'price_tier', 'guide_doc', 'contract_price']) big.delete(few)

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

let gateway: TestGateway
/** Statement → the call that ran it. */
const statements = new Map<string, string>()
let succeeded = 0

const keys = Object.entries(contract) as [ApiKey, Endpoint][]
/** Not those that end the session. */
const reads = keys.filter(([key]) => / GET| POST:query|customerListNew|userInfo/.test(key) && !/logout/i.test(key))

beforeAll(async () => {
  gateway = await testGateway()
  for (const phone of ['13800000008', '13800000001']) await walk(await gateway.as(phone))
  await desk(await gateway.as('13800000012'))
  await seemBig()
})
afterAll(() => gateway.close())

/** What the gas company's staff reads. */
async function desk(staff: Caller): Promise<void> {
  const headers = await deskHeaders(gateway, staff.headers)
  const texts = await gateway.sqlOf(() => staff.ok('btwob GET /review/list', {}, headers))
  for (const text of texts) statements.set(text, 'btwob GET /review/list')
}

/** Ten million rows in each big table, about whose values nothing is known. */
async function seemBig(): Promise<void> {
  const names = sql.join([...big])
  await sql`delete from pg_statistic where starelid in (select oid from pg_class where regexp_replace(relname, '_(y[0-9]{6}|past|rest)$', '') in (${names}))`.execute(
    gateway.db,
  )
  await sql`update pg_class set reltuples = 1e7, relpages = 1 where regexp_replace(relname, '_(y[0-9]{6}|past|rest)$', '') in (${names}) and relkind = 'r'`.execute(
    gateway.db,
  )
}

/** Every read call, with its required fields and with all that are known. */
async function walk(caller: Caller): Promise<void> {
  const known = await knownOf(caller)
  for (const [key, entry] of reads)
    for (const onlyRequired of [true, false]) {
      const texts = await gateway.sqlOf(async () => {
        if ((await caller.send(key, inputOf(entry, known, onlyRequired))).ok) succeeded++
      })
      for (const text of texts) if (!statements.has(text)) statements.set(text, key)
    }
}

/** Ids and values of the caller's own customer, by the names that inputs give them. */
async function knownOf(caller: Caller): Promise<Record<string, unknown>> {
  const user = await caller.ok('default POST /crmgas/portal/user/userInfo', {})
  const one = async (table: string, column: string, where = '') =>
    (
      await sql<{ value: string }>`select ${sql.ref(column)} as value from ${sql.table(table)} ${sql.raw(
        where || `where bp = '${user.bp}'`,
      )} order by 1 desc limit 1`.execute(gateway.db)
    ).rows[0]?.value
  return {
    billId: await one('bill', 'bill_id'),
    billIds: await one('bill', 'bill_id'),
    orderId: await one('pay_order', 'order_id'),
    voucherId: await one('voucher', 'voucher_id'),
    statementId: await one('statement', 'statement_id'),
    stopId: await one('stop_gas', 'stop_id'),
    meterId: await one('meter', 'meter_id'),
    channelNo: '1',
    bindingId: await one('bp_binding', 'binding_id'),
    articleId: await one('article', 'article_id', 'where true'),
    productId: await one('market_product', 'product_id', 'where true'),
    bp: user.bp,
    companyCode: user.companyCode,
    tenantId: user.tenantId,
    channel: 'headline',
    docType: 'PRIVACY',
    month: '2026-10',
    billMonth: '2026-10',
    year: '2026',
    versionNum: '9.9.9',
    granularity: 'DAY',
    dateFrom: '2026-10-01',
    dateTo: '2026-10-31',
    from: '2026-10-01',
    to: '2026-10-31',
    meterNo: await one('meter', 'meter_no'),
    keyword: '安全',
    certId: await one('enterprise_cert', 'cert_id', 'where true'),
    bizType: 'BILL',
    gasDay: '2026-11-20',
    kind: undefined,
    position: 'mall',
  }
}

interface Shape {
  type?: string
  const?: unknown
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
}

function inputOf(entry: Endpoint, known: Record<string, unknown>, onlyRequired: boolean): Record<string, unknown> {
  const { properties = {}, required = [] } = (entry.in ?? {}) as Shape
  const names = Object.keys(properties).filter((name) => !onlyRequired || required.includes(name))
  const values = names.map((name) => [name, known[name] ?? anyOf(properties[name])] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** The first of a list of codes; nothing for a free text. */
const anyOf = (shape: Shape | undefined): unknown => shape?.const ?? shape?.anyOf?.find((one) => one.const)?.const

/** The plan for unknown values, and every node of it. */
async function planOf(text: string): Promise<Plan[]> {
  const parameters = new Set([...text.matchAll(/\$\d+/g)].map(([name]) => name)).size
  return gateway.database.db.transaction().execute(async (db) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(db)
    for (const path of ['seqscan', 'hashjoin', 'mergejoin']) await sql.raw(`set local enable_${path} = off`).execute(db)
    await sql.raw(`prepare asked as ${text}`).execute(db)
    const nulls = parameters === 0 ? '' : `(${Array.from({ length: parameters }, () => 'null').join(', ')})`
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) execute asked${nulls}`)
      .execute(db)
    await sql.raw('deallocate asked').execute(db)
    const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)]
    const [first] = Object.values(rows[0] ?? {})
    return first?.flatMap(({ Plan: top }) => all(top)) ?? []
  })
}

/** A partition counts as its table. */
const tableOf = (name: string) => name.replace(/_(y\d{6}|past|rest)$/, '')
const isWhole = (node: Plan) => node['Node Type'] === 'Seq Scan'

test('the walk reaches the calls', () => {
  expect(statements.size).toBeGreaterThan(80)
  expect(succeeded).toBeGreaterThan(80)
})

test('no statement of a read call goes through a big table', async () => {
  const found: string[] = []
  for (const [text, key] of statements) {
    if (!/^(select|with|update|insert|delete)/.test(text)) continue
    for (const node of await planOf(text))
      if (isWhole(node) && big.has(tableOf(node['Relation Name'] ?? '')))
        found.push(`${key}: ${node['Node Type']} of ${node['Relation Name']} in ${text.slice(0, 400)}`)
  }
  expect(found).toEqual([])
})
