import { recognition } from '@contract/recognition'
import { implement, manual } from '../../http/handlers'
import { recognize } from './recognize'
import { claim, confirm, detail, list, remove, submitted } from './records'

export const recognitionHandlers = implement(recognition, {
  'default POST /crmgas/zhulong/recognize': manual((ctx, input) => recognize(ctx, input)),
  'default GET /crmgas/zhulong/detail': (ctx, input) => detail(ctx, input),
  'default GET /crmgas/zhulong/list': (ctx, input) => list(ctx, input),
  'default POST /crmgas/zhulong/confirm': (ctx, input) => confirm(ctx, input),
  'default POST /crmgas/zhulong/delete': (ctx, input) => remove(ctx, input),
  'default POST /crmgas/zhulong/claim': (ctx, input) => claim(ctx, input),
  'default POST /crmgas/zhulong/submitted': (ctx, input) => submitted(ctx, input),
})
