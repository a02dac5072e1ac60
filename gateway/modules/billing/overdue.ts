import type { Work } from '../../http/context'
import { transition } from '../../states'
import { lockLateBills } from './repo/bills'
import { billMachine } from './states'

/** Unpaid bills past their due date are overdue (A 3.3): those of one customer, or of all. */
export async function billOverdue(work: Work, bp?: string): Promise<void> {
  for (const bill of await lockLateBills(work.db, work.clock.today(), bp))
    await transition(work, billMachine, bill, 'DUE_PASSED')
}
