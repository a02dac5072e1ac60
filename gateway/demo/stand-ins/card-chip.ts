import {
  IMAGE_BYTES,
  cardKey,
  cryptogram,
  packFeedback,
  packImage,
  unpackImage,
  writeMac,
} from '../../ports/card/layout'

/** A card as its chip and its meter are: the meter's counters in tenths of a m³. */
export interface Chip {
  cardNo: string
  cardUid: string
  image: string
  feedback: string
  inField: boolean
  challenge: string | null
  authed: boolean
  tearAt: number | null
  loadedSeq: number
  meterRemain: number
  meterTotal: number
}

/** `sw` is empty where the card does not answer: it is not there, or it was torn away. */
export interface Said {
  data: string
  sw: string
}

const silent: Said = { data: '', sw: '' }
const ok = (data = ''): Said => ({ data, sw: '9000' })
const refused = (sw: string): Said => ({ data: '', sw })

const BATTERY = 82

/** What an emulated card answers to the bytes of a phone, and what becomes of it. `chance`: eight bytes, hex, for a challenge. */
export function answer(root: Buffer, chip: Chip, apdu: string, chance: string): { chip: Chip; said: Said } {
  const hex = apdu.toUpperCase()
  const stays = (said: Said) => ({ chip, said })
  if (!chip.inField) return stays(silent)
  const key = cardKey(root, chip.cardNo)
  if (hex.startsWith('00A40400')) return stays(ok(chip.cardUid))
  if (hex === '0084000008') return { chip: { ...chip, challenge: chance, authed: false }, said: ok(chance) }
  if (hex === '00B0950020') return stays(ok(chip.image))
  if (hex === '00B0960010') return stays(ok(chip.feedback))
  if (hex.startsWith('0082000008')) {
    const authed = chip.challenge !== null && hex.slice(10) === cryptogram(key, chip.challenge)
    return { chip: { ...chip, authed }, said: authed ? ok() : refused('6982') }
  }
  return hex.startsWith('04D6950024') ? write(key, chip, hex.slice(10)) : stays(refused('6D00'))
}

/** Nothing is written without the answer to this contact's challenge, nor with bytes that were not meant for it. */
function write(key: Buffer, chip: Chip, data: string): { chip: Chip; said: Said } {
  const image = data.slice(0, IMAGE_BYTES * 2)
  if (!chip.authed || chip.challenge === null) return { chip, said: refused('6982') }
  if (data.slice(IMAGE_BYTES * 2) !== writeMac(key, chip.challenge, image)) return { chip, said: refused('6988') }
  if (chip.tearAt === null) return { chip: { ...chip, image, authed: false }, said: ok() }
  const cut = chip.tearAt * 2
  const torn = image.slice(0, cut) + chip.image.slice(cut)
  return { chip: { ...away(chip), image: torn, tearAt: null }, said: silent }
}

/** Held to the phone: a new contact knows no challenge. */
export const held = (chip: Chip): Chip => ({ ...chip, inField: true, challenge: null, authed: false })

export const away = (chip: Chip): Chip => ({ ...chip, inField: false, challenge: null, authed: false })

/** Plugged into its meter: what it holds goes over once, the next counter after the last one that went. */
export function plugged(root: Buffer, chip: Chip): Chip {
  const key = cardKey(root, chip.cardNo)
  const image = unpackImage(key, chip.image)
  const isNext = image !== null && !image.loaded && image.purchaseSeq === chip.loadedSeq + 1
  const added = isNext && !image.amountMode ? Number(image.held.replace('.', '')) : 0
  const loadedSeq = isNext ? image.purchaseSeq : chip.loadedSeq
  const meterRemain = chip.meterRemain + added
  return {
    ...away(chip),
    loadedSeq,
    meterRemain,
    image: isNext ? packImage(key, { ...image, loaded: true }) : chip.image,
    feedback: feedbackOf(key, { loadedSeq, meterRemain, meterTotal: chip.meterTotal }),
  }
}

/** The meter lets gas through, in tenths of a m³; never more than it holds. The card learns of it when it is plugged in again. */
export const used = (chip: Chip, tenths: number): Chip => {
  const taken = Math.min(tenths, chip.meterRemain)
  return { ...chip, meterRemain: chip.meterRemain - taken, meterTotal: chip.meterTotal + taken }
}

const tenths = (count: number): string => `${Math.floor(count / 10)}.${count % 10}`

export const feedbackOf = (key: Buffer, meter: Pick<Chip, 'loadedSeq' | 'meterRemain' | 'meterTotal'>): string =>
  packFeedback(key, {
    loadedSeq: meter.loadedSeq,
    remain: tenths(meter.meterRemain),
    total: tenths(meter.meterTotal),
    battery: BATTERY,
  })
