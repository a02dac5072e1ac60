import { planCalculator } from '@contract/plan/calculator'
import { implement } from '../../../http/handlers'
import { runCalculator } from '../calculate'
import { deleteTemplate, saveTemplate, templateList } from '../templates'

export const calculatorHandlers = implement(planCalculator, {
  'predict POST /calc/run': (ctx, input) => runCalculator(ctx, ctx.session, input),
  'predict GET /calc/template/list': (ctx, { groupId }) => templateList(ctx, ctx.session, groupId),
  'predict POST /calc/template/save': (ctx, input) => saveTemplate(ctx, ctx.session, input),
  'predict POST /calc/template/delete': (ctx, { templateId }) => deleteTemplate(ctx, ctx.session, templateId),
})
