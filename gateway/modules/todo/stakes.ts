import type { Instant } from '@domain/date'
import type { Money } from '@domain/money'
import type { TodoType } from '@domain/todo-types'
import { collection } from '../../extensions'
import type { Work } from '../../http/context'

/** What an open to-do is about today, yuan. */
export interface Stake {
  /** What is to be paid; left out: as it was written. */
  amount?: Money
  /** What is lost on the first day after `at`, the to-do's deadline where it is left out, and its text, e.g. '每天产生违约金 ¥35.12'. */
  loss?: { amount: Money; text: string; at?: Instant }
}

/** Stakes of open to-dos by business object; one that is missing stays as it was written, without a loss. */
export type Stakes = (
  work: Work,
  key: { bp: string; companyCode: string },
  bizIds: readonly string[],
) => Promise<ReadonlyMap<string, Stake>>

export const todoStakes = collection<Stakes, TodoType>('to-do stake')
