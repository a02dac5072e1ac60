import { certification } from '@contract/certification'
import { implement, manual } from '../../http/handlers'
import { detail } from './detail'
import { readLicense } from './ocr'
import { paperReply, templates } from './papers'
import { qualificationList, saveQualification } from './qualification'
import { submit, withdraw } from './submit'

export const certificationHandlers = implement(certification, {
  'default POST /enterprise/certificate/ocr': manual((ctx, input) => readLicense(ctx, input)),
  'default POST /enterprise/certificate/submit': manual((ctx, input) => submit(ctx, input)),
  'default GET /enterprise/certificate/detail': (ctx, { certId }) => detail(ctx, ctx.session, certId),
  'default POST /enterprise/certificate/withdraw': (ctx, { certId }) => withdraw(ctx, ctx.session.userId, certId),
  'default GET /enterprise/certificate/template': async (_ctx, { kind }) => templates[kind],
  'default GET /enterprise/qualification/list': (ctx, input) => qualificationList(ctx, ctx.session, input),
  'default POST /enterprise/qualification/save': (ctx, input) => saveQualification(ctx, ctx.session, input),
  'cms GET /cms/media/paper/{name}': async (ctx, { name }) => {
    ctx.reply(await paperReply(name))
    return null
  },
})
