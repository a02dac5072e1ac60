import type { In, Out } from '@contract'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { indexState, rebuildIndex, saveWording, wordings } from '../search/service'

type Staff = { userId: string; companyCode: string }
type List = 'btwob GET /gpt/term/list'
type Save = 'btwob POST /gpt/term/save'

/** What customers of the company call things, and the state of the index. */
export async function list(work: Work, { companyCode }: Staff, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { rows, total } = await wordings(work, companyCode, page)
  const list = rows.map(({ wordingId, word, said, status, updatedAt }) => ({
    termId: wordingId,
    word,
    said,
    status,
    updatedAt,
  }))
  return { ...envelope(page, list, total), index: await indexState(work) }
}

export async function save(work: Work, staff: Staff, { termId, ...wish }: In<Save>): Promise<Out<Save>> {
  return { termId: await saveWording(work, staff, { ...wish, wordingId: termId }) }
}

/** The texts are one index for all companies; it is looked at again in the background. */
export const rebuild = async (work: Work): Promise<Out<'btwob POST /gpt/index/rebuild'>> => ({
  documents: await rebuildIndex(work),
})
