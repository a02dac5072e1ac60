import type { In, Out } from '@contract'
import type { Ctx } from '../http/context'
import { ownOr2902, Refusal } from '../http/refusal'
import { transition } from '../states'
import { runRed } from '../modules/invoice/red-run'
import { itemMachine } from '../modules/invoice/states'
import { findRed, redsById } from '../modules/invoice/repo/reds'
import { invoiceById, setInvoice } from '../modules/invoice/repo/invoices'
import { itemById, setDeadline } from './invoice-repo'
import { saveSetting } from './setting-repo'
import { taxPlatformOf } from './stand-ins/tax-platform'
import { refuseWithoutTools } from './tools'

const modes: Readonly<Record<In<'btwob POST /dev/invoice/provider'>['mode'], string>> = {
  ok: 'NORMAL',
  slow: 'LATE',
  timeout: 'TIMEOUT',
  reject: 'REJECT',
  quota: 'QUOTA',
  maintenance: 'MAINTENANCE',
  twice: 'TWICE',
}

/** How the embedded tax platform behaves from now on. */
export async function setProvider(ctx: Ctx, mode: In<'btwob POST /dev/invoice/provider'>['mode']): Promise<true> {
  refuseWithoutTools(ctx)
  await saveSetting(ctx.db, 'einvoice.mode', modes[mode])
  return true
}

/** The buyer's answer at the platform; a form that does not wait for it any more answers with an error (IR-09). */
export async function answerAsBuyer(
  ctx: Ctx,
  { redId, result }: In<'btwob POST /dev/invoice/buyerConfirm'>,
): Promise<Out<'btwob POST /dev/invoice/buyerConfirm'>> {
  refuseWithoutTools(ctx)
  const [red] = await redsById(ctx.db, [redId])
  const platform = taxPlatformOf(ctx)
  if (!red || !platform) throw new Refusal('2902')
  const isTaken = await platform.answerAsBuyer(red.companyCode, redId, result === 'CONFIRM' ? '04' : '05')
  if (!isTaken) throw new Refusal('2904')
  await runRed(ctx, red.bp, redId)
  return { status: (await findRed(ctx.db, red.bp, redId))?.status ?? red.status }
}

export async function setUseStatus(ctx: Ctx, input: In<'btwob POST /dev/invoice/useStatus'>): Promise<true> {
  refuseWithoutTools(ctx)
  const invoice = ownOr2902(await invoiceById(ctx.db, input.invoiceId))
  await setInvoice(ctx.db, invoice, { useStatus: input.useStatus })
  return true
}

/** The counter gives an item more time (C 3.7). */
export async function extendItem(ctx: Ctx, { itemId, deadline }: In<'btwob POST /dev/item/extend'>): Promise<true> {
  refuseWithoutTools(ctx)
  const item = ownOr2902(await itemById(ctx.db, itemId))
  await setDeadline(ctx.db, item, deadline)
  if (item.status === 'I5') await transition(ctx, itemMachine, item, 'EXTEND', { set: { blockReason: null } })
  return true
}
