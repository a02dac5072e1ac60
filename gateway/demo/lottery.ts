import { addDays } from '@domain/date'
import type { Work } from '../http/context'
import { draw } from '../modules/lottery/draw'
import { grantAll } from '../modules/lottery/grant'
import { publish, save } from '../modules/lottery/staff'
import { allWins } from '../modules/lottery/repo/wins'
import { turned } from '../modules/lottery/turn'
import { wins } from '../modules/lottery/win-case'
import { handOut } from '../modules/message/service'
import { withClock } from './clock'
import { demoId } from './people'
import { readMessagesOf } from './read-messages-repo'
import { sessionOf } from './session'
import { workOffNow } from './within'

const FACTORY = { bp: '1000000001', phone: '13800000001' }
/** A customer without a user of the app. */
const TIMBER = { bp: '1000000005', phone: 'timber' }
const RESTAURANT = { bp: '1000000002', phone: '13800000007' }
const COMPANY = '1001'
const STAFF = { userId: demoId('app_user', '13800000012'), companyCode: COMPANY }

const PRIZES = [
  { name: '能效诊断1次', service: 'AUDIT', value: '1200.00', quantity: 5, weight: 10_000 },
  { name: '管道检测1次', service: 'PIPE_CHECK', value: '600.00', quantity: 20, weight: 40_000 },
  { name: '报警器检定1次', service: 'ALARM_CHECK', value: '200.00', quantity: 60, weight: 100_000 },
  { name: '流量计检定1次', service: 'METER_CHECK', value: '300.00', quantity: 200, weight: 350_000 },
] as const

/** Each draw of the autumn gave a coupon for the mall. */
const COUPONS = [
  {
    name: '满1000减100优惠券',
    service: 'COUPON',
    value: '100.00',
    couponFrom: '1000.00',
    quantity: 500,
    weight: 999_999,
  },
] as const

const COUPON_RULES = `每按时缴清一张账单得一次抽奖机会，次日起可抽，抽中即得优惠券。
优惠券用于商城商品与服务的报价：接受报价时抵用，一单一张，满额可用，不找零、不折现、不转让，不抵燃气费。
报价确认后因故未成交的，优惠券在有效期内退回。`

const RULES = `每按时缴清一张账单、每整改销案一项隐患，各得一次抽奖机会，每种最多3次，次日起可抽。
每次抽奖的结果在机会次日零点已经确定，与何时抽、第几个抽无关；每天公开当天的种子，可在手机上重算。
奖品发完或本企业中奖满3次后，抽到该奖品按“谢谢参与”处理，概率不转给其他奖品。
中奖后请在领取期限内填写联系人，我们会派单上门服务；逾期视为放弃。奖品为免费服务，不折现、不转让。`

interface Plan {
  title: string
  /** Days from today. */
  from: number
  to: number
  root?: string
  /** Services without it. */
  coupons?: true
}

/** When a campaign that begins `from` days from now is made and published. */
const dayBefore = (work: Work, from: number): Work =>
  withClock(work, `${addDays(work.clock.today(), Math.min(from, 0) - 1)}T15:00:00+08:00`)

/** A campaign with its prizes; the demo's seed makes its past the same in every seeding. */
async function aCampaign(work: Work, { title, from, to, root, coupons }: Plan): Promise<string> {
  const today = work.clock.today()
  const before = dayBefore(work, from)
  const { campaignId } = await save(before, STAFF, {
    requestNo: '',
    title,
    organizer: '廊坊新源燃气有限公司',
    organizerPhone: '0316-0000100',
    rules: coupons ? COUPON_RULES : RULES,
    startAt: `${addDays(today, from)}T09:00:00+08:00`,
    endAt: `${addDays(today, to)}T18:00:00+08:00`,
    claimUntil: addDays(today, to + 30),
    dailyDraws: 5,
    mostWins: 3,
    mostChances: 3,
    prizes: coupons ? [...COUPONS] : [...PRIZES],
  })
  if (root !== undefined) await publish(before, STAFF, { campaignId }, root)
  return campaignId
}

