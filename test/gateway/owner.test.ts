/*
 * Every call that takes an identifier, made from the contract, asked by a stranger of the same gas company with all rights of a master:
 * what belongs to another customer answers as what does not exist, letter for letter, and nothing of his changes. A call counts as
 * proven when its owner gets another answer (reads), or when the stranger came as far as the question whose it is (writes).
 */
import { sql } from 'kysely'
import { contract, type ApiKey } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'

/** What the demo data cannot show, and where it is shown instead; a call that is neither proven nor listed fails. */
const SHOWN_ELSEWHERE: Partial<Record<ApiKey, string>> = {
  'default POST /crmgas/portal/user/queryCustomerInfo': 'finds who is not bound yet, by two facts: binding.test.ts',
  'default POST /crmgas/pay/searchAccount':
    'finds whom to pay for, by two facts: recent-accounts and search tests of payment',
  'default POST /crmgas/portal/user/objectClaim': 'no claim in the demo data: master tests of binding',
  'default POST /enterprise/certificate/submit': 'files of somebody else: certification tests',
  'default POST /crmgas/pay/createOrder':
    'a bill of somebody else is a wrong field, as one that is not there: payment tests',
  'default POST /crmgas/pay/tt/create': 'the amount must fit the bills: transfer-refusals.test.ts',
  'default POST /crmgas/pay/tt/uploadProof': 'files of somebody else: transfer-refusals.test.ts',
  'btwob POST /authority/payLimit/save': 'an amount may be no limit at all: prepared.test.ts',
  'btwob GET /pay/prepared/detail': 'no prepared payment in the demo data: prepared.test.ts',
  'btwob POST /pay/prepared/change': 'no prepared payment in the demo data: prepared.test.ts',
  'btwob POST /pay/prepared/approve': 'no prepared payment in the demo data: prepared.test.ts',
  'btwob POST /pay/prepared/refuse': 'no prepared payment in the demo data: prepared.test.ts',
  'btwob POST /pay/prepared/withdraw': 'no prepared payment in the demo data: prepared.test.ts',
  'btwob GET /pay/basket/detail': 'no basket in the demo data: basket.test.ts',
  'btwob POST /pay/basket/prepay': 'no basket in the demo data: basket.test.ts',
  'btwob POST /guestLink/renew': 'no link in the demo data: guest tests',
  'btwob POST /guestLink/revoke': 'no link in the demo data: guest tests',
  'btwob GET /guestLink/detail': 'no link in the demo data: guest tests',
  'btwob GET /guestLink/views': 'no link in the demo data: guest tests',
  'default POST /crmgas/icBuyGus4HQW': 'the cut must be the trial’s: card tests',
  'default POST /crmgas/nfc/step': 'no session of a card in the demo data: card tests',
  'default GET /crmgas/nfc/record': 'no record of a card in the demo data: card tests',
  'default GET /crmgas/voucher/list': 'no voucher of a meter in the demo data: voucher tests',
  'energy POST /settlement/confirm': 'needs a signature of one’s own: settlement tests',
  'default POST /crmgas/invoice/releasePick': 'no pick is shown, and giving back is harmless: invoice tests',
  'default POST /crmgas/invoice/previewInvoice': 'no pick is shown: invoice tests',
  'default POST /crmgas/invoice/createInvoiceV2': 'no pick is shown: invoice tests',
  'default POST /crmgas/invoice/saveTitle': 'its fields are judged first: title tests',
  'default POST /crmgas/invoice/redPreview': 'its reason is a code: invoice tests',
  'default POST /crmgas/invoice/createRed': 'its reason is a code: invoice tests',
  'default POST /crmgas/scan/scan': 'the code itself is the right: scan tests',
  'default POST /crmgas/scan/confirm': 'the code itself is the right: scan tests',
}

/** Values that a guess does not hit. */
const GIVEN: Record<string, unknown> = {
  channelNo: '1',
  models: ['BILL_VIEW'],
  reason: '重复支付，申请退款',
  bizType: 'BILL',
  downPct: 30,
  periods: 6,
  pageNum: 1,
}

interface Field {
  enum?: string[]
  const?: unknown
  anyOf?: Field[]
  type?: string
  items?: Field
}
type Input = Record<string, unknown>
type Answer = Awaited<ReturnType<Caller['send']>>
/** Values by the name of their field, in the order in which they were seen. */
type Known = Map<string, Set<string>>

