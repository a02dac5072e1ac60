import { isBp, isDigits } from '@domain/validate'

export interface SearchFaults {
  bp?: string
  tail?: string
}

/** Only digits, full-width ones turned into plain ones, at most `most`. */
export const digitsOnly = (text: string, most: number): string =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '')
    .slice(0, most)

/** What is missing before an account can be searched (AE-61). */
export function searchFaults(bp: string, tail: string): SearchFaults {
  return {
    ...(!isBp(bp) && { bp: '请输入10位户号' }),
    ...(!isDigits(tail, 6) && { tail: '请输入表号后六位' }),
  }
}
