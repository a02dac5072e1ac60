import { binding } from '@contract/binding'
import { implement, manual } from '../../http/handlers'
import { verifyStepUp } from '../account/service'

export const bindingHandlers = implement(binding, {
  'default POST /crmgas/portal/security/verify': manual((ctx, input) => verifyStepUp(ctx, input)),
})
