import type { In, Out } from '@contract'
import { fieldOutOfRange } from '@domain/saving/inputs'
import { flueSaving, stoveSaving } from '@domain/saving/saving'
import type { Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { viewerOf } from '../audience/service'
import { categoriesOf, countsOfCategories } from './repo/articles'

type Topics = Out<'default GET /crmgas/knowledge/topicList'>
type Estimate = 'default POST /crmgas/knowledge/estimate'

export async function topicList(work: Work, session: Session | null): Promise<Topics> {
  const viewer = await viewerOf(work, session)
  const counts = await countsOfCategories(work.db, viewer, 'knowledge', work.clock.iso())
  const all = await categoriesOf(work.db, 'knowledge')
  return {
    topics: all
      .filter(({ isVirtual }) => !isVirtual)
      .map(({ code, name }) => ({ code, name, count: counts.get(code) ?? 0 })),
  }
}

/** What better combustion or a better stove would save (E-N-14, E-N-15); E2010 names the field that is out of its range. */
export function estimate(input: In<Estimate>): Out<Estimate> {
  const field = fieldOutOfRange(input.tool, input)
  if (field !== null) throw new Refusal('E2010', { params: { 字段: field } })
  const { volume, price, tool, ...typed } = input
  // Each that the tool needs is there: its range was checked.
  const of = (key: keyof typeof typed): string => typed[key] ?? ''
  if (tool === 'stove')
    return stoveSaving({ before: of('efficiencyBefore'), after: of('efficiencyAfter') }, { volume, price })
  return flueSaving(
    {
      before: { fumes: of('fumesBefore'), air: of('air'), oxygen: of('oxygenBefore') },
      after: { fumes: of('fumesAfter'), air: of('air'), oxygen: of('oxygenAfter') },
    },
    { volume, price },
  )
}
