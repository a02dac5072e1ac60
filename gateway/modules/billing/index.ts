import type { Area } from '../../areas'
import { arrearsOfAll } from './arrears'
import { billingHandlers } from './handlers'
import { issueBill } from './issue'
import { stopGasAfterPayment } from './stop-gas'
import { stopDesk } from './stop-staff'
import { billAmounts } from './todo-amounts'
import { billingWork } from './work'

/** Prices, bills, arrears, late fees and the stop of gas (part A 4.4, 4.5, 4.11). */
export const billingArea = {
  name: 'billing',
  handlers: billingHandlers as unknown as Area['handlers'],
  work: billingWork,
  on: {
    // AE-25.
    'statement.confirmed': async (work, statement) => void (await issueBill(work, statement, { announce: true })),
    // AE-88: any payment of an account's bills may end its stop, in the paying transaction.
    'account.paid': stopGasAfterPayment,
  },
  desk: { STOP_GAS: stopDesk },
  todoAmounts: { BILL_DUE: billAmounts },
  owed: arrearsOfAll,
} satisfies Area
