import { addDays, addMonths, DAY, monthOf, startOf, toInstant, toMillis } from '@domain/date'
import { quarterOf, SURVEY_DAYS } from '@domain/hyq/report'
import { npsGroupOf } from '@domain/hyq/survey'
import { rnd } from '@domain/random'
import { jsonb } from '../db/connect'
import type { Work } from '../http/context'
import { blocksOfText } from '../modules/audience/service'
import { savePeriod } from '../modules/hyq/repo/periods'
import { insertResponse, saveReport } from '../modules/hyq/repo/responses'
import { publish, save } from '../modules/hyq/staff'
import { withClock } from './clock'
import { pictureUrl } from './content/pictures'
import { demoId } from './people'

const COMPANIES = ['1001', '1002']
const STAFF = demoId('app_user', '13800000012')
/** The survey of the running quarter opened so many days ago, not before the fifth of its first month. */
const OPEN_DAYS = 20

const TEXT = `## 本季服务
- 冬季保供已启动，停气计划提前48小时公告
- 新增按月自选、气量包两种购气方式，可在好买气比较
- 线上开票、缴费、报修均可在手机办理

## 安全提示
燃气报警器使用满5年应更换，金属软管满8年应更换。发现漏气请先撤离，再拨打抢险电话。`

const BENEFITS = [
  { icon: 'calculator', title: '好买气', desc: '比较各种购气方式', route: '/subPages/goodBuyGas' },
  { icon: 'package', title: '气量包', desc: '锁定一段时间的气价', route: '/subPagesB/pages/gas-package/index' },
  { icon: 'inspect', title: '安检报告', desc: '查看隐患与整改', route: '/subPages/inspection-report/inspection-list' },
  { icon: 'headset', title: '客户服务', desc: '报修、咨询、投诉', route: '/subPages/customer-service/index' },
]

const idOf = (month: string): string => `HY${month.slice(0, 4)}Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`

/** Quarters that are over: promoters, passives and detractors of each company (E 8). */
const PAST = [
  { quartersAgo: 1, groups: [66, 36, 18] },
  { quartersAgo: 2, groups: [45, 33, 17] },
] as const
/** Other industrial customers of the first company, for ranks. */
const PEERS = 26

/** The campaign of the demo that runs (gateway/demo/lottery.ts). */
const REWARD = { rewardCampaignId: 'LD000002', rewardChances: 2 }

/** The running quarter with its open survey, two that are over with what was answered, and peers to be ranked among. */
export async function seedHyq(work: Work): Promise<void> {
  const running = runningQuarter(work)
  const opened = Math.max(fifthOf(running), work.clock.now() - OPEN_DAYS * DAY)
  for (const companyCode of COMPANIES) {
    for (const past of PAST)
      await pastQuarter(work, companyCode, addMonths(running, -3 * past.quartersAgo), past.groups)
    const then = withClock(work, toInstant(opened))
    await save(
      then,
      { userId: STAFF, companyCode },
      {
        ...wordsOf(running),
        text: TEXT,
        ...(companyCode === '1001' ? REWARD : { rewardCampaignId: null, rewardChances: 0 }),
        version: 0,
      },
    )
    await publish(then, { userId: STAFF, companyCode }, { hyqId: idOf(running) })
  }
  for (let n = 0; n < PEERS; n++)
    await saveReport(work.db, {
      bp: `19${String(n).padStart(8, '0')}`,
      hyqId: idOf(running),
      companyCode: '1001',
      customerClass: 'INDUSTRY',
      volumeYoy: (rnd(`E|peer|${n}`) * 40 - 18).toFixed(1),
      madeAt: toInstant(opened),
    })
}

const fifthOf = (month: string): number => startOf(`${month}-05`, 9)

/** First month of the quarter that was published last by the fifth of its first month. */
function runningQuarter(work: Work): string {
  const first = quarterOf(idOf(monthOf(work.clock.today()))) ?? monthOf(work.clock.today())
  return fifthOf(first) <= work.clock.now() ? first : addMonths(first, -3)
}

const wordsOf = (first: string) => ({
  hyqId: idOf(first),
  title: '惠用气季度报告',
  cover: pictureUrl('cover', 'boiler', 1),
  benefits: BENEFITS,
})

async function pastQuarter(work: Work, companyCode: string, first: string, groups: readonly number[]): Promise<void> {
  const startAt = toInstant(fifthOf(first))
  const endAt = toInstant(fifthOf(first) + SURVEY_DAYS * DAY)
  const { benefits, ...words } = wordsOf(first)
  await savePeriod(
    work.db,
    {
      ...words,
      companyCode,
      startAt,
      endAt,
      blocks: jsonb(blocksOfText(TEXT)),
      benefits: jsonb(benefits),
      rewardCampaignId: null,
      rewardChances: 0,
      status: 'closed',
      version: 1,
      createdAt: startAt,
      updatedAt: endAt,
    },
    0,
  )
  const scores = groups.flatMap((count, group) => Array.from({ length: count }, () => [10, 8, 5][group] ?? 8))
  for (const [n, npsScore] of scores.entries())
    await insertResponse(work.db, {
      responseId: `${words.hyqId}-${companyCode}-${String(n).padStart(3, '0')}`,
      companyCode,
      hyqId: words.hyqId,
      userId: `hyq-${companyCode}-${n}`,
      bp: `19${String(n).padStart(8, '0')}`,
      npsScore,
      npsGroup: npsGroupOf(npsScore),
      answers: jsonb([
        { qid: 'nps', values: [String(npsScore)] },
        { qid: npsScore >= 9 ? 'best' : 'worst', values: [String(1 + Math.floor(rnd(`E|hyq|${n}`) * 6))] },
        { qid: 'online', values: [String(Math.ceil(npsScore / 2))] },
      ]),
      textEnc: null,
      submittedAt: toInstant(toMillis(`${addDays(`${first}-05`, 1 + (n % 40))}T10:00:00+08:00`)),
      durationMs: 40_000,
      rewarded: false,
      status: npsScore <= 6 ? 'closed' : 'none',
      ticketNo: null,
      followNoteEnc: null,
      updatedAt: endAt,
    })
}
