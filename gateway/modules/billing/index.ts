import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { on } from '../../wiring'
import { deskTasks } from '../desk/service'
import { findAccount, keyOf } from '../gas-account/service'
import { hasGasAccount, owedToday } from '../membership/service'
import { statementConfirmed } from '../metering/service'
import { todoStakes } from '../todo/service'
import { arrearsOfAll } from './arrears'
import { accountPaid } from './events'
import { billingHandlers } from './handlers'
import { issueBill } from './issue'
import { stopGasAfterPayment } from './stop-gas'
import { stopDesk } from './stop-staff'
import { billStakes } from './todo-stakes'
import { billingWork } from './work'

/** Prices, bills, arrears, late fees and the stop of gas (part A 4.4, 4.5, 4.11). */
export const billingArea = {
  name: 'billing',
  handlers: billingHandlers as unknown as Area['handlers'],
  work: billingWork,
  extensions: [
    // AE-25.
    on(statementConfirmed, async (work, statement) => void (await issueBill(work, statement, { announce: true }))),
    // AE-88: any payment of an account's bills may end its stop, in the paying transaction.
    on(accountPaid, stopGasAfterPayment),
    contribute(deskTasks, { STOP_GAS: stopDesk }),
    contribute(todoStakes, { BILL_DUE: billStakes }),
    answer(owedToday, arrearsOfAll),
    answer(hasGasAccount, async (work, key) => (await findAccount(work.db, keyOf(key))) !== undefined),
  ],
} satisfies Area
