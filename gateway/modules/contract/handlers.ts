import { contracts } from '@contract/contract'
import { implement, manual } from '../../http/handlers'
import { frame, saveFrame } from './frames'
import { acknowledge, noticeDetail, noticeList } from './notices'
import { renewApply, reissue } from './renew'
import { missing, readers } from './staff'
import { ownTask, refuse, signUrl, submit } from './tasks'
import { called, failReasonOf } from './vendor'
import { verify } from './verify'
import { detail, fileUrl, list, summary, taskList } from './view'

export const contractHandlers = implement(contracts, {
  'default GET /crmgas/contract/summary': (ctx) => summary(ctx, ctx.session),
  'default GET /crmgas/contract/list': (ctx, input) => list(ctx, ctx.session, input),
  'default GET /crmgas/contract/detail': (ctx, input) => detail(ctx, ctx.session, input.contractId),
  'default GET /crmgas/contract/fileUrl': (ctx, input) => fileUrl(ctx, ctx.session, input.contractId),
  'default POST /crmgas/contract/renewApply': (ctx, input) => renewApply(ctx, ctx.session, input),
  'default POST /crmgas/contract/reissue': (ctx, input) => reissue(ctx, ctx.session, input),
  'default GET /crmgas/contract/sign/tasks': (ctx, input) => taskList(ctx, ctx.session, input),
  'default GET /crmgas/contract/sign/url': manual((ctx, input) => signUrl(ctx, input)),
  'default POST /crmgas/contract/sign/submit': manual((ctx, input) => submit(ctx, input)),
  'default POST /crmgas/contract/sign/refuse': manual((ctx, input) => refuse(ctx, input)),
  'default GET /crmgas/contract/sign/status': async (ctx, input) => {
    const { task, contract } = await ownTask(ctx, ctx.session.bp, input.taskId)
    return { status: task.state, contractStatus: contract.state, failReason: failReasonOf(ctx, task) }
  },
  'default POST /crmgas/contract/sign/callback/{provider}': async (ctx, input) => {
    const { status } = await called(ctx, input.provider, {
      header: (name) => ctx.header(name),
      body: ctx.rawBody(),
    })
    ctx.reply({ status, body: status === 200 ? 'success' : '' })
    return null
  },
  'default GET /crmgas/contract/frame/get': (ctx, input) => frame(ctx, ctx.session, input),
  'default POST /crmgas/contract/frame/save': (ctx, input) => saveFrame(ctx, ctx.session, input),
  'default GET /crmgas/contract/notice/list': (ctx, input) => noticeList(ctx, ctx.session, input),
  'default GET /crmgas/contract/notice/detail': manual((ctx, input) => noticeDetail(ctx, input.noticeId)),
  'default POST /crmgas/contract/notice/ack': (ctx, input) => acknowledge(ctx, ctx.session, input.noticeId),
  'btwob GET /contract/missing': (ctx, input) => missing(ctx, ctx.session, input),
  'btwob GET /contract/readers': (ctx, input) => readers(ctx, ctx.session, input),
  'btwob GET /sign/verify': (ctx, input) => verify(ctx, input),
})
