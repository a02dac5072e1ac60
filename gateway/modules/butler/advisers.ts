import type { Out } from '@contract'
import { openText } from '../../secret'
import type { Work } from '../../http/context'
import { workingManagers } from './repo'

type List = Out<'btwob GET /butler/list'>
export type Adviser = List['list'][number]

/** Managers of a company that have not left, by their ids. */
export async function advisersOf(work: Work, companyCode: string): Promise<Adviser[]> {
  const rows = await workingManagers(work.db, companyCode)
  return rows.map(({ managerId, name, jobTitle, phoneEnc }) => ({
    managerId,
    name: openText(work, name),
    jobTitle,
    phone: openText(work, phoneEnc),
  }))
}

export const list = async (work: Work, { companyCode }: { companyCode: string }): Promise<List> => ({
  list: await advisersOf(work, companyCode),
})
