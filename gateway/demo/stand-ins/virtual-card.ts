import { createHmac, randomBytes } from 'node:crypto'
import type { In, Out } from '@contract'
import { fnv1a32 } from '@domain/random'
import type { Config } from '../../config'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { cardKey, packImage, unpackImage } from '../../ports/card/layout'
import { listMeters, type Meter } from '../../modules/metering/service'
import { answer, away, feedbackOf, held, plugged, used, type Chip } from './card-chip'
import { chipOfMeter, insertChip, lockChip, saveChip } from './card-repo'

type Virtual = 'default POST /crmgas/nfc/virtual'

/** The company's key of the emulated cards. */
export const virtualRoot = (config: Pick<Config, 'dataKey'>): Buffer =>
  createHmac('sha256', config.dataKey).update('virtual card').digest()

/** '04' and twelve digits made of the number (A 8 R0). */
const uidOf = (cardNo: string): string =>
  `04${fnv1a32(cardNo).toString(16).padStart(8, '0').repeat(2).slice(0, 12)}`.toUpperCase()

const tailOf = (meter: Pick<Meter, 'meterNo'>): string => meter.meterNo.slice(-12).padStart(12, '0')

/** A card as it lies in the customer's drawer: its last purchase has gone into the meter. */
export function freshChip(
  root: Buffer,
  meter: Pick<Meter, 'meterNo' | 'purchaseSeq' | 'remainVolume' | 'icMode' | 'lastReading'> & { cardNo: string },
): Chip {
  const key = cardKey(root, meter.cardNo)
  const amountMode = meter.icMode === 'AMOUNT'
  const counters = {
    loadedSeq: meter.purchaseSeq,
    meterRemain: Number((meter.remainVolume ?? '0.0').replace('.', '')),
    // Hundredths of a m³ in the record, tenths in the meter.
    meterTotal: Math.floor(Number((meter.lastReading ?? '0.00').replace('.', '')) / 10),
  }
  return {
    ...counters,
    cardNo: meter.cardNo,
    cardUid: uidOf(meter.cardNo),
    image: packImage(key, {
      cardNo: meter.cardNo,
      meterTail: tailOf(meter),
      purchaseSeq: meter.purchaseSeq,
      held: amountMode ? '0.00' : '0.0',
      total: amountMode ? '0.00' : '0.0',
      loaded: true,
      locked: false,
      amountMode,
      price: '0.0000',
    }),
    feedback: feedbackOf(key, counters),
    inField: false,
    challenge: null,
    authed: false,
    tearAt: null,
  }
}

/** A new card for a meter (AE-73): it holds what could still be read of the one before, and the meter goes on counting. */
function reissued(root: Buffer, before: Chip, meter: Parameters<typeof freshChip>[1]): Chip {
  const key = cardKey(root, meter.cardNo)
  const held = unpackImage(cardKey(root, before.cardNo), before.image)
  const { loadedSeq, meterRemain, meterTotal } = before
  const fresh = freshChip(root, { ...meter, purchaseSeq: loadedSeq })
  return {
    ...fresh,
    loadedSeq,
    meterRemain,
    meterTotal,
    image: held ? packImage(key, { ...held, cardNo: meter.cardNo }) : fresh.image,
    feedback: feedbackOf(key, before),
  }
}

/** The emulated card of one of the customer's meters; it is made when it is first taken out. */
async function chipOf(work: Work, session: BoundSession, cardNo: string): Promise<Chip> {
  const meter = ownOr2902((await listMeters(work, session)).find((one) => one.cardNo === cardNo))
  const root = virtualRoot(work.config)
  const before = await chipOfMeter(work.db, tailOf(meter))
  const own = { ...meter, cardNo }
  await insertChip(work.db, before ? reissued(root, before, own) : freshChip(root, own))
  const chip = await lockChip(work.db, cardNo)
  if (!chip) throw new RangeError(`card ${cardNo} vanished`)
  return chip
}

/** What a tester does with an emulated card (AE-71): A2412 where there is none, 2902 for another's. */
export async function useVirtualCard(ctx: Ctx<BoundSession>, input: In<Virtual>): Promise<Out<Virtual>> {
  if (!ctx.config.nfcVirtual) throw new Refusal('A2412')
  const before = await chipOf(ctx, ctx.session, input.cardNo)
  const { chip, said } = act(virtualRoot(ctx.config), before, input)
  await saveChip(ctx.db, chip)
  return { image: chip.image, feedback: chip.feedback, inField: chip.inField, ...said }
}

function act(root: Buffer, chip: Chip, input: In<Virtual>): { chip: Chip; said: { data: string; sw: string } } {
  const done = (next: Chip) => ({ chip: next, said: { data: '', sw: '9000' } })
  switch (input.op) {
    case 'TAP':
      return done(held(chip))
    case 'REMOVE':
      return done(away(chip))
    case 'LOAD':
      return done(plugged(root, chip))
    case 'USE':
      return done(used(chip, Number((input.volume ?? '0.0').replace('.', ''))))
    case 'TEAR':
      return done({ ...chip, tearAt: input.at ?? 16 })
    case 'APDU':
      return answer(root, chip, input.apdu ?? '', randomBytes(8).toString('hex').toUpperCase())
  }
}
