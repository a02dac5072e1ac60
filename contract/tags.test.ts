import { contract, type ApiKey } from './index'
import { changedBy, changes, reads, shownBy } from './tags'

/** Customers' writes that change no data of a read, or end in another login or customer number. */
const WITHOUT_TAGS = [
  // Links: their one page reads again by itself, so that no first page carries tags of theirs.
  'btwob POST /guestLink/save',
  'btwob POST /guestLink/renew',
  'btwob POST /guestLink/revoke',
  // Keys and hooks: the same.
  'btwob POST /openKey/save',
  'btwob POST /openKey/revoke',
  'btwob POST /openHook/save',
  'btwob POST /openHook/remove',
  'btwob POST /openHook/test',
  'btwob POST /openHook/retry',
  // What was shown counts as read; counts come with the next showing.
  'job POST /customer/project/read/updates',
  // What is typed is kept beside its form; no read shows it.
  'btwob POST /draft/save',
  'btwob POST /draft/clear',
  // Views that are logged, by visitors with a link.
  'btwob POST /guest/bills',
  'btwob POST /guest/bill',
  'btwob POST /guest/invoices',
  'btwob POST /guest/invoice',
  'btwob POST /guest/usage',
  // While a card is held to the phone nothing else is requested: the page reports what has changed when its session is over.
  'default POST /crmgas/nfc/open',
  'default POST /crmgas/nfc/step',
  'default POST /crmgas/nfc/virtual',
  'auth POST {base}/unify/auth/refreshToken',
  'auth POST {gateway}/userCenter/unify/auth/getTmpToken',
  'default POST /crmgas/fee/export',
  'default POST /crmgas/pay/searchAccount',
  'default POST /crmgas/portal/login/unbindWx',
  'default POST /crmgas/portal/security/verify',
  'default POST /crmgas/portal/user/cancelAccount',
  'default POST /crmgas/portal/user/changePhone',
  'default POST /crmgas/portal/user/exportData',
  'default POST /crmgas/portal/user/queryCustomerInfo',
  'default POST /crmgas/portal/user/switchCustomer',
  'default POST /crmgas/portal/user/updateProfile',
  'default POST /crmgas/scan/confirm',
  'default POST /crmgas/scan/scan',
  'default POST /enterprise/certificate/ocr',
  'default POST:query /crmgas/portal/user/getGuideMapFlag',
  'default POST:query /crmgas/portal/user/logout',
]

const entries: [string, { access: string; reads?: true; stale?: 'ok' }][] = Object.entries(contract)
/** A read that the specification has as a POST. */
const READS_BY_POST = ['default POST /crmgas/portal/user/customerListNew']
const isCustomers = (access: string) => !['public', 'staff', 'device', 'signature'].includes(access)

test('every write of a customer says what it changes', () => {
  const writes = entries.filter(
    ([key, { access, reads }]) => key.includes(' POST') && isCustomers(access) && reads !== true,
  )
  const listed = new Set([...Object.keys(changes), ...WITHOUT_TAGS, ...READS_BY_POST])
  expect(writes.map(([key]) => key).filter((key) => !listed.has(key) && changedBy(key as ApiKey).length === 0)).toEqual(
    [],
  )
})

test('what a write changes is shown by some read', () => {
  const shown = new Set(entries.flatMap(([key]) => shownBy(key as ApiKey)))
  expect(
    Object.values(changes)
      .flat()
      .filter((tag) => !shown.has(tag)),
  ).toEqual([])
})

test('what is read again after a write is not read from a copy that may not have it yet', () => {
  const changing = new Set(entries.flatMap(([key]) => changedBy(key as ApiKey)))
  const stale = entries.flatMap(([key, entry]) => (entry.stale === 'ok' ? [key] : []))
  expect(stale.filter((key) => shownBy(key as ApiKey).some((tag) => changing.has(tag)))).toEqual([])
})

test('what is about gas packages shows and changes them', () => {
  expect(shownBy('taocan GET /trade/order/detail')).toContain('packages')
  expect(shownBy('btwob GET /package/payable')).toContain('money')
  expect(changedBy('taocan POST /trade/order/cancel')).toContain('packages')
  expect(changedBy('taocan POST /trade/package/preview')).toEqual([])
  expect(changedBy('taocan GET /trade/order/detail')).toEqual([])
  expect(shownBy('default GET /crmgas/getSysTime')).toEqual([])
})

test('only reads show, only writes change', () => {
  expect(Object.keys(changes).filter((key) => !key.includes(' POST'))).toEqual([])
  const isRead = (key: string) => key.includes(' GET') || READS_BY_POST.includes(key)
  expect(Object.keys(reads).filter((key) => !isRead(key))).toEqual([])
})

test('what only asks changes nothing, whatever it is called', () => {
  const asking = entries.flatMap(([key, { reads: asks }]) => (asks === true ? [key] : []))
  expect([...asking, ...WITHOUT_TAGS].filter((key) => changedBy(key as ApiKey).length > 0)).toEqual([])
})
