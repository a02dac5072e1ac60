import type { Work } from '../../../http/context'
import { emit } from '../../../wiring'
import { orderChanged } from '../../payment/service'
import { childNoOf } from '../repo/centre'
import { changeCycle } from '../repo/cycles'

/** Plans another volume for a cycle. The order is locked. */
export async function replan(
  work: Work,
  cycle: { bp: string; orderNo: string; cycleNo: number },
  set: { planVolume: string; lowVolume?: string; highVolume?: string },
): Promise<void> {
  await changeCycle(work.db, cycle, set)
  await emit(work, orderChanged, { bp: cycle.bp, entity: 'child_order', id: await childNoOf(work.db, cycle) })
}
