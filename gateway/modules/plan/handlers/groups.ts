import { planGroups } from '@contract/plan/groups'
import { implement } from '../../../http/handlers'
import { groupList, renameGroup } from '../groups'

export const groupHandlers = implement(planGroups, {
  'predict GET /group/list': (ctx) => groupList(ctx, ctx.session),
  'predict POST /group/rename': (ctx, input) => renameGroup(ctx, ctx.session, input),
})
