/*
 * Every call of the contract that reads, asked as a reader with the identifiers that answers have shown, and the SQL statements
 * that each of them ran.
 */
import { contract, type ApiKey } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import { demoOpenId } from '../../gateway/demo/stand-ins/wechat'
import { addressOf, put } from '../../gateway/modules/file/service'
import type { Caller, TestGateway } from '../setup/gateway'
import { aLink } from './guest-kit'
import {
  askTwice,
  bare,
  fieldsOf,
  gather,
  inputsOf,
  isNeeded,
  looksLikeIdentifier,
  type Field,
  type Input,
  type Known,
} from './input-kit'
import { deskHeaders } from './login-kit'
import { requestNo } from './payment-kit'

/** A read although its POST is the specification's and says nothing of it. */
const ALSO = new Set<ApiKey>(['default POST /crmgas/portal/user/customerListNew'])
/** Ends the session it is asked with. */
const ENDS = new Set<ApiKey>(['default POST:query /crmgas/portal/user/logout'])

export const reads = (Object.entries(contract) as [ApiKey, Endpoint][]).filter(
  ([key, { reads: isRead }]) => (/ GET| POST:query/.test(key) || isRead || ALSO.has(key)) && !ENDS.has(key),
)

/** What neither an answer shows nor the schema tells. */
const ASKED_WITH: Partial<Record<ApiKey, Input>> = {
  'default GET /crmgas/saveOpenIdAccountRelation': { openId: demoOpenId('13800000001') },
  'default GET /crmgas/portal/login/getTicketTokenByUrl': { url: 'http://localhost:10086/pages/me/me' },
  'auth GET {gateway}/app/menuAndFunc/{iss}/{tenantId}/{appId}': {
    iss: 'ennUnified',
    tenantId: 't-1001',
    appId: 'hyn-app',
  },
  'auth GET {init}/authCentre/session': { appid: 'hyn-app' },
  'cms GET /cms/media/paper/{name}': { name: 'licence-sample.png' },
  'cms GET /cms/media/demo/{name}': { name: 'cover-shield-1.svg' },
  'default GET /crmgas/processText/get': { code: 'PACKAGE' },
  'default GET /crmgas/share/resolve': { s: 'demAppShar' },
  'default GET /crmgas/outlet/inBounds': { minLng: 116.5, minLat: 39.4, maxLng: 116.9, maxLat: 39.7, zoom: 12 },
  'default GET /small/hyq/shareInformation': { companyCode: '1001' },
  'energy GET /energy/trend': { granularity: 'DAY' },
  'default POST /crmgas/price/trial': { value: '1000' },
  // A file that a reader has uploaded would be judged as well: which one is listed last is a matter of chance.
  'btwob GET /sign/verify': { hash: '0'.repeat(64) },
  'taocan POST /trade/package/preview': { volume: '10000' },
  'answer GET /help/search': { keyword: '缴费' },
  'answer GET /help/suggest': { keyword: '缴费' },
  'default GET /crmgas/invoice/searchCompany': { keyword: '恒信陶瓷' },
  'predict POST /calc/run': { method: 'HISTORY' },
  'energy GET /monthBill/detailOld': { billMonth: '2024-06' },
}

/** What opens a call: the identifiers of answers, and the token of a link. */
const opens = (name: string) => looksLikeIdentifier(name) || name === 'token'
const FILE = 'job GET /file/{fileId}' satisfies ApiKey

type Answer = Awaited<ReturnType<Caller['send']>>

export interface Asked {
  key: ApiKey
  input: Input
  isSuccess: boolean
  data: unknown
  /** Of the statements that it ran, in their order. */
  texts: string[]
}
export interface Reader {
  phone: string
  caller: Caller
  headers?: Record<string, string>
  isStaff?: true
  known: Known
  /** The address of a file that the reader was shown. */
  file?: Input | undefined
}
type Ask = (key: ApiKey, input: Input) => Promise<unknown>

/** Customers with rows of every kind in their lists together, the one with bills of the old system among them. */
export async function customers(gateway: TestGateway): Promise<Reader[]> {
  const reader = async (phone: string): Promise<Reader> => {
    return { phone, caller: await gateway.as(phone), known: new Map() }
  }
  const [factory, restaurant, hospital] = [
    await reader('13800000001'),
    await reader('13800000007'),
    await reader('13800000008'),
  ]
  gather(await made(gateway, factory.caller), factory.known, opens)
  factory.file = await aFile(gateway)
  const userId = hospital.caller.headers['userid'] ?? ''
  const session = { bp: '1000000004', companyCode: '1002', tenantId: 't-1002', userId }
  const textile = gateway.asSession({ ...session, isMaster: true, reviewStatus: '1' })
  return [factory, restaurant, hospital, { phone: '13800000008', caller: textile, known: new Map() }]
}

/** The gas company's staff, at the desk. */
export async function staff(gateway: TestGateway): Promise<Reader> {
  const phone = '13800000012'
  const caller = await gateway.as(phone)
  return { phone, caller, headers: await deskHeaders(gateway, caller.headers), isStaff: true, known: new Map() }
}

