import { Type as t } from '@sinclair/typebox'
import { CardState } from '../codes'
import { Flag, Id, OneOf, Text } from '../common'
import { endpoints } from '../endpoint'
import { nfc } from './nfc'

const CardNo = t.String({ pattern: '^\\d{16}$' })

/** AE-73, A 3.5: what outlets and kiosks do with cards. They relay bytes as a phone does, and write contact cards too. */
export const outletCalls = endpoints({
  'btwob POST /card/lost': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object({
      cardNo: CardNo,
      /** '0': it was found again. */
      lost: Flag,
    }),
    out: t.Object({ state: CardState }),
    summary: 'A card is reported lost, or found again',
  },
  'btwob POST /card/replace': {
    access: 'staff',
    refuses: ['2901', '2902', '2904'],
    once: true,
    in: t.Object({
      cardNo: CardNo,
      /** Issued with what the old card is known to hold. */
      newCardNo: CardNo,
      cardType: OneOf('NFC', 'CONTACT'),
      reason: Text(100, 2),
    }),
    out: t.Object({
      cardNo: CardNo,
      /** Orders that wait for the new card now. */
      gasOrderIds: t.Array(Id),
    }),
    summary: 'A new card for the meter; what waits to be written moves to it',
  },
  'btwob POST /card/open': {
    access: 'staff',
    refuses: ['2901', '2902', 'A2403', 'A2404', 'A2410'],
    once: true,
    in: t.Object({
      cardNo: CardNo,
      mode: OneOf('WRITE', 'READ'),
      device: OneOf('OUTLET', 'KIOSK'),
    }),
    out: nfc['default POST /crmgas/nfc/open'].out,
    summary: 'A device of the company opens a session with a card: its waiting order is written or checked',
  },
  'btwob POST /card/step': {
    access: 'staff',
    refuses: ['2902', 'A2411'],
    in: nfc['default POST /crmgas/nfc/step'].in,
    out: nfc['default POST /crmgas/nfc/step'].out,
    summary: 'What the card answered to a device of the company',
  },
  'btwob POST /card/abort': {
    access: 'staff',
    refuses: ['2902'],
    in: nfc['default POST /crmgas/nfc/abort'].in,
    out: nfc['default POST /crmgas/nfc/abort'].out,
    summary: 'A device of the company gives its card back',
  },
})
