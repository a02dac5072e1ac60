import { binding } from '@contract/binding'
import { implement, manual } from '../../http/handlers'
import { verifyStepUp } from '../identity/service'
import { authorityLog, saveSubModels, subModels } from './authority'
import { bindCustomer, reapplyBinding, unbindCustomer, withdrawBinding } from './bind'
import { claimMaster, claimState, objectClaim } from './claim'
import { findCustomer } from './find'
import { createInvite } from './invite'
import { saveSubPayLimits, subPayLimits } from './pay-limits'
import { listSubs, removeSub, renameSub, reviewSub, subDetail } from './subs'
import { transferMaster } from './transfer'

export const bindingHandlers = implement(binding, {
  'default POST /crmgas/portal/security/verify': manual((ctx, input) => verifyStepUp(ctx, input)),
  'default POST /crmgas/portal/user/queryCustomerInfo': manual((ctx, input) => findCustomer(ctx, input)),
  'default POST /crmgas/portal/user/bindCustomer': (ctx, input) => bindCustomer(ctx, input),
  'default POST /crmgas/portal/user/unbindCustomer': (ctx, input) => unbindCustomer(ctx, input.bindingId),
  'default POST /crmgas/portal/user/reapplyBinding': (ctx, input) => reapplyBinding(ctx, input),
  'default POST /crmgas/portal/user/withdrawBinding': (ctx, input) => withdrawBinding(ctx, input.bindingId),
  'default GET /hqw/subAccount/list': (ctx, input) => listSubs(ctx, input),
  'default GET /hqw/subAccount/detail': (ctx, input) => subDetail(ctx, input.bindingId),
  'default POST /hqw/subAccount/review': (ctx, input) => reviewSub(ctx, input),
  'default POST /hqw/subAccount/remove': (ctx, input) => removeSub(ctx, input.bindingId),
  'default POST /hqw/subAccount/rename': (ctx, input) => renameSub(ctx, input.bindingId, input.remarkName),
  'default POST /hqw/subAccount/createInvite': (ctx, input) => createInvite(ctx, input),
  'btwob GET /authority/payLimit': (ctx, input) => subPayLimits(ctx, input.bindingId),
  'btwob POST /authority/payLimit/save': (ctx, input) => saveSubPayLimits(ctx, input),
  'default GET /hqw/authority/getSubModels': (ctx, input) => subModels(ctx, input.bindingId),
  'default POST /hqw/authority/saveSubModels': (ctx, input) => saveSubModels(ctx, input),
  'default GET /hqw/authority/logList': (ctx, input) => authorityLog(ctx, input),
  'default POST /crmgas/portal/user/transferMaster': (ctx, input) => transferMaster(ctx, input),
  'default POST /crmgas/portal/user/claimMaster': (ctx, input) => claimMaster(ctx, input),
  'default POST /crmgas/portal/user/objectClaim': (ctx, input) => objectClaim(ctx, input),
  'default GET /crmgas/portal/user/masterClaim': (ctx, input) => claimState(ctx, input.bp),
})
