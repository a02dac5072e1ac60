import type { Area } from '../../areas'
import { contribute } from '../../extensions'
import { signedKinds } from '../contract/service'
import { deskTasks } from '../desk/service'
import { papers } from '../file/service'
import { endingSources } from '../record/service'
import { ticketSubjectKinds } from '../ticket/service'
import { hazardDesk } from './desk'
import { hazardEndings } from './endings'
import { inspectionHandlers } from './handlers'
import { reportPapers, signedReports } from './papers'
import { hazardSubject } from './subject'
import { inspectionWork } from './work'

/** Visits of inspectors, what they find, and what becomes of it (part D 4.5). */
export const inspectionArea = {
  name: 'inspection',
  handlers: inspectionHandlers as unknown as Area['handlers'],
  work: inspectionWork,
  extensions: [
    contribute(papers, reportPapers),
    contribute(signedKinds, signedReports),
    contribute(deskTasks, hazardDesk),
    contribute(endingSources, { HAZARD: { model: 'INSPECTION_VIEW', endings: hazardEndings } }),
    contribute(ticketSubjectKinds, { HAZARD: hazardSubject }),
  ],
} satisfies Area
