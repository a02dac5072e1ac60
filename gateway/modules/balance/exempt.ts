import { question } from '../../extensions'
import type { Work } from '../../http/context'

interface Span {
  from: string
  to: string
}

/** Gas days of a customer's groups that an accepted deviation makes exempt: they make no baseline (S-02). */
export const acceptedDays = question<
  (work: Work, key: { bp: string; companyCode: string }, span: Span) => Promise<{ groupId: string; gasDay: string }[]>
>('acceptedDays', () => Promise.resolve([]))
