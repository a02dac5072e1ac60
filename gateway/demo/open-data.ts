import { dateAt, DAY, HOUR, MINUTE, toInstant } from '@domain/date'
import type { OpenRead } from '@domain/statuses/open-data'
import type { Work } from '../http/context'
import { billsOf } from '../modules/billing/service'
import { insertDelivery } from '../modules/open-data/repo/deliveries'
import { insertHook } from '../modules/open-data/repo/hooks'
import { countUse, insertKey } from '../modules/open-data/repo/keys'
import { WAITS } from '../modules/open-data/rules/backoff'
import { HINT } from '../modules/open-data/rules/bounds'
import { hashOf, newSecret, sealText } from '../secret'
import { demoId } from './people'

const BP = '1000000001'
const COMPANY = '1001'
const MASTER = demoId('app_user', '13800000001')

const KEYS = [
  { name: '财务系统', scopes: ['BILL', 'INVOICE'], madeDaysAgo: 40, revokedDaysAgo: null },
  { name: '能管平台', scopes: ['USAGE', 'READING'], madeDaysAgo: 200, revokedDaysAgo: 60 },
] as const

/** What the finance system read on the last days. */
const USES: readonly { read: OpenRead; code: string; hoursAgo: number }[] = [
  { read: 'bills', code: '0', hoursAgo: 51 },
  { read: 'usage', code: '2575', hoursAgo: 50 },
  { read: 'bills', code: '0', hoursAgo: 27 },
  { read: 'invoices', code: '0', hoursAgo: 27 },
  { read: 'bills', code: '0', hoursAgo: 3 },
  { read: 'invoices', code: '0', hoursAgo: 3 },
]

/**
 * Keys of the textile factory with their uses, and an address with one delivery that arrived and one that was dropped. The secrets are
 * not stored.
 */
export async function seedOpenData(work: Work): Promise<void> {
  const ago = (ms: number): string => toInstant(work.clock.now() - ms)
  for (const { name, scopes, madeDaysAgo, revokedDaysAgo } of KEYS) {
    const secret = newSecret()
    await insertKey(work.db, {
      ...made('open_key', name),
      keyId: demoId('open_key', name),
      name,
      secretHash: hashOf(secret),
      hint: secret.slice(0, HINT),
      scopes: [...scopes],
      createdAt: ago(madeDaysAgo * DAY),
      // The other one is used below.
      usedAt: revokedDaysAgo === null ? null : ago((revokedDaysAgo + 1) * DAY),
      revokedAt: revokedDaysAgo === null ? null : ago(revokedDaysAgo * DAY),
    })
  }
  const keyId = demoId('open_key', KEYS[0].name)
  for (const { read, code, hoursAgo } of USES) {
    const at = ago(hoursAgo * HOUR)
    await countUse(work.db, { bp: BP, keyId, day: dateAt(Date.parse(at)), read, code, ip: '198.51.100.20' }, at)
  }
  await seedHook(work, ago)
}

const made = (entity: string, key: string) => ({
  bp: BP,
  companyCode: COMPANY,
  madeBy: MASTER,
  requestNo: demoId(entity, key),
  bodyHash: '',
})

async function seedHook(work: Work, ago: (ms: number) => string): Promise<void> {
  const hookId = demoId('open_hook', BP)
  const [failedAt, arrivedAt] = [ago(5 * DAY), ago(4 * DAY)]
  await insertHook(work.db, {
    ...made('open_hook', BP),
    hookId,
    url: 'https://erp.textile.example.com/gas',
    secret: sealText(work, newSecret()),
    events: ['bill.created', 'notice.published'],
    failedAt,
    arrivedAt,
    createdAt: ago(40 * DAY),
    updatedAt: arrivedAt,
  })
  const [bill] = (await billsOf(work.db, { bp: BP, companyCode: COMPANY }, {})).sort((a, b) =>
    a.billMonth < b.billMonth ? 1 : -1,
  )
  if (!bill) return
  const { billId, billNo, billMonth, receivable, dueDate } = bill
  const send = async (
    event: 'bill.created' | 'hook.test',
    data: object,
    createdAt: string,
    came: { tries: number; status: number; error: string; doneAt?: string; failedAt?: string },
  ) => {
    const deliveryId = demoId('open_delivery', event)
    const body = JSON.stringify({ id: deliveryId, event, createdAt, bp: BP, data })
    const row = { bp: BP, deliveryId, hookId, event, about: `${event}|${deliveryId}`, body, createdAt, ...came }
    await insertDelivery(work.db, row)
  }
  const facts = { billId, billNo, billMonth, receivable, dueDate }
  const lost = { tries: WAITS.length + 1, status: 503, error: 'HTTP 503', failedAt }
  await send('bill.created', facts, ago(6 * DAY), lost)
  await send('hook.test', {}, ago(4 * DAY + MINUTE), { tries: 1, status: 204, error: '', doneAt: arrivedAt })
}
