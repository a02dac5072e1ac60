import type { Work } from '../../http/context'
import { lookAt, usedCustomers } from '../../modules/message/service'
import { ask } from '../../wiring'

/** More than there are. */
const CUSTOMERS = 100

/** What the demo customers' own data suggest on the first day (E 8): found by the rules, nothing is made up. */
export async function seedSmart(work: Work): Promise<void> {
  for (const key of await ask(work, usedCustomers)(work, '', CUSTOMERS)) await lookAt(work, key, work.clock.iso())
}
