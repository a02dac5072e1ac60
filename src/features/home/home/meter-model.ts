import { momentText, type Meter } from '@/shared/meter'
import { addressOf } from '@/routes/go'
import type { DateText } from '@domain/date'
import { formatVolume } from '@domain/volume'

/* What a meter card of the home page shows and offers (A 6.1 block 4). */

export interface MeterReading {
  /** What the register of an IC meter showed last; null where the figure itself is the register. */
  register: string | null
  label: string
  value: string | null
  /** The device is silent: the figure is its last word. */
  stale: boolean
}

/** IC meters: what is left on them; others: the register. */
export function meterReading(meter: Meter, today: DateText): MeterReading {
  const at = momentText(meter.lastReadingAt, today)
  if (meter.meterType === 'IC' && meter.remainVolume !== null) {
    const register = `最近读数 ${formatVolume(meter.lastReading)}`
    return {
      register: at === '' ? register : `${register} · ${at}`,
      label: '剩余气量',
      value: meter.remainVolume,
      stale: false,
    }
  }
  const stale = meter.onlineState === 'OFFLINE'
  const label = stale ? `数据停留在 ${at === '' ? '--' : at}` : at === '' ? '最近读数' : `最近读数 · ${at}`
  return { register: null, label, value: meter.lastReading, stale }
}

export interface MeterAction {
  text: string
  /** Click code (D TR-04). */
  code: string
  address: string
}

/** One button per card: a purchase that still has to be written, then a reading that is due, then topping up. */
export function meterAction(meter: Meter, mayOpen: (address: string) => boolean): MeterAction | null {
  const offers: (MeterAction | false)[] = [
    meter.openGasOrderId !== null && {
      text: '写卡',
      code: 'HOME_METER_WRITE',
      address: addressOf('/subPages/nfc/write', { gasOrderId: meter.openGasOrderId }),
    },
    meter.imgWindow.open && {
      text: '抄表',
      code: 'HOME_METER_PHOTO',
      address: addressOf('/pages/home/meter-list/meter-list', { from: 'photo', meterNo: meter.meterNo }),
    },
    // Cards are charged where gas is bought for them; the balance is topped up by its own order.
    meter.chargeMode === 'PREPAID_REMOTE' && {
      text: '充值',
      code: 'HOME_METER_TOPUP',
      address: addressOf('/pages/pay/place-order', { bizType: 'PREPAY' }),
    },
  ]
  return offers.find((offer): offer is MeterAction => offer !== false && mayOpen(offer.address)) ?? null
}
