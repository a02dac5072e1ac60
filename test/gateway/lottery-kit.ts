import type { In } from '@contract'
import { billingArea } from '../../gateway/modules/billing'
import { inspectionArea } from '../../gateway/modules/inspection'
import { lotteryArea } from '../../gateway/modules/lottery'
import { shareArea } from '../../gateway/modules/share'
import { ticketArea } from '../../gateway/modules/ticket'
import type { Caller, TestGateway } from '../setup/gateway'
import { aBuyer, clerk, COMPANY, saleGateway } from './package-sale-kit'
import { inTransaction, requestNo, T } from './payment-kit'
import { grantAll } from '../../gateway/modules/lottery/grant'
import { publish } from '../../gateway/modules/lottery/staff'

/* Builders for the tests of lotteries: a campaign from the 24th of November to the 4th of December, customers with chances. */

export const DRAW = 'default POST /crmgas/lottery/draw'
export const MY_CHANCE = 'default GET /crmgas/lottery/myChance'
export const CURRENT = 'default GET /crmgas/lottery/current'
export const CLAIM = 'default POST /crmgas/lottery/claim'
export const START = '2026-11-24T09:00:00+08:00'
/** The root of the campaigns of these tests. */
export const ROOT = '5b'.repeat(32)

export const lotteryGateway = (more: readonly object[] = []): Promise<TestGateway> =>
  saleGateway(T, [lotteryArea, ticketArea, billingArea, inspectionArea, shareArea, ...more] as never)

export interface Player {
  bp: string
  caller: Caller
}

export async function aPlayer(gateway: TestGateway, bp = '1000000001', customerName?: string): Promise<Player> {
  const buyer = await aBuyer(gateway, bp)
  if (customerName !== undefined)
    await gateway.db.updateTable('customer').set({ customerName }).where('bp', '=', bp).execute()
  return { bp, caller: clerk(gateway, buyer, { userId: `u-${bp}` }) }
}

export const staffOf = (gateway: TestGateway, companyCode = COMPANY): Caller =>
  gateway.asSession({ userId: 'staff', companyCode })

type Save = In<'btwob POST /lottery/save'>

/** One prize of every roll but a millionth, three of it. */
export const aDraft = (given: Partial<Save> = {}): Save => ({
  requestNo: requestNo(),
  title: '安全用气抽奖',
  organizer: '廊坊燃气',
  organizerPhone: '0316-95158',
  rules: '每日最多抽奖5次。',
  startAt: START,
  endAt: '2026-12-04T18:00:00+08:00',
  claimUntil: '2026-12-31',
  dailyDraws: 5,
  mostWins: 5,
  mostChances: 3,
  prizes: [{ name: '管道检测1次', service: 'PIPE_CHECK', value: '200.00', quantity: 3, weight: 999_999 }],
  ...given,
})

/** A campaign that runs; answers its number. */
export async function aCampaign(gateway: TestGateway, given: Partial<Save> = {}): Promise<string> {
  const { campaignId } = await staffOf(gateway).ok('btwob POST /lottery/save', aDraft(given))
  await inTransaction(gateway, (work) => publish(work, { userId: 'staff', companyCode: COMPANY }, { campaignId }, ROOT))
  await gateway.passTime(START)
  return campaignId
}

let given = 0
/** Chances for bills paid in time, ready on the day after. */
export async function giveChances(gateway: TestGateway, { bp }: Player, count = 1): Promise<void> {
  for (let i = 0; i < count; i += 1)
    await inTransaction(gateway, (work) =>
      grantAll(work, { bp, companyCode: COMPANY, source: 'bill_paid', sourceKey: `b-${++given}` }),
    )
}

export const drawOnce = (player: Player, campaignId: string) =>
  player.caller.call(DRAW, { campaignId, requestNo: requestNo() })

/** All pages of a ledger, as a client joins them. */
export async function ledgerOf(gateway: TestGateway, campaignId: string): Promise<string> {
  const parts: string[] = []
  for (let after: number | null = 0; after !== null;) {
    const page: { ledger: string; next: number | null } = await gateway.ok('default GET /crmgas/lottery/ledger', {
      campaignId,
      after,
    })
    parts.push(page.ledger)
    after = page.next
  }
  return parts.join('')
}
