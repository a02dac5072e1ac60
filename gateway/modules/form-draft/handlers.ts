import { formDraft } from '@contract/form-draft'
import { implement } from '../../http/handlers'
import { clear, list, save } from './drafts'

export const formDraftHandlers = implement(formDraft, {
  'btwob POST /draft/save': (ctx, input) => save(ctx, ctx.session, input),
  'btwob GET /draft/list': (ctx) => list(ctx, ctx.session),
  'btwob POST /draft/clear': (ctx, input) => clear(ctx, ctx.session, input),
})
