import { project } from '@contract/project'
import { implement, manual } from '../../http/handlers'
import { approvals, commitApproval, confirmScheme } from './decisions'
import * as seen from './detail'
import { dictionary } from './dictionary'
import { updateNode } from './node-update'
import { planDays } from './plan-days'
import { paymentInfo, sendVoucher } from './payments'
import { checkPush, editAuth } from './push'
import * as staff from './staff'
import * as papers from './staff-papers'
import * as stages from './stages'

export const projectHandlers = implement(project, {
  'job GET /customer/project/list': (ctx, input) => seen.list(ctx, ctx.session, input),
  'job GET /customer/project/latest/project': (ctx) => seen.latest(ctx, ctx.session),
  'job GET /customer/project/detail': (ctx, { projectId }) => seen.detail(ctx, ctx.session, projectId),
  'job GET /customer/project/updates': (ctx, input) => seen.updates(ctx, ctx.session, input),
  'job POST /customer/project/read/updates': (ctx, input) => seen.readUpdates(ctx, ctx.session, input),
  'job POST /project/queryProjectPlan': (ctx, { projectId }) => seen.plan(ctx, ctx.session, projectId),
  'job POST /customer/node/getExplorationNode': (ctx, { projectId }) => stages.exploration(ctx, ctx.session, projectId),
  'job POST /customer/node/changeExploration': (ctx, input) => stages.changeExploration(ctx, ctx.session, input),
  'job POST /customer/node/getPlaceInfo': (ctx, { projectId }) => stages.place(ctx, ctx.session, projectId),
  'job POST /customer/node/getDesignPlanNode': (ctx, input) => stages.design(ctx, ctx.session, input),
  'job POST /customer/node/confirmScheme': manual((ctx, input) => confirmScheme(ctx, input)),
  'job POST /project/queryDesignRate': (ctx, { projectId }) => stages.designRate(ctx, ctx.session, projectId),
  'job POST /project/queryConstructRate': (ctx, input) => stages.constructRate(ctx, ctx.session, input),
  'job POST /customer/node/getConstructionNodeByPre': (ctx, input) => stages.childrenOf(ctx, ctx.session, input),
  'job POST /customer/node/queryEnginsOfRecord': (ctx, input) => stages.records(ctx, ctx.session, input),
  'job GET /customer/node/clickTip': (ctx, input) => stages.clickTip(ctx, ctx.session, input),
  'job GET /project/queryPaymentInfo': (ctx, { projectId }) => paymentInfo(ctx, ctx.session, projectId),
  'job POST /project/payment/voucher': (ctx, input) => sendVoucher(ctx, ctx.session, input),
  'job GET /project/approval/get': (ctx, input) => approvals(ctx, ctx.session, input),
  'job POST /project/approval/commit': manual((ctx, input) => commitApproval(ctx, input)),
  'job GET /customer/node/checkShowPush': (ctx, { projectId }) => checkPush(ctx, ctx.session, projectId),
  'job POST /customer/node/editWxAuth': (ctx, input) => editAuth(ctx, ctx.session, input),
  'job GET /common/dict/getByGroupAndCode': (_ctx, input) => Promise.resolve(dictionary(input)),

  'btwob GET /project/list': (ctx, input) => staff.list(ctx, ctx.session, input),
  'btwob GET /project/detail': (ctx, { projectId }) => staff.detail(ctx, ctx.session, projectId),
  'btwob POST /project/create': (ctx, input) => staff.create(ctx, ctx.session, input),
  'btwob POST /project/plan': (ctx, input) => planDays(ctx, ctx.session, input),
  'btwob POST /project/node/update': (ctx, input) => updateNode(ctx, ctx.session, input),
  'btwob POST /project/scheme/publish': (ctx, input) => papers.publishScheme(ctx, ctx.session, input),
  'btwob POST /project/payment/audit': (ctx, input) => papers.audit(ctx, ctx.session, input),
  'btwob POST /project/approval/create': (ctx, input) => papers.askApproval(ctx, ctx.session, input),
  'btwob POST /project/approval/withdraw': (ctx, input) => papers.withdrawApproval(ctx, ctx.session, input),
  'btwob POST /project/log': (ctx, input) => papers.addLog(ctx, ctx.session, input),
  'btwob POST /project/pause': (ctx, input) => staff.pause(ctx, ctx.session, input),
  'btwob POST /project/resume': (ctx, input) => staff.resume(ctx, ctx.session, input),
  'btwob POST /project/terminate': (ctx, input) => staff.terminate(ctx, ctx.session, input),
})
