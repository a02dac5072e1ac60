import { question } from '../../extensions'
import type { Work } from '../../http/context'

/** S-09: m³ that meters did not use on gas days because resource balance asked for it, and that counted there. */
export const respondedVolume = question<
  (work: Work, of: { bp: string; meterIds: readonly string[]; from: string; to: string }) => Promise<string>
>('respondedVolume', () => Promise.resolve('0.00'))

/** the deviation case of a cycle that would take a reason now; null without one. */
export const openCaseOfCycle = question<(work: Work, of: { bp: string; childNo: string }) => Promise<string | null>>(
  'openCaseOfCycle',
  () => Promise.resolve(null),
)

/** whether a reason for too little gas taken in a cycle has been accepted, so that its shortfall costs no fee. */
export const isShortExempt = question<(work: Work, of: { bp: string; childNo: string }) => Promise<boolean>>(
  'isShortExempt',
  () => Promise.resolve(false),
)
