import { certificates } from './certificates'
import { certificationHandlers } from './handlers'
import { certificationData } from './own-data'
import { qualificationDesk } from './qualification'
import { certDesk } from './review'
import { certificationWork } from './work'

export const certificationArea = {
  name: 'certification',
  handlers: certificationHandlers,
  work: certificationWork,
  desk: { CERT: certDesk, QUALIFICATION: qualificationDesk },
  certificates,
  ownData: certificationData,
}
