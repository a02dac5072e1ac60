import type { TicketSubtype } from '@domain/statuses/service-ticket'
import { aTicketType } from '@/testing/make/ticket'
import type { NewTicket } from './add-fields'
import { inputOf, startOf, type Params } from './new-ticket'

const configs = new Map<TicketSubtype, ReturnType<typeof aTicketType>>([
  ['A_CHECK', aTicketType({ subtype: 'A_CHECK', needAppoint: '1' })],
  ['A_STOP', aTicketType({ subtype: 'A_STOP' })],
  ['GAS_LEAK', aTicketType({ subtype: 'GAS_LEAK', needSite: '1' })],
])
const day = { appointDate: '2026-11-25', appointSlot: 'AM' } as const
const none = { appointDate: undefined, appointSlot: undefined }

test.each<[string, Partial<Params>, Partial<NewTicket>, object]>([
  ['a leak', { ticketType: 'COMPLAINT' }, { picture: 'LEAK' }, { ticketType: 'REPAIR', subtype: 'GAS_LEAK' }],
  ['a leak', { subtype: 'A_CHECK' }, { picture: 'LEAK', ...day }, { subtype: 'GAS_LEAK', ...none }],
  ['no leak', { subtype: 'GAS_LEAK' }, { picture: 'OTHER' }, { ticketType: 'CONSULT', subtype: 'C_OTHER' }],
  ['without a visit', { subtype: 'A_CHECK' }, { subtype: 'A_STOP', ...day }, { subtype: 'A_STOP', ...none }],
  ['with a visit', { subtype: 'A_CHECK' }, day, { subtype: 'A_CHECK', ...day }],
])('what is chosen last decides: %s, begun as %p (TK-01, TK-05)', (_what, link, chosen, expected) => {
  const params = link as Params
  const values = { ...startOf(params, [], null), ...chosen }
  expect({ ...none, ...inputOf(values, params, { related: false, configs }) }).toMatchObject(expected)
})
