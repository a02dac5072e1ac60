import type { In, Out } from '@contract'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { deadLetters, dropDead, retryDead } from '../../work/dead'

type List = 'btwob GET /work/dead'
type Decide = 'btwob POST /work/dead/decide'
type Staff = { userId: string; companyCode: string }

/** Failed work of the company, the oldest first. */
export async function deadList(work: Work, { companyCode }: Staff, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { rows, total } = await deadLetters(work.db, companyCode, page)
  return envelope(page, rows, total)
}

/** Tries a given-up item again, or lets it go; 2902 when it is none of the company's. */
export async function settleDead(
  work: Work,
  { userId, companyCode }: Staff,
  { itemId, decision }: In<Decide>,
): Promise<Out<Decide>> {
  const settle = decision === 'RETRY' ? retryDead : dropDead
  if (!(await settle(work.db, companyCode, itemId))) throw new Refusal('2902')
  work.log.info({ itemId, decision, userId }, 'dead letter decided')
  work.afterCommit(() => work.queues.wake())
  return { itemId, decision }
}
