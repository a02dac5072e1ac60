import type { Work } from '../../http/context'
import { endingPapers } from '../certification/service'
import { contractsOf } from '../contract/service'
import type { AccountKey } from '../metering/service'
import type { Ending } from './expiries'

async function contractEndings(work: Work, { bp, companyCode }: AccountKey): Promise<Ending[]> {
  return (await contractsOf(work.db, bp))
    .filter((one) => one.companyCode === companyCode && one.state === 'EFFECTIVE')
    .map(({ contractId, title, contractNo, endDate }) => ({
      bizId: contractId,
      title,
      note: contractNo,
      dueDate: endDate,
      route: '/subPagesB/pages/signManagement/index',
    }))
}

async function paperEndings(work: Work, { bp }: AccountKey): Promise<Ending[]> {
  return (await endingPapers(work, { bp })).map(({ id, name, validTo, route }) => ({
    bizId: id,
    title: name,
    note: '证照有效期',
    dueDate: validTo,
    route,
  }))
}

/** What ends in areas below the archive (Y-17). */
export const otherEndings = {
  CONTRACT: { model: 'CONTRACT_VIEW', endings: contractEndings },
  PAPER: { model: null, endings: paperEndings },
}