/** What people make and the demo data has none of. */
async function made(gateway: TestGateway, master: Caller): Promise<unknown> {
  const clerk = await gateway.as('13800000002')
  const wish = { kind: 'PREPAY', amount: '88.00' } as const
  const prepare = () => clerk.ok('btwob POST /pay/prepared/save', { ...wish, requestNo: requestNo() })
  const { list } = await master.ok('default GET /crmgas/invoice/waitList', { pageSize: 1 })
  const tradeNos = list.map(({ tradeNo }) => tradeNo)
  const news = await master.ok('default GET /crmgas/news/list', { channel: 'headline', pageSize: 2 })
  for (const { articleId } of news.list)
    await master.ok('default POST /crmgas/news/react', { articleId, type: 'favorite', on: true })
  return [
    await aLink(gateway, master),
    await aLink(gateway, master),
    await prepare(),
    await prepare(),
    await master.ok('btwob POST /pay/basket/create', {
      entries: [{ bp: '1000000001', ...wish }],
      channel: 'SANDBOX',
      requestNo: requestNo(),
    }),
    await master.ok('default POST /crmgas/invoice/pickTrades', { tradeNos }),
    await gateway.ok('default POST /crmgas/scan/create', { kind: 'PC_LOGIN', pcName: 'Windows' }),
  ]
}

/** Files of the demo data are rows: their bytes lie beside the gateway that made them. */
async function aFile({ gateway: { work }, db }: TestGateway): Promise<Input | undefined> {
  const of = { bizType: 'VOUCHER', ownerRef: 'VOUCHER:walk', companyCode: '1001' }
  const bytes = Buffer.from('%PDF-1.4\n%%EOF')
  const { fileId } = await put({ ...work, db, afterCommit: () => undefined }, { ...of, name: 'walk.pdf', bytes })
  return fileAt(addressOf(work, fileId, 'pdf'))
}

/** What some work asks, with the statements of each call. */
export async function recorded(
  gateway: TestGateway,
  reader: Reader,
  work: (ask: Ask) => Promise<void>,
): Promise<Asked[]> {
  const asked: Asked[] = []
  await work(async (key, input) => {
    const answers: Answer[] = []
    const texts = await gateway.sqlOf(async () => answers.push(await reader.caller.send(key, input, reader.headers)))
    // A file or a picture has no envelope.
    for (const { ok, status, code, data } of answers)
      asked.push({ key, input, isSuccess: ok || (status === 200 && code === ''), data, texts })
    return answers[0]?.data
  })
  return asked
}

/** Asks reads with what they need, with some identifiers, with all their fields, and between dates with one identifier at a time. */
export function walk(gateway: TestGateway, reader: Reader, those: typeof reads = reads): Promise<Asked[]> {
  const calls = those.filter(([, { access }]) => (access === 'staff') === (reader.isStaff ?? false))
  return recorded(gateway, reader, (ask) =>
    askTwice(
      calls,
      (key, entry) => questions(key, entry, reader),
      async (key, input) => note(reader, await ask(key, input)),
    ),
  )
}

/** The signed address of a file in a text, as its call takes it. */
function fileAt(text: string): Input | undefined {
  const [, fileId, e, s] = /\/job\/file\/(\w+)\?e=(\w+)&s=([\w-]+)/.exec(text) ?? []
  return fileId === undefined ? undefined : { fileId, e, s }
}

function note(reader: Reader, data: unknown): void {
  gather(data, reader.known, opens)
  reader.file ??= fileAt(JSON.stringify(data))
}

const isCode = (field: Field) => field.enum !== undefined || field.const !== undefined || field.anyOf !== undefined

function questions(key: ApiKey, entry: Endpoint, { known, file }: Reader): Input[] {
  const all = inputsOf(entry, known, opens, Infinity)
  const [first] = all
  // What is listed first is new, what is listed last is of another kind or another system.
  const some = [...all.slice(0, 2), ...all.slice(2).slice(-1)]
  const filled = { ...bare(entry, opens, () => true), ...first }
  const between = bare(entry, opens, (field) => !isCode(field))
  const optional = fieldsOf(entry).flatMap(([name]) => (opens(name) && !isNeeded(entry, name) ? [name] : []))
  const without = Object.fromEntries(Object.entries(first ?? {}).filter(([name]) => !optional.includes(name)))
  const single = optional.map((name) => ({ ...between, ...without, [name]: first?.[name] }))
  return [bare(entry, opens), ...some, filled, { ...between, ...without }, ...single].map((input) => ({
    ...input,
    ...ASKED_WITH[key],
    ...(key === FILE && file),
  }))
}

/** How often each statement ran, whatever the number of values in its lists. */
export function timesOf(texts: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const text of texts) {
    const shape = text.replace(/\$\d+(, \$\d+)*/g, '$')
    times.set(shape, (times.get(shape) ?? 0) + 1)
  }
  return times
}
