import type { In, Out } from '@contract'
import { keptAnswers, NPS, npsGroupOf, survey, surveyProblem, type Answer } from '@domain/hyq/survey'
import { toMillis } from '@domain/date'
import { jsonb } from '../../db/connect'
import type { BoundSession, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { sealText } from '../../secret'
import { emit } from '../../wiring'
import { fileTicket } from '../ticket/service'
import { hyqAnswered } from './events'
import { findPeriod, lockPeriod, type Period } from './repo/periods'
import { insertResponse, isRewarded } from './repo/responses'
import { rewardOf } from './reward'

type Survey = 'default GET /small/hyq/survey'
type Submit = 'default POST /small/hyq/submit'

const isOpen = (work: Work, { status, endAt }: Period): boolean =>
  status === 'published' && endAt !== null && toMillis(endAt) > work.clock.now()

/** The questions of a quarter that can be answered now. */
export async function surveyOf(work: Work, session: BoundSession, { hyqId }: In<Survey>): Promise<Out<Survey>> {
  const row = await findPeriod(work.db, { companyCode: session.companyCode, hyqId })
  if (!row || row.endAt === null || !isOpen(work, row)) throw new Refusal('E7001')
  const questions = survey.map((question) => ({ ...question, options: [...question.options] }))
  return { hyqId, endAt: row.endAt, questions }
}

/** E-H-02 to E-H-07. Answers of one quarter come one after the other: the first of a customer brings the chances. */
export async function submit(work: Work, session: BoundSession, input: In<Submit>): Promise<Out<Submit>> {
  const { companyCode, bp, userId } = session
  const { hyqId } = input
  const period = await lockPeriod(work.db, { companyCode, hyqId })
  if (!period || period.status === 'draft') throw new Refusal('E7001')
  if (!isOpen(work, period)) throw new Refusal('E7003')
  const n = surveyProblem(input.answers)
  if (n !== null) throw new Refusal('E7004', { params: { n: String(n) } })
  const answers = keptAnswers(input.answers)
  const score = Number(valueOf(answers, NPS))
  const npsGroup = npsGroupOf(score)
  const reward = (await isRewarded(work.db, bp, hyqId)) ? null : await rewardOf(work, period)
  const ticketNo = npsGroup === 'detractor' ? await callBack(work, session, answers) : null
  const text = valueOf(answers, 'text')
  const isNew = await insertResponse(work.db, {
    responseId: newId(work.clock.now()),
    companyCode,
    hyqId,
    userId,
    bp,
    npsScore: score,
    npsGroup,
    answers: jsonb(answers.filter(({ qid }) => qid !== 'text')),
    textEnc: text === '' ? null : sealText(work, text),
    submittedAt: work.clock.iso(),
    durationMs: input.durationMs,
    rewarded: reward !== null,
    status: npsGroup === 'detractor' ? 'open' : 'none',
    ticketNo,
    followNoteEnc: null,
    updatedAt: work.clock.iso(),
  })
  // With it the ticket is undone as well.
  if (!isNew) throw new Refusal('E7002')
  if (reward) await emit(work, hyqAnswered, { bp, companyCode, userId, ...reward, key: `hyq:${hyqId}:${bp}` })
  const { chances, campaignId } = reward ?? { chances: 0, campaignId: null }
  return { npsGroup, rewarded: reward !== null, chances, campaignId, ticketNo }
}

const valueOf = (answers: readonly Answer[], qid: string): string =>
  answers.find((answer) => answer.qid === qid)?.values[0] ?? ''

/** E-H-06: staff call the customer back within a working day. */
async function callBack(work: Work, session: BoundSession, answers: readonly Answer[]): Promise<string> {
  const reasons = labelsOf(answers, 'worst')
  const text = valueOf(answers, 'text')
  const { ticketNo } = await fileTicket(work, session, {
    subtype: 'T_SERVICE',
    title: '满意度回访',
    description: [`惠用气调研 ${valueOf(answers, NPS)} 分`, reasons.join('、'), text].filter(Boolean).join('；'),
    contact: { name: '', phone: session.username },
  })
  return ticketNo
}

/** What was chosen of a list, in words. */
export function labelsOf(answers: readonly Answer[], qid: string): string[] {
  const question = survey.find((one) => one.qid === qid)
  const values = answers.find((answer) => answer.qid === qid)?.values ?? []
  return values.flatMap((value) => question?.options.find((option) => option.value === value)?.label ?? [])
}
