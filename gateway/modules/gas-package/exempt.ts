import { question } from '../../extensions'
import type { Work } from '../../http/context'

/** whether a reason for too little gas taken in a cycle has been accepted, so that its shortfall costs no fee. */
export const isShortExempt = question<(work: Work, of: { bp: string; childNo: string }) => Promise<boolean>>(
  'isShortExempt',
  () => Promise.resolve(false),
)
