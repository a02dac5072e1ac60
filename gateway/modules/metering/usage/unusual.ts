import type { Api } from '@contract'
import { addDays } from '@domain/date'
import { lastClosedGasDay } from '@domain/gas-day'
import { meterName } from '@domain/meter-name'
import { unusualDay, type UnusualDay, type UsedDay } from '@domain/unusual-use'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import type { OwnData } from '../../../personal-data'
import { listed, moment } from '../../../sheet/table'
import { workingCalendar } from '../../calendar/service'
import { ownAccount } from '../../gas-account/service'
import { chosenMeters } from '../meter/own-meters'
import { answersOfUser, answersSince, saveAnswer, type UsageAnswer } from '../repo/usage-answer'
import { dayParts } from '../repo/usage'
import type { Meter } from '../types'

type Open = Api['btwob GET /usage/unusual']['out']
type Answer = Api['btwob POST /usage/answer']['in']

/** Gas days that are looked at: the last closed ones. */
const RECENT = 7
/** Gas days before them in which fourteen days off are found. */
const BACK = 70
/** A pattern that was called normal is known for so many gas days. */
const REMEMBERED = 400

interface Asked {
  meter: Meter
  day: UnusualDay
}

/** usage/unusual: what is to be asked about, of each meter the newest day; what was answered is not asked again. */
export async function unusualUse(work: Work, session: BoundSession, meterId: string | undefined): Promise<Open> {
  const found = await questions(work, session, meterId)
  return {
    list: found.map(({ meter, day: { gasDay, volume, mean, percent, isWorkday } }) => ({
      meterId: meter.meterId,
      name: meterName(meter),
      gasDay,
      volume,
      mean,
      percent,
      isWorkday,
    })),
  }
}

/** usage/answer: keeps what the customer says of a day that is asked about; 2902 for any other. */
export async function answerUnusual(work: Work, session: BoundSession, { meterId, gasDay, answer }: Answer) {
  const [asked] = (await questions(work, session, meterId)).filter(({ day }) => day.gasDay === gasDay)
  if (!asked) throw new Refusal('2902')
  const { bp, companyCode, userId } = session
  const { volume, mean, isWorkday } = asked.day
  const now = work.clock.iso()
  await saveAnswer(work.db, {
    bp,
    companyCode,
    meterId,
    gasDay,
    isWorkday,
    volume,
    mean,
    answer,
    userId,
    createdAt: now,
    updatedAt: now,
  })
  return true as const
}

async function questions(work: Work, session: BoundSession, meterId: string | undefined): Promise<Asked[]> {
  const account = await ownAccount(work, session)
  const meters = (await chosenMeters(work, account, meterId)).filter(({ meterType }) => meterType === 'IOT')
  if (meters.length === 0) return []
  const to = lastClosedGasDay(work.clock.now())
  const from = addDays(to, -BACK - RECENT)
  const ids = meters.map((meter) => meter.meterId)
  const [parts, isWorkday, answers] = await Promise.all([
    dayParts(work.db, account, ids, { from, to }),
    workingCalendar(work, from, to),
    answersSince(work.db, account, ids, addDays(to, -REMEMBERED)),
  ])
  return meters.flatMap((meter) => {
    const days = parts
      .filter((part) => part.meterId === meter.meterId)
      .map((part): UsedDay => ({
        gasDay: part.label,
        volume: part.missing + part.estimated > 0 ? null : part.volume,
        isWorkday: isWorkday(part.label),
      }))
    const day = newestOf(
      days,
      answers.filter((one) => one.meterId === meter.meterId),
      addDays(to, -RECENT),
    )
    return day ? [{ meter, day }] : []
  })
}

/** The newest day after `after` that is to be asked about. */
function newestOf(days: readonly UsedDay[], answers: readonly UsageAnswer[], after: string): UnusualDay | null {
  const normal = answers.filter(({ answer }) => answer === 'NORMAL')
  for (let at = days.length; at > 0; at--) {
    const gasDay = days[at - 1]?.gasDay ?? ''
    if (gasDay <= after) return null
    const found = unusualDay(days.slice(0, at), normal)
    if (found && !answers.some((one) => one.gasDay === gasDay)) return found
  }
  return null
}

const WORDS = { NORMAL: '正常生产', ABNORMAL: '不是正常生产' } as const

/** The user's own answers (PIPL art. 45). */
export const usageAnswers: OwnData = async (work, { userId }) =>
  listed('异常用气的答复', await answersOfUser(work.db, userId), [
    ['表具', 16, ({ meterId }) => meterId],
    ['用气日', 14, ({ gasDay }) => gasDay],
    ['用气量（m³）', 14, ({ volume }) => volume],
    ['答复', 14, ({ answer }) => WORDS[answer]],
    ['时间', 20, ({ createdAt }) => moment(createdAt)],
  ])
