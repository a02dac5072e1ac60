import { Type as t } from '@sinclair/typebox'
import { DRAFT_BYTES } from '@domain/form-draft'
import { Instant, Text } from './common'
import { endpoints } from './endpoint'

/* Y-23: what was typed into a form and not sent, for the same user on another phone. */

/** Address of the page, and the form's name on it. */
const Place = Text(300, 1)

export const formDraft = endpoints({
  'btwob POST /draft/save': {
    access: 'bound',
    in: t.Object({
      place: Place,
      /** A JSON object of fields; a secret among them is refused (2901). */
      values: Text(DRAFT_BYTES, 2),
    }),
    out: t.Object({ savedAt: Instant }),
    summary: 'Keeps what is in a form for a day, in the place of what was kept of it before',
  },
  'btwob GET /draft/list': {
    access: 'bound',
    out: t.Object({ list: t.Array(t.Object({ place: t.String(), values: t.String(), savedAt: Instant })) }),
    summary: 'What the user typed into forms within a day and did not send, the newest first; at most twenty',
  },
  'btwob POST /draft/clear': {
    access: 'bound',
    in: t.Object({ place: Place }),
    out: t.Object({ cleared: t.Boolean() }),
    summary: 'Forgets what was kept of a form; the same again changes nothing',
  },
})
