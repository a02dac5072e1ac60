import type { Area } from '../../areas'
import { closeMeterAnew } from './day/day-closing'
import { meterNumbers } from '../content/service'
import { meteringHandlers } from './handlers'
import { numbersAmong, numbersOf } from './repo/meter-key'
import { METER_IMG, photoDesk } from './photo/desk'
import { readingDesk } from './reading/suspects'
import { meteringWork } from './work'
import { answer, contribute } from '../../extensions'
import { ticketMeters, ticketSubjectKinds } from '../ticket/service'
import { metersForTickets, readingSubject } from './ticket-facts'
import { personalData } from '../../personal-data'
import { nightAnswers } from './night/answer'
import { usageFindings } from './usage/advice'
import { usageAnswers } from './usage/unusual'
import { deskTasks } from '../desk/service'
import { smartSources } from '../message/service'

export const meteringArea: Area = {
  name: 'metering',
  handlers: meteringHandlers as unknown as Area['handlers'],
  work: meteringWork,
  extensions: [
    contribute(deskTasks, { READING: readingDesk(closeMeterAnew), [METER_IMG]: photoDesk }),
    contribute(personalData, { usage_answer: usageAnswers, leak_hint: nightAnswers }),
    contribute(ticketSubjectKinds, { METER_RECORD: readingSubject }),
    contribute(smartSources, { metering: usageFindings }),
    answer(ticketMeters, metersForTickets),
    answer(meterNumbers, {
      own: ({ db }, key) => numbersOf(db, key),
      known: ({ db }, companyCode, meterNos) => numbersAmong(db, companyCode, meterNos),
    }),
  ],
}
