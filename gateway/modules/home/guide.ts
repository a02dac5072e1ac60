import type { In, Out } from '@contract'
import type { Work } from '../../http/context'
import { markGuideSeen } from '../identity/service'
import { guideSteps } from './repo'

type Call = 'default POST:query /crmgas/portal/user/getGuideMapFlag'

/** Introduction of a version of the home page, shown to each user once. */
export async function guide(work: Work, { userId }: { userId: string }, input: In<Call>): Promise<Out<Call>> {
  const steps = await guideSteps(work.db, input.applicationType ?? 'W', input.versionNum)
  if (steps.length === 0) return { guideFlag: '0', steps: [] }
  const isFirst = await markGuideSeen(work, userId, input.versionNum)
  return { guideFlag: isFirst ? '1' : '0', steps }
}
