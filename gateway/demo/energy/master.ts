import type { Account, Meter } from '../../modules/metering/types'
import type { Supplied } from '../customers/types'

/** The number on a meter's plate (A 8, R0). */
export const plateOf = (meterId: string): string => `0030${meterId}`

/** The account of a demo customer (CV-16, A 8). Money comes with its history. */
export const accountOf = ({ bp, companyCode, customerName, address, supply }: Supplied): Account => ({
  bp,
  companyCode,
  customerName,
  address,
  balance: '0.00',
  provisional: '0.00',
  frozen: '0.00',
  ledgerSeq: 0,
  creditLimit: '0.00',
  lateFeeRate: '0.0005',
  stopExempt: false,
  readingDay: 1,
  sapSysFlag: '1',
  cutoverMonth: null,
  ...supply,
})

/** Its meters: by default remote ones with a corrector, and open. */
export const metersOf = ({ bp, companyCode, supply, meters }: Supplied): Meter[] =>
  meters.map(({ device: _device, lastDays: _lastDays, ...plate }) => ({
    bp,
    companyCode,
    meterNo: plateOf(plate.meterId),
    meterType: 'IOT',
    chargeMode: supply.chargeMode,
    valveState: 'OPEN',
    onlineState: 'ONLINE',
    lastFrameAt: null,
    batteryPct: null,
    lastReading: '0.00',
    lastReadingAt: null,
    remainVolume: null,
    cardType: null,
    icMode: null,
    cardNo: null,
    maxCardVolume: '9999.0',
    holdLimit: '20000.0',
    purchaseSeq: 0,
    installDate: '2019-06-18',
    verifyDueDate: '2027-06-17',
    billedTo: null,
    state: 'NORMAL',
    channels: [{ channelNo: '1', name: '主路', hasCorrector: true, lastReading: '0.00', lastReadingAt: null }],
    ...plate,
  }))