interface Past {
  daysAgo: number
  /** Customers that are given a chance, and those that draw the oldest of theirs. */
  chances?: readonly (typeof FACTORY)[]
  draws?: readonly (typeof FACTORY)[]
}

/** A day of the past, by the services: draws in the morning, then what was given. */
async function day(work: Work, campaignId: string, { daysAgo, chances = [], draws = [] }: Past): Promise<void> {
  const at = (time: string) => withClock(work, `${addDays(work.clock.today(), -daysAgo)}T${time}:00+08:00`)
  await turned(at('09:00'), { companyCode: COMPANY, campaignId })
  for (const [index, person] of draws.entries())
    await draw(at(`09:1${index}`), sessionOf(person, ['LOTTERY']), { campaignId, requestNo: '' })
  for (const [index, { bp }] of chances.entries())
    await grantAll(at(`10:1${index}`), {
      bp,
      companyCode: COMPANY,
      source: index % 2 === 0 ? 'bill_paid' : 'hazard_closed',
      sourceKey: `${campaignId}-${daysAgo}-${index}`,
    })
}

/** What was won in a campaign that is over was not claimed. */
async function expire(work: Work, campaignId: string): Promise<void> {
  for (const win of await allWins(work.db, { companyCode: COMPANY, campaignId }))
    await wins.move(work, await wins.own(work, win, win.winId), 'EXPIRE', 'SYSTEM')
}

/**
 * One campaign that is over, one that runs with two chances for the ceramics works, one that comes, one draft,
 * and one that gave coupons (E 8, E-M-16).
 */
export async function seedLottery(work: Work): Promise<void> {
  const past = await aCampaign(work, { title: '迎峰度夏安全抽奖', from: -100, to: -70, root: '4c'.repeat(32) })
  await day(work, past, { daysAgo: 100, chances: [RESTAURANT, TIMBER, RESTAURANT] })
  await day(work, past, { daysAgo: 99, draws: [RESTAURANT, TIMBER], chances: [TIMBER] })
  await day(work, past, { daysAgo: 98, draws: [TIMBER, RESTAURANT] })
  await turned(withClock(work, `${addDays(work.clock.today(), -69)}T09:00:00+08:00`), {
    companyCode: COMPANY,
    campaignId: past,
  })
  await expire(withClock(work, `${addDays(work.clock.today(), -39)}T09:50:00+08:00`), past)
  await turned(work, { companyCode: COMPANY, campaignId: past })
  const running = await aCampaign(work, { title: '按时缴费抽服务', from: -10, to: 20 })
  await aCampaign(work, { title: '新春安全抽奖', from: 25, to: 45, root: '9e'.repeat(32) })
  await aCampaign(work, { title: '开工安全抽奖', from: 60, to: 80 })
  const coupons = await aCampaign(work, {
    title: '秋季安检回馈抽券',
    from: -40,
    to: -15,
    root: '3a'.repeat(32),
    coupons: true,
  })
  await day(work, coupons, { daysAgo: 40, chances: [RESTAURANT, TIMBER] })
  await day(work, coupons, { daysAgo: 38, draws: [RESTAURANT, TIMBER] })
  await turned(work, { companyCode: COMPANY, campaignId: coupons })
  // Published after the days of the coupons: each day gives chances in every campaign that is published.
  await publish(dayBefore(work, -10), STAFF, { campaignId: running }, '7d'.repeat(32))
  await day(work, running, { daysAgo: 10, chances: [TIMBER, FACTORY] })
  await day(work, running, { daysAgo: 8, draws: [TIMBER], chances: [TIMBER] })
  await day(work, running, { daysAgo: 3, draws: [TIMBER], chances: [FACTORY] })
  await turned(work, { companyCode: COMPANY, campaignId: running })
  await workOffNow(work, handOut)
  await readMessagesOf(work.db, 'WIN_')
}