const entries = Object.entries(contract) as [ApiKey, Endpoint][]
const isOfCustomer = ({ access }: Endpoint) => access === 'bound' || access === 'master' || access.startsWith('model:')
const fieldsOf = ({ in: schema }: Endpoint) =>
  Object.entries((schema as { properties?: Record<string, Field> } | undefined)?.properties ?? {})
const isNeeded = ({ in: schema }: Endpoint, name: string) =>
  (schema as { required?: string[] } | undefined)?.required?.includes(name) ?? false

/** `billIds` → `billId`, `fileID` → `fileId`; a bill calls its plan by another name than the plan's own calls. */
const singular = (name: string) =>
  name
    .replace(/s$/, '')
    .replace(/ID$/, 'Id')
    .replace(/^installmentId$/, 'planId')
/** Who and where somebody is, what everybody may see, and places in a list belong to no customer. */
const OF_NOBODY =
  /^(user|tax|company|request|open|tenant|device|cert|contract|product|category|parent|banner|activity|article|sku|news|doc|channel)/i
const isIdentifier = (name: string) => /(I[dD]|No|bp)s?$/.test(name) && !OF_NOBODY.test(name)

function gather(value: unknown, known: Known): void {
  if (Array.isArray(value)) return value.forEach((one) => gather(one, known))
  if (value === null || typeof value !== 'object') return
  for (const [name, held] of Object.entries(value)) {
    if (typeof held === 'string' && held !== '' && isIdentifier(name))
      known.set(singular(name), (known.get(singular(name)) ?? new Set()).add(held))
    gather(held, known)
  }
}

/** An input without any identifier. */
function bare(entry: Endpoint): Input {
  const needed = fieldsOf(entry).filter(([name]) => isNeeded(entry, name) && !isIdentifier(name))
  const input = Object.fromEntries(needed.map(([name, field]) => [name, GIVEN[name] ?? guess(name, field)]))
  return entry.once ? { ...input, requestNo: `try-${Math.random()}` } : input
}

/** Inputs as the schema asks for them, one per value of the first identifier; none when an identifier it needs is not known. */
function inputsOf(entry: Endpoint, known: Known, most = 6): Input[] {
  const base = bare(entry)
  const names = fieldsOf(entry)
    .map(([name]) => name)
    .filter(isIdentifier)
  const [first] = names
  if (first === undefined) return [base]
  return [...(known.get(singular(first)) ?? [])].slice(0, most).flatMap((value) => {
    const input = { ...base }
    for (const name of names) {
      const one = name === first ? value : [...(known.get(singular(name)) ?? [])][0]
      if (one !== undefined) input[name] = name.endsWith('s') ? [one] : one
      else if (isNeeded(entry, name)) return []
    }
    return [input]
  })
}

function guess(name: string, field: Field): unknown {
  if (field.enum) return field.enum[0]
  if (field.const !== undefined) return field.const
  if (field.anyOf?.[0]) return guess(name, field.anyOf[0])
  if (field.type === 'integer' || field.type === 'number') return 1
  if (field.type === 'boolean') return true
  if (field.type === 'array') return [guess(name, field.items ?? {})]
  if (/month/i.test(name)) return '2026-10'
  if (/year/i.test(name)) return '2026'
  if (/date|from|to$|day/i.test(name)) return '2026-11-01'
  if (/amount|volume|value/i.test(name)) return '1.00'
  if (/phone/i.test(name)) return '13800000099'
  return '其他'
}

const sentIn = (input: Input): string[] =>
  Object.entries(input).flatMap(([name, value]) => (isIdentifier(name) ? (value as string | string[]) : []))

/** The same shape and length, and nobody's. */
const invented = (text: string): string =>
  text.slice(0, 2) + text.slice(2).replace(/\d/g, (digit) => String(9 - Number(digit)))

const withInvented = (input: Input): Input =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      if (!isIdentifier(name)) return [name, value]
      return [name, Array.isArray(value) ? value.map(String).map(invented) : invented(String(value))]
    }),
  )

/** What an answer says, without the identifiers that were sent. */
const said = ({ code, text, data }: Answer, input: Input): string =>
  sentIn(input)
    .filter((sent) => sent.length > 4)
    .reduce((shown, sent) => shown.replaceAll(sent, '…'), `${code} ${text} ${JSON.stringify(data)}`)

