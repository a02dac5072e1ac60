import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { accountProofs, payerAccounts } from '../payment/service'
import { deskTasks } from '../desk/service'
import { accountDesk } from './desk'
import { bankAccountHandlers } from './handlers'
import { provedPayers } from './payers'
import { bankAccountWork, judgeArrival } from './proof'

/** Bank accounts that a customer keeps on file, proved by a payment from them (part D 2.6, 4.7). */
export const bankAccountArea = {
  name: 'bank-account',
  handlers: bankAccountHandlers as unknown as Area['handlers'],
  work: bankAccountWork,
  extensions: [
    answer(payerAccounts, provedPayers),
    answer(accountProofs, judgeArrival),
    contribute(deskTasks, { BANK_ACCOUNT: accountDesk }),
  ],
} satisfies Area
