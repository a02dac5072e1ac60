import type { In, Out } from '@contract'
import { choicesOf, npsOf, survey } from '@domain/hyq/survey'
import type { Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { findPeriod } from './repo/periods'
import { answeredIn, chosenIn, groupsOf } from './repo/responses'

type Results = 'btwob GET /hyq/results'

/** What a quarter's answers come to, question by question (E-H-04, E-H-07). */
export async function results(
  work: Work,
  { companyCode }: { companyCode: string },
  { hyqId }: In<Results>,
): Promise<Out<Results>> {
  ownOr2902(await findPeriod(work.db, { companyCode, hyqId }))
  const [groups] = await groupsOf(work.db, companyCode, [hyqId])
  const chosen = await chosenIn(work.db, companyCode, hyqId)
  const answered = await answeredIn(work.db, companyCode, hyqId)
  const counts = groups?.counts ?? { promoter: 0, passive: 0, detractor: 0 }
  return {
    hyqId,
    answers: groups?.answers ?? 0,
    counted: counts.promoter + counts.passive + counts.detractor,
    nps: npsOf(counts),
    questions: survey
      .filter(({ type }) => type !== 'text')
      .map((question) => ({
        qid: question.qid,
        title: question.title,
        answered: answered.get(question.qid) ?? 0,
        choices: choicesOf(question).map(({ value, label }) => ({
          label,
          n: chosen.find((one) => one.qid === question.qid && one.value === value)?.n ?? 0,
        })),
      })),
  }
}
