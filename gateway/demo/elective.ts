import { addDays, addMonths, firstOfMonth, monthOf, toMillis } from '@domain/date'
import { lastClosedGasDay } from '@domain/gas-day'
import { monthMoments, windowOf } from '@domain/elective/choice'
import { decimal, fixed } from '@domain/decimal'
import { rnd } from '@domain/random'
import { transition } from '../states'
import type { Work } from '../http/context'
import { isAnswered } from '../wiring'
import { saveChoice } from '../modules/elective/choose'
import { choices } from '../modules/elective/record-case'
import { findOption, findPeriod, saveIndex } from '../modules/elective/repo/periods'
import type { Choice } from '../modules/elective/repo/records'
import { publish } from '../modules/elective/staff'
import { periodMachine } from '../modules/elective/states'
import { handOut } from '../modules/message/service'
import { electiveGas } from '../modules/metering/service'
import { withClock } from './clock'
import { at, type Agenda } from './energy/agenda'
import { demoId } from './people'
import { readMessagesOf } from './read-messages-repo'
import { workOffNow } from './within'

const INDEX = '华北到站价指数'
/** Months of the index that have been published. */
const INDEX_MONTHS = 24
/** Middle of the index in the heating season and outside of it, yuan per m³, and how far a month may be off. */
const LEVELS = { heating: '3.4800', mild: '3.0600', off: '0.2400' } as const

const FACTORY = { bp: '1000000001', companyCode: '1001', userId: demoId('app_user', '13800000001') }
const MILL = { bp: '1000000004', companyCode: '1002', userId: demoId('app_user', '13800000008') }

interface Story {
  by: typeof FACTORY
  /** The month is so many months before the running one. */
  monthsAgo: number
  /** 1 to 4, in the order of the page. */
  option: number
  volume: string
  end?: 'CANCEL' | 'REJECT'
}

/** What the demo's customers chose (B 8): two months that are in bills, one with too little use; one cancelled, one turned down for arrears. */
const STORIES: readonly Story[] = [
  { by: FACTORY, monthsAgo: 8, option: 4, volume: '100000' },
  { by: FACTORY, monthsAgo: 5, option: 1, volume: '60000' },
  { by: MILL, monthsAgo: 0, option: 2, volume: '20000', end: 'REJECT' },
  { by: FACTORY, monthsAgo: 0, option: 2, volume: '120000', end: 'CANCEL' },
]

/** An index is made of its month: the same in every seeding. */
function indexOf(month: string): string {
  const level = ['11', '12', '01', '02', '03'].includes(month.slice(5)) ? LEVELS.heating : LEVELS.mild
  const off = decimal(LEVELS.off).times(String(Math.round((rnd(`B|index|${month}`) - 0.5) * 200) / 100))
  return fixed(decimal(level).plus(off), 4)
}

/** Prices of a month's options: off what is published in its season. */
const basePrice = (month: string): string =>
  ['11', '12', '01', '02', '03'].includes(month.slice(5)) ? '4.0200' : '3.5800'

const less = (price: string, by: string): string => fixed(decimal(price).minus(decimal(by)), 4)

function optionsOf(month: string): Parameters<typeof publish>[2]['options'] {
  const base = basePrice(month)
  const common = {
    unitPrice: null,
    indexName: null,
    indexMargin: null,
    priceFloor: null,
    priceCap: null,
    tiers: [],
    minVolume: '5000',
    maxVolume: '300000',
    stepVolume: '100',
    takeRate: '80.00',
    shortFeeRate: '10.00',
    quotaVolume: '3000000',
    riskText: '',
  }
  return [
    { ...common, name: '固定价', optionType: 'FIXED', unitPrice: less(base, '0.1200') },
    {
      ...common,
      name: '大用户固定价',
      optionType: 'FIXED',
      unitPrice: less(base, '0.1800'),
      minVolume: '20000',
      takeRate: '95.00',
      quotaVolume: '1200000',
    },
    {
      ...common,
      name: '指数联动',
      optionType: 'INDEX',
      indexName: INDEX,
      indexMargin: '0.4200',
      priceFloor: less(base, '0.6000'),
      priceCap: less(base, '-0.1300'),
      riskText: '价格随当月指数波动，可能高于公布气价',
    },
    {
      ...common,
      name: '阶梯优惠',
      optionType: 'REBATE',
      tiers: [
        { fromVolume: '0', unitPrice: less(base, '0.0200') },
        { fromVolume: '50000', unitPrice: less(base, '0.0900') },
        { fromVolume: '150000', unitPrice: less(base, '0.1600') },
      ],
    },
  ]
}

