import { withCases } from '../../case/area'
import { answer, contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { deskTasks } from '../desk/service'
import { certificates } from '../identity/service'
import { storedCertificates } from './certificates'
import { certificationHandlers } from './handlers'
import { certificationData } from './own-data'
import { qualifications } from './qualification-case'
import { certDesk } from './review'
import { certificationWork } from './work'

export const certificationArea = withCases([qualifications], {
  name: 'certification',
  handlers: certificationHandlers,
  work: certificationWork,
  extensions: [
    contribute(deskTasks, { CERT: certDesk }),
    contribute(personalData, certificationData),
    answer(certificates, storedCertificates),
  ],
})
