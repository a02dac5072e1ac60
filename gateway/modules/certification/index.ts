import { withCases } from '../../case/area'
import { certificates } from './certificates'
import { certificationHandlers } from './handlers'
import { certificationData } from './own-data'
import { qualifications } from './qualification-case'
import { certDesk } from './review'
import { certificationWork } from './work'

export const certificationArea = withCases([qualifications], {
  name: 'certification',
  handlers: certificationHandlers,
  work: certificationWork,
  desk: { CERT: certDesk },
  certificates,
  ownData: certificationData,
})