const COMPANIES = ['1001', '1002'] as const
const periodIdOf = (month: string): string => `EP${month.replace('-', '')}`

async function publishMonth(work: Work, companyCode: string, month: string): Promise<void> {
  await publish(
    work,
    { companyCode, userId: demoId('app_user', '13800000012') },
    { month, notice: '', options: optionsOf(month) },
  )
}

async function turn(work: Work, companyCode: string, month: string, event: 'OPEN' | 'CLOSE'): Promise<void> {
  const period = await findPeriod(work.db, { companyCode, periodId: periodIdOf(month) })
  if (period) await transition(work, periodMachine, period, event)
}

/** The periods of the past and what was chosen in them, each step at its moment; the bill of a month settles its choice. */
export function tellElective(work: Work, agenda: Pick<Agenda, 'add'>): void {
  if (!isAnswered(work, electiveGas)) return
  const running = monthOf(lastClosedGasDay(work.clock.now()))
  const first = addMonths(running, -INDEX_MONTHS)
  for (let month = first; month < running; month = addMonths(month, 1))
    for (const companyCode of COMPANIES) {
      const value = indexOf(month)
      agenda.add(at(`${addMonths(month, 1)}-01`, '07:00'), async (then) => {
        await saveIndex(then.db, { companyCode, indexName: INDEX, month, value, publishedAt: then.clock.iso() })
      })
    }
  const offered = new Set(STORIES.map(({ by, monthsAgo }) => `${by.companyCode}|${addMonths(running, -monthsAgo)}`))
  for (const one of offered) {
    const [companyCode = '', month = ''] = one.split('|')
    const { openAt, closeAt } = windowOf(month)
    agenda.add(at(`${addMonths(month, -1)}-10`, '09:00'), (then) => publishMonth(then, companyCode, month))
    agenda.add(openAt, (then) => turn(then, companyCode, month, 'OPEN'))
    agenda.add(closeAt, (then) => turn(then, companyCode, month, 'CLOSE'))
  }
  for (const story of STORIES) replayStory(agenda, story, addMonths(running, -story.monthsAgo))
}

function replayStory(agenda: Pick<Agenda, 'add'>, { by, option, volume, end }: Story, month: string): void {
  const { openAt, closeAt } = windowOf(month)
  const chosenOn = addDays(openAt.slice(0, 10), 2)
  let chosen: Choice | undefined
  const move = async (then: Work, event: Parameters<typeof choices.move>[2], reason = ''): Promise<void> => {
    const row = chosen && (await choices.own(then, chosen, chosen.recordId))
    if (!row) return
    const set = { checkAt: null, ...(reason && { cancelReason: reason }) }
    await choices.move(then, row, event, event === 'CANCEL' ? by.userId : 'SYSTEM', { reason, set })
  }
  agenda.add(at(chosenOn, '10:12'), async (then) => {
    const period = await findPeriod(then.db, { companyCode: by.companyCode, periodId: periodIdOf(month) })
    const of = period && (await findOption(then.db, { ...period, optionId: `${period.periodId}-${option}` }))
    if (period && of) chosen = await saveChoice(then, by, { period, option: of, volume })
  })
  if (end === 'CANCEL') return agenda.add(at(addDays(chosenOn, 1), '15:40'), (then) => move(then, 'CANCEL'))
  // Contracts are archived after the bills (CV-16): the result of the check stands here (BE-04).
  if (end === 'REJECT') return agenda.add(closeAt, (then) => move(then, 'REJECT', '截止时存在欠费'))
  agenda.add(monthMoments(month).startAt, (then) => move(then, 'START'))
}

/** The period that can be chosen in now, or the next one; messages of the past have been read. */
export async function seedElective(work: Work): Promise<void> {
  const next = addMonths(monthOf(work.clock.today()), 1)
  const month = toMillis(windowOf(next).closeAt) > work.clock.now() ? next : addMonths(next, 1)
  const { openAt } = windowOf(month)
  const before = withClock(work, at(addDays(firstOfMonth(addMonths(month, -1)), -5), '09:00'))
  for (const companyCode of COMPANIES) {
    await publishMonth(before, companyCode, month)
    if (toMillis(openAt) <= work.clock.now()) await turn(withClock(work, openAt), companyCode, month, 'OPEN')
  }
  await workOffNow(work, handOut)
  await readMessagesOf(work.db, 'ELECTIVE_')
}
