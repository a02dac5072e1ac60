import { isBp, isDigits } from '@domain/validate'

export interface SearchFaults {
  bp?: string
  tail?: string
}

/** What is missing before an account can be searched (AE-61). */
export function searchFaults(bp: string, tail: string): SearchFaults {
  return {
    ...(!isBp(bp) && { bp: '请输入10位户号' }),
    ...(!isDigits(tail, 6) && { tail: '请输入表号后六位' }),
  }
}
