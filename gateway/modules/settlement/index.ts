import type { Area } from '../../areas'
import { contribute } from '../../extensions'
import { signedKinds } from '../contract/service'
import { deskTasks } from '../desk/service'
import { papers } from '../file/service'
import { disputeDesk } from './desk'
import { DISPUTE } from './disputes'
import { settlementHandlers } from './handlers'
import { signedStatements, statementPapers } from './papers'

/** What both sides agree on before a month is billed (part A 4.4). */
export const settlementArea = {
  name: 'settlement',
  handlers: settlementHandlers as unknown as Area['handlers'],
  extensions: [
    contribute(papers, statementPapers),
    contribute(signedKinds, signedStatements),
    contribute(deskTasks, { [DISPUTE]: disputeDesk }),
  ],
} satisfies Area
