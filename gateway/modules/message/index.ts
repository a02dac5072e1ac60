import { contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { onePiece, together } from '../../work/kinds'
import { messageHandlers } from './handlers'
import { settleMessages } from './mark'
import { batchSweep, sendPiece } from './broadcast/broadcast'
import { deliver, deliverySweep } from './deliver/send'
import { messageData } from './own-data'
import { sendReminder } from './remind'
import { adoptOutbox, handOut } from './publish'
import { hasOutbox } from './repo/messages'
import { purge } from './service'
import { smartWork } from './smart/look'
import { forgetSms, smsNotice } from './sms'
import { findFollower } from './wx/callback'

/** While a release that still has an outbox of its own may be running beside this one. */
const adopt = onePiece('message.adopt', { everySeconds: 60 }, { handle: adoptOutbox }, ({ db }) => hasOutbox(db))
const forget = onePiece('message.purge', { dailyAt: '03:00' }, { handle: purge })

export const messageArea = {
  name: 'message',
  handlers: messageHandlers,
  extensions: [contribute(personalData, messageData)],
  work: together([forget, adopt, forgetSms], {
    kinds: [handOut, settleMessages, deliver, sendPiece, sendReminder, smsNotice, findFollower, ...smartWork.kinds],
    sweeps: [deliverySweep, batchSweep, ...smartWork.sweeps],
  }),
}
