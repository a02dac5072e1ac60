import type { In, Out } from '@contract'
import { DRAFT_LIFE, MOST_DRAFTS, draftProblem } from '@domain/form-draft'
import type { BoundSession, Work } from '../../http/context'
import { badField } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { openText, sealText } from '../../secret'
import * as repo from './repo'

type Save = 'btwob POST /draft/save'
type List = 'btwob GET /draft/list'
type Clear = 'btwob POST /draft/clear'

const lifeBegan = ({ clock }: Pick<Work, 'clock'>): string => isoOf(clock.now() - DRAFT_LIFE)

/** Refuses 2901 for what is no form, too large, or has a secret in it. */
export async function save(work: Work, session: BoundSession, { place, values }: In<Save>): Promise<Out<Save>> {
  if (draftProblem(values) !== null) throw badField('values')
  const { bp, userId, companyCode } = session
  const savedAt = work.clock.iso()
  await repo.putDraft(work.db, { bp, userId, place, companyCode, valuesEnc: sealText(work, values), savedAt })
  await repo.keepNewest(work.db, session, MOST_DRAFTS)
  return { savedAt }
}

/** All at once: a form that opens makes no call. */
export async function list(work: Work, session: BoundSession): Promise<Out<List>> {
  const rows = await repo.draftsSince(work.db, session, lifeBegan(work))
  return { list: rows.map(({ valuesEnc, ...row }) => ({ ...row, values: openText(work, valuesEnc) })) }
}

export const clear = async (work: Work, { bp, userId }: BoundSession, { place }: In<Clear>): Promise<Out<Clear>> => ({
  cleared: await repo.dropDraft(work.db, { bp, userId, place }),
})

/** Own work of the queue: a form's data never outlive their day, with or without a read. */
export const purge = (work: Work) => repo.purge(work.db, lifeBegan(work))
