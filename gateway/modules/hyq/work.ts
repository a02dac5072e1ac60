import { Type } from '@sinclair/typebox'
import { toMillis } from '@domain/date'
import { quarterText } from '@domain/hyq/report'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { enqueue } from '../../work/queue'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { accountsPage } from '../gas-account/service'
import { customerOf } from '../membership/service'
import { notify } from '../notice/service'
import { volumeChange } from './report'
import { endingPeriods, findPeriod, lockPeriod, nextEnd, type PeriodKey } from './repo/periods'
import { saveReport } from './repo/responses'
import { periodMachine } from './states'

const text = Type.String()

/** Customers that one item works off. */
const AT_ONCE = 50

/** Keeps what the ranks need of each customer, and informs it of the quarter; one page of customers after the other. */
async function notifyPublished(work: Work, key: PeriodKey & { after: string }): Promise<void> {
  const { companyCode, hyqId } = key
  const row = await findPeriod(work.db, key)
  if (row?.status !== 'published' || row.endAt === null) return
  const accounts = await accountsPage(work.db, { companyCode }, key.after, AT_ONCE)
  for (const { bp } of accounts) {
    await storeReport(work, { bp, companyCode }, hyqId)
    await notify(
      work,
      { bp, companyCode, route: `/subPages/my-message/hyqInformation?hyqId=${hyqId}`, bizId: hyqId },
      {
        message: {
          templateCode: 'HYQ_PERIOD',
          params: { period: quarterText(hyqId) },
          dedupeKey: `HYQ_PERIOD|${hyqId}|${bp}`,
          expireAt: row.endAt,
        },
      },
    )
  }
  const last = accounts.at(-1)?.bp
  if (accounts.length < AT_ONCE || last === undefined) return
  await enqueue(work, published, `${companyCode}|${hyqId}|${last}`, { ...key, after: last })
}

async function storeReport(work: Work, key: { bp: string; companyCode: string }, hyqId: string): Promise<void> {
  const customer = await customerOf(work, key.bp, key.companyCode)
  if (!customer) return
  await saveReport(work.db, {
    ...key,
    hyqId,
    customerClass: customer.customerClass,
    volumeYoy: await volumeChange(work, key, hyqId),
    madeAt: work.clock.iso(),
  })
}

async function endPeriod(work: Work, key: PeriodKey): Promise<void> {
  const row = await lockPeriod(work.db, key)
  if (row?.status !== 'published' || row.endAt === null || toMillis(row.endAt) > work.clock.now()) return
  await transition(work, periodMachine, row, 'CLOSE')
}

export const published = kind({
  name: 'hyq.published',
  data: Type.Object({ companyCode: text, hyqId: text, after: text }),
  run: { handle: notifyPublished },
})
const end = kind({
  name: 'hyq.end',
  data: Type.Object({ companyCode: text, hyqId: text }),
  run: { handle: endPeriod },
})

const keyIn = (after: string): PeriodKey => {
  const [companyCode = '', hyqId = ''] = after.split('|')
  return { companyCode, hyqId }
}

/** What quarters do by themselves. */
export const hyqWork: AreaWork = {
  kinds: [published, end],
  sweeps: [
    sweep(
      'hyq.end',
      { everySeconds: 60 },
      end,
      async ({ db, clock }, after, limit) =>
        (await endingPeriods(db, clock.iso(), keyIn(after), limit)).map((data) => ({
          key: `${data.companyCode}|${data.hyqId}`,
          data,
        })),
      ({ db, clock }) => nextEnd(db, clock.iso()),
    ),
  ],
}
