import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { type Draw, paperUrl } from '../file/service'
import { invoicePapers, type Address } from '../invoice/service'
import { refuseOver } from './enter'
import * as repo from './repo'

/*
 * Invoices shown by a link have addresses of their own, which name the pass: when one is opened, the pass and the link are checked
 * again, so that a revoked link closes it too.
 */

/** Short: with the ids of a pass and of an invoice they must fit an id of a file. */
const KINDS: Readonly<Record<string, string>> = {
  invoice: 'ginv',
  invoicexml: 'ginvx',
  invoiceofd: 'ginvo',
  invoicepage: 'ginvp',
}

/** Addresses of invoice documents for one pass. */
export const guestAddress =
  (passId: string): Address =>
  (work, kind, id) =>
    paperUrl(work, KINDS[kind] ?? kind, `${passId}_${id}`)

const isOpen = async (work: Work, passId: string): Promise<boolean> => {
  try {
    await refuseOver(work, await repo.passOfId(work.db, passId))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const whileOpen =
  (draw: Draw): Draw =>
  async (ctx, id) => {
    const at = id.indexOf('_')
    return (await isOpen(ctx, id.slice(0, at))) ? draw(ctx, id.slice(at + 1)) : null
  }

export const guestPapers = {
  ginv: whileOpen(invoicePapers.invoice),
  ginvx: whileOpen(invoicePapers.invoicexml),
  ginvo: whileOpen(invoicePapers.invoiceofd),
  ginvp: whileOpen(invoicePapers.invoicepage),
}
