import { question } from '../../extensions'
import type { Work } from '../../http/context'

interface Span {
  from: string
  to: string
}

/** Gas days of a customer's groups with an accepted deviation: they make no baseline (S-02). */
export const acceptedDays = question<
  (work: Work, bp: string, span: Span) => Promise<{ groupId: string; gasDay: string }[]>
>('acceptedDays', () => Promise.resolve([]))