const isRead = (key: ApiKey, entry: Endpoint) => / GET/.test(key) || entry.reads === true
const isSuccess = (words: string) => /^(1000|0|200) /.test(words)
/** Refused before anybody asked whose it is, or how often one may ask. */
const isTooEarly = (words: string) => /^(2901|2906) /.test(words)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
}, 120_000)
afterAll(() => gateway.close())

/** All rows of a customer, as text by table. */
async function rowsOf(bp: string): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'bp' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(gateway.db)
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t where bp = ${bp} order by 1`.execute(gateway.db)
    found[name] = rows.map(({ row }) => row).join('\n')
  }
  return found
}

/** Hands the master's place of a customer to somebody without a customer number. */
async function handOver(bp: string, nickname: string): Promise<void> {
  await sql`
    update bp_binding set user_id = (select user_id from app_user where nickname = ${nickname})
    where bp = ${bp} and is_master`.execute(gateway.db)
}

const everything = async (caller: Caller, bpcode: string): Promise<Known> => {
  const known: Known = new Map()
  const reads = entries.filter(([key, entry]) => (isOfCustomer(entry) || entry.access === 'login') && / GET/.test(key))
  // What a list shows opens its details: in the second round.
  for (let round = 0; round < 2; round += 1)
    for (const [key, entry] of reads)
      for (const input of [bare(entry), ...inputsOf(entry, known, 3)])
        gather((await caller.send(key, input, { bpcode })).data, known)
  return known
}

const asking = entries.filter(
  ([, entry]) =>
    (isOfCustomer(entry) || entry.access === 'login') && fieldsOf(entry).some(([name]) => isIdentifier(name)),
)
const proven = new Set<ApiKey>()
/** ms; some thousand calls in one test, on a machine that has other things to do. */
const ALL_CALLS = 300_000

test.each([
  { owner: '13800000001', bp: '1000000001', stranger: '13800000007', his: '1000000002' },
  { owner: '13800000007', bp: '1000000002', stranger: '13800000001', his: '1000000001' },
  { owner: '13800000008', bp: '1000000003', stranger: '13800000006', his: '1000000004', given: '用户0006' },
  { owner: '13800000006', bp: '1000000004', stranger: '13800000011', his: '1000000003', given: '赵立新' },
])(
  '$stranger sees and changes nothing of $bp',
  async ({ owner, bp, stranger, his, given }) => {
    if (given !== undefined) await handOver(his, given)
    const mine = await gateway.as(owner)
    const other = await gateway.as(stranger)
    const [known, ofOther] = [await everything(mine, bp), await everything(other, his)]
    for (const [name, values] of known)
      known.set(name, new Set([...values].filter((value) => !ofOther.get(name)?.has(value))))
    const tries = asking.flatMap(([key, entry]) => inputsOf(entry, known).map((input) => ({ key, entry, input })))

    const before = await rowsOf(bp)
    const leaks: string[] = []
    const refused = new Map<Input, string>()
    for (const { key, entry, input } of tries) {
      const nobodys = withInvented(input)
      const wanted = said(await other.send(key, nobodys, { bpcode: his }), nobodys)
      const got = said(await other.send(key, input, { bpcode: his }), input)
      if (got !== wanted) leaks.push(`${key} ${JSON.stringify(input)}\n  his: ${got}\n  nobody's: ${wanted}`)
      refused.set(input, wanted)
      if (!isRead(key, entry) && !isSuccess(wanted) && !isTooEarly(wanted)) proven.add(key)
    }
    expect(leaks.map((leak) => leak.slice(0, 600))).toEqual([])
    expect(await rowsOf(bp)).toEqual(before)

    for (const { key, entry, input } of tries)
      if (isRead(key, entry) && said(await mine.send(key, input, { bpcode: bp }), input) !== refused.get(input))
        proven.add(key)
  },
  ALL_CALLS,
)

test('no call was left out', () => {
  const left = asking.map(([key]) => key).filter((key) => !proven.has(key) && SHOWN_ELSEWHERE[key] === undefined)
  expect(left).toEqual([])
  expect(Object.keys(SHOWN_ELSEWHERE).filter((key) => proven.has(key as ApiKey))).toEqual([])
})
