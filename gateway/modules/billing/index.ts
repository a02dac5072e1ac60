import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { openText } from '../../secret'
import { listed, moment } from '../../sheet/table'
import { on } from '../../wiring'
import { billSubject } from './bill-subject'
import { ticketSubjectKinds } from '../ticket/service'
import { customerFacts, deskTasks } from '../desk/service'
import { findAccount, keyOf } from '../gas-account/service'
import { hasGasAccount, owedToday } from '../membership/service'
import { smartSources, stopsNotOver } from '../message/service'
import { announcedStops, statementConfirmed, stoppedMeters } from '../metering/service'
import { todoStakes } from '../todo/service'
import { moneyFindings } from './advice'
import { arrearsOfAll } from './arrears'
import { accountPaid, balanceCredited } from './events'
import { billingHandlers } from './handlers'
import { issueBill } from './issue'
import { offsetSoon } from './offset-soon'
import { stopGasAfterPayment, stopsAhead } from './stop-gas'
import { billingDeskFacts } from './desk-facts'
import { stopDesk } from './stop-staff'
import { metersStopped, openAmong } from './repo/stop'
import { stepsOfUser } from './repo/stop-steps'
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
    on(balanceCredited, offsetSoon),
    contribute(deskTasks, { STOP_GAS: stopDesk }),
    contribute(customerFacts, { billing: billingDeskFacts }),
    contribute(todoStakes, { BILL_DUE: billStakes }),
    contribute(smartSources, { billing: moneyFindings }),
    answer(announcedStops, stopsAhead),
    answer(stoppedMeters, ({ db }, key) => metersStopped(db, key)),
    // E-X-12.
    answer(stopsNotOver, ({ db }, bp, stopIds) => openAmong(db, bp, stopIds)),
    contribute(personalData, {
      stop_step: async (work, { userId }) =>
        listed('停气步骤', await stepsOfUser(work.db, userId), [
          ['户号', 14, ({ bp }) => bp],
          ['步骤', 40, ({ textEnc }) => openText(work, textEnc)],
          ['添加时间', 20, ({ createdAt }) => moment(createdAt)],
        ]),
    }),
    contribute(ticketSubjectKinds, { BILL: billSubject }),
    answer(owedToday, arrearsOfAll),
    answer(hasGasAccount, async (work, key) => (await findAccount(work.db, keyOf(key))) !== undefined),
  ],
} satisfies Area
