/*
 * Neither a call that reads nor the work of a month's end goes through a big table. Each statement that they run is planned for values
 * that the planner does not know, as prepared statements are, with tables that seem to hold ten million rows and sequential scans made
 * dear: one that is left has no index to go by. Nor does a call run a statement again and again.
 */
import type { ApiKey } from '@contract'
import { sql } from 'kysely'
import { takeFrames } from '../../gateway/modules/metering/reading/frames'
import { unsettledCustomers } from '../../gateway/modules/metering/statement/unsettled'
import { BY_CHANCE } from './input-kit'
import { inTransaction } from './payment-kit'
import { customers, reads, staff, timesOf, walk, type Asked } from './read-kit'
import { tableKinds } from './table-kinds'
import { testGateway, type TestGateway } from '../setup/gateway'

/** Grow with users, customers and time although they belong to no customer number. */
const big = new Set([
  ...[...tableKinds].filter(([, kind]) => kind !== 'shared').map(([table]) => table),
  ...['auth_session', 'auth_grant', 'auth_tmp_code', 'access_token', 'agreement_consent', 'audit_log'],
  ...['customer_match', 'link_visit', 'scan_ticket', 'search_doc', 'search_term', 'security_ticket', 'sms_code'],
  ...['upload_file', 'wx_relation', 'wx_session', 'account_cancel', 'work_item'],
])
/** Of a gas company, but some dozens of rows for all its customers. */
for (const few of ['setting', 'price_schedule', 'price_tier', 'guide_doc', 'contract_price']) big.delete(few)
// Empty: only a gateway of the release before writes it.
big.delete('message_outbox')

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

/** What no reader of the demo data gets, and where it is shown instead; a call that no reader gets and that is not listed fails. */
const SHOWN_ELSEWHERE: Partial<Record<ApiKey, string>> = {
  'btwob GET /record/calendar/{code}': 'its address has to be made: overview.test.ts of record',
  'b2b GET /open/v1/bills': 'it takes a key: reads.test.ts of open-data',
  'b2b GET /open/v1/usage': 'it takes a key: reads.test.ts of open-data',
  'b2b GET /open/v1/readings': 'it takes a key: reads.test.ts of open-data',
  'b2b GET /open/v1/invoices': 'it takes a key: reads.test.ts of open-data',
  'job GET /customer/node/clickTip': 'steps are named by codes: project.test.ts',
  'job GET /project/approval/get': 'one of two ids is enough: project.test.ts',
  // Its answer is WeChat's own word, outside of an envelope.
  'default GET /crmgas/wx/message/callback': 'gateway/modules/message/wx/callback.test.ts',
  'btwob POST /pay/tt/readSlip': 'no slip was uploaded: slip.test.ts of payment',
  'default POST /crmgas/knowledge/estimate': 'what it estimates comes with the call: knowledge.test.ts of content',
  'default GET /crmgas/contract/fileUrl': 'few contracts have a document: signing.test.ts of contract',
  'btwob GET /contract/readers': 'no notice is unread in the demo data: notices.test.ts of contract',
  'btwob GET /message/broadcast/detail': 'nothing was sent to many in the demo data: broadcast.test.ts of message',
  'default GET /crmgas/share/poster': 'nothing was shared in the demo data: share.test.ts of share',
  'default GET /crmgas/share/qrcode': 'nothing was shared in the demo data: share.test.ts of share',
  'answer GET /source': 'no answer of the demo data names a source: sources.test.ts of assistant',
  'btwob GET /sign/verify': 'its hash is that of a signed document: signing.test.ts of contract',
  'sqdev GET /ng/entries': 'most activities of the demo data are no draws: draw.test.ts of bidding',
  'btwob GET /inspection/visit/code': 'no inspector comes today in the demo data: plan.test.ts of inspection',
}

/** The most often that one call runs one statement. Rows of the demo customers are more: a statement in a loop over them shows. */
const MOST_OFTEN = 4

let gateway: TestGateway
const asked: Asked[] = []
/** Statement → the call that ran it. */
const statements = new Map<string, string>()

