import type { TodoType } from '@domain/todo-types'
import { collection } from '../../extensions'
import type { Work } from '../../http/context'

/** Today's amounts of to-dos in yuan, by business object; one that is missing stays as it was written. */
export type AmountsToday = (
  work: Work,
  key: { bp: string; companyCode: string },
  bizIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>

export const todoAmounts = collection<AmountsToday, TodoType>('to-do amount')
