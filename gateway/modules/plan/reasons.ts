import type { Out } from '@contract'
import { codes } from '@domain/codes'
import { planReasons } from '@domain/statuses/gas-plan'

/** Reasons to choose from; a change needs no proof. */
export const reasonDict = (kind: 'CHANGE' | 'DEVIATION'): Out<'predict GET /plan/reasonDict'> =>
  codes(planReasons).map((code) => ({
    code,
    name: planReasons[code].name,
    needImage: kind === 'DEVIATION' && planReasons[code].needImage,
  }))
