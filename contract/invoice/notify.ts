import { Type as t } from '@sinclair/typebox'
import { Id } from '../common'
import { endpoints } from '../endpoint'

/** Calls of the tax platform. */
export const notify = endpoints({
  'default POST /crmgas/invoice/notify/{key}/{mark}': {
    access: 'signature',
    proof: 'path',
    refuses: [],
    summary: 'The tax platform says that something has been done; the address is the proof (docs/operations.md)',
    /** The body is the platform's own, and nothing of it is believed. */
    in: t.Object({ key: Id, mark: Id }, { additionalProperties: true }),
  },
})
