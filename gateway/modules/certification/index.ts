import { certificationHandlers } from './handlers'
import { certificationJobs } from './jobs'
import { registerQualificationDesk } from './qualification'
import { registerCertDesk } from './review'
import { seedCertification } from './seed'

registerCertDesk()
registerQualificationDesk()

export const certificationArea = {
  name: 'certification',
  handlers: certificationHandlers,
  jobs: certificationJobs,
  seed: seedCertification,
}
