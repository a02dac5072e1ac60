import type { In, Out } from '@contract'
import type { Work } from '../../http/context'
import { indexState, rebuildIndex, saveWording, wordings } from '../search/service'

type Staff = { userId: string; companyCode: string }
type List = Out<'btwob GET /gpt/term/list'>
type Save = 'btwob POST /gpt/term/save'

/** What customers of the company call things, and the state of the index. */
export async function list(work: Work, { companyCode }: Staff): Promise<List> {
  const rows = await wordings(work, companyCode)
  return {
    list: rows.map(({ wordingId, word, said, status, updatedAt }) => ({ termId: wordingId, word, said, status, updatedAt })),
    index: await indexState(work),
  }
}

export async function save(work: Work, staff: Staff, { termId, ...wish }: In<Save>): Promise<Out<Save>> {
  return { termId: await saveWording(work, staff, { ...wish, wordingId: termId }) }
}

/** The texts are one index for all companies; it is looked at again in the background. */
export const rebuild = async (work: Work): Promise<Out<'btwob POST /gpt/index/rebuild'>> => ({
  documents: await rebuildIndex(work),
})
