import { Type } from '@sinclair/typebox'
import type { Work } from '../../http/context'
import type { AccountKey } from '../gas-account/service'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { deriveItems } from './derive-all'

/** What of a customer may be invoiced by now. */
export const deriveKind = kind({
  name: 'invoice.derive',
  data: Type.Object({ bp: Type.String(), companyCode: Type.String() }),
  run: { handle: (work, key) => deriveItems(work, key) },
})

/**
 * After a payment, a new or withdrawn bill, or gas that reached its card; also when items leave an application, because their bill
 * could not be updated before.
 */
export const deriveSoon = (work: Work, { bp, companyCode }: AccountKey): Promise<void> =>
  work.queues.has(deriveKind.name) ? enqueue(work, deriveKind, bp, { bp, companyCode }) : Promise.resolve()
