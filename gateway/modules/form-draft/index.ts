import { onePiece, together } from '../../work/kinds'
import { purge } from './drafts'
import { formDraftHandlers } from './handlers'

/** What was typed into forms and not sent (Y-23). */
export const formDraftArea = {
  name: 'form-draft',
  handlers: formDraftHandlers,
  work: together([onePiece('formDraft.purge', { everySeconds: 3600 }, { handle: purge })]),
}