beforeAll(async () => {
  gateway = await testGateway({ isFresh: true })
  for (const reader of [...(await customers(gateway)), await staff(gateway)])
    asked.push(...(await walk(gateway, reader)))
  for (const { key, texts } of asked) for (const text of texts) if (!statements.has(text)) statements.set(text, key)
  // A month ends: its days, statements, bills, reminders and what is cleared away.
  const passed = await gateway.sqlOf(() => gateway.passTime('2026-12-02T12:00:00+08:00'))
  for (const text of passed) if (!statements.has(text)) statements.set(text, 'work')
  const handed = await gateway.sqlOf(async () => {
    for (const seq of [1, 2]) await handIn(seq)
    await unsettledCustomers({ db: gateway.db, clock: gateway.clock }, '', 500)
  })
  for (const text of handed) statements.set(text.trim(), 'metering')
  await seemBig()
})
afterAll(() => gateway.close())

/** A head-end hands in a frame: the first one of its meter, or another one of the same moment. */
const handIn = (seq: number) =>
  inTransaction(gateway, (work) =>
    takeFrames(work, { id: 'east', companies: ['1001'], key: Buffer.alloc(32), valveUrl: null, creditUrl: null }, [
      { meterNo: '003010010101', channelNo: '1', seq, readAt: '2026-11-22T08:00:00+08:00', stdReading: '1.00' },
    ]),
  )

/** Ten million rows in each big table, with values of which nothing is known. */
async function seemBig(): Promise<void> {
  const names = sql.join([...big])
  await sql`delete from pg_statistic where starelid in (select oid from pg_class where regexp_replace(relname, '_(y[0-9]{6}|d[0-9]{8}|past|rest)$', '') in (${names}))`.execute(
    gateway.db,
  )
  await sql`update pg_class set reltuples = 1e7, relpages = 1 where regexp_replace(relname, '_(y[0-9]{6}|d[0-9]{8}|past|rest)$', '') in (${names}) and relkind = 'r'`.execute(
    gateway.db,
  )
}

/** The plan for unknown values, and every node of it. */
async function planOf(text: string): Promise<Plan[]> {
  const parameters = new Set([...text.matchAll(/\$\d+/g)].map(([name]) => name)).size
  return gateway.database.db.transaction().execute(async (db) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(db)
    // Along an index that says nothing of where to begin a table is read whole as well; a bitmap is never made of that.
    for (const path of ['seqscan', 'indexscan', 'indexonlyscan', 'hashjoin', 'mergejoin'])
      await sql.raw(`set local enable_${path} = off`).execute(db)
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
const tableOf = (name: string) => name.replace(/_(y\d{6}|d\d{8}|past|rest)$/, '')
const isWhole = (node: Plan) => node['Node Type'] === 'Seq Scan'

test('every read call was answered', () => {
  const answered = new Set(asked.filter(({ isSuccess }) => isSuccess).map(({ key }) => key))
  const isLeft = (key: ApiKey) => !answered.has(key) && SHOWN_ELSEWHERE[key] === undefined && !BY_CHANCE.has(key)
  const left = reads.map(([key]) => key).filter(isLeft)
  expect(left).toEqual([])
  expect(Object.keys(SHOWN_ELSEWHERE).filter((key) => answered.has(key as ApiKey))).toEqual([])
})

test('no read call runs a statement again and again', () => {
  const found = asked.flatMap(({ key, input, texts }) =>
    [...timesOf(texts)]
      .filter(([, times]) => times > MOST_OFTEN)
      .map(([text, times]) => `${key} ${JSON.stringify(input)}: ${times} times ${text.slice(0, 400)}`),
  )
  expect(found).toEqual([])
})

test('no statement goes through a big table', async () => {
  const found: string[] = []
  for (const [text, key] of statements) {
    if (!/^(select|with|update|insert|delete)/.test(text)) continue
    for (const node of await planOf(text))
      if (isWhole(node) && big.has(tableOf(node['Relation Name'] ?? '')))
        found.push(`${key}: ${node['Node Type']} of ${node['Relation Name']} in ${text.slice(0, 400)}`)
  }
  expect(found).toEqual([])
})
