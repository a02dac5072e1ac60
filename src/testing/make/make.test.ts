import type { ApiKey, Out } from '@contract'
import { faultOf, listOf } from '../answers'
import { aUser } from '../people'
import { aBill, aBillDetail } from './bill'
import { aCompany, aCustomer, aFound, anApplication, aSubAccount, aSubAccountDetail, customers } from './binding'
import { aClientConfig, aContact } from './client'
import { aCertificate, aQualification } from './certification'
import { someReleases } from './download'
import { aLogin, someModels, someTokens } from './entering'
import { aChannelMeter } from './gas'
import { aMeter, anAccount, aSummary } from './home'
import {
  anApply,
  anApplyRow,
  anInvoice,
  anInvoiceRow,
  anOpenApply,
  aPick,
  aPreview,
  aTrade,
  aTradeDetail,
  someFiles,
  sums,
} from './invoice'
import { aRed } from './red'
import { aTitle, aTitleWhole } from './title'
import {
  anOrder,
  anOrderDetail,
  anOrderRow,
  anOrderView,
  aResult,
  aStop,
  someChannels,
  somePayMeters,
  stopInfo,
} from './payment'
import { aTodo } from './todo'

/** One answer as the gateway might give it. */
const given = <K extends ApiKey>(key: K, answer: Out<K>) => [key, faultOf(key, answer)] as const

test.each([
  given('default POST /crmgas/portal/user/userInfo', aUser()),
  given('default POST /crmgas/portal/login/icLogin', aLogin()),
  given('auth POST {base}/unify/auth/authentication', someTokens()),
  given('default GET /hqw/authority/getHqwAllModelsByGroupBy', someModels('BILL_VIEW')),
  given('default GET /crmgas/bill/list', listOf([aBill()], { sum: { totalDue: '1.00', principal: '1.00', lateFee: '0.00', count: 1, installmentDue: '0.00', heldDue: '0.00' } })), // prettier-ignore
  given('default GET /crmgas/bill/detail', aBillDetail()),
  given('default GET /crmgas/company/list', [aCompany()]),
  given('default GET /hqw/subAccount/detail', aSubAccountDetail()),
  given('default POST /crmgas/portal/user/customerListNew', customers(aCustomer(), anApplication())),
  given('default POST /crmgas/portal/user/queryCustomerInfo', aFound()),
  given('default GET /hqw/subAccount/list', listOf([aSubAccount()], { counts: { pending: 1, passed: 0, rejected: 0, timeout: 0 }, limit: 20 })), // prettier-ignore
  given('default GET /enterprise/certificate/detail', aCertificate()),
  given('default GET /enterprise/qualification/list', listOf([aQualification()])),
  given('default GET /crmgas/home/summary', aSummary({ account: anAccount(), meters: [aMeter()], meterCount: 1 })),
  given('default GET /crmgas/config/client', aClientConfig()),
  given('cms GET /cms/contact', aContact()),
  given('appDownload GET /appDownload/latest', someReleases()),
  given('default GET /crmgas/pay/channels', someChannels()),
  given('default POST /crmgas/pay/createOrder', anOrder()),
  given('default GET /crmgas/pay/record', listOf([anOrderRow()], { sumPaid: '0.00', sumRefunded: '0.00', months: [], since: '2023-11-23' })), // prettier-ignore
  given('default GET /crmgas/pay/recordDetail', anOrderDetail()),
  given('default GET /crmgas/pay/order', anOrderView()),
  given('default GET /crmgas/list-meter-channel', { list: [aChannelMeter()] }),
  given('default GET /crmgas/pay/payMeters', somePayMeters()),
  given('default GET /crmgas/pay/query', aResult()),
  given('default GET /crmgas/stopGas/info', stopInfo(aStop())),
  given('default GET /crmgas/invoice/tradeList', listOf([aTrade()], { sum: { open: sums(), issued: sums() } })),
  given('default GET /crmgas/invoice/tradeDetail', aTradeDetail()),
  given('default POST /crmgas/invoice/pickTrades', aPick()),
  given('default POST /crmgas/invoice/previewInvoice', aPreview()),
  given('default GET /crmgas/invoice/applyList', listOf([anApplyRow()])),
  given('default GET /crmgas/invoice/applyDetail', anApply()),
  given('default GET /crmgas/invoice/applyDetail', anOpenApply()),
  given('default GET /crmgas/invoice/issuedList', listOf([anInvoiceRow()], { months: [] })),
  given('default GET /crmgas/invoice/invoiceDetail', anInvoice()),
  given('default GET /crmgas/invoice/getElectronicInvoices', [someFiles()]),
  given('default GET /crmgas/invoice/redDetail', aRed()),
  given('default GET /crmgas/invoice/titleList', [aTitle()]),
  given('default GET /crmgas/invoice/titleDetail', aTitleWhole()),
  given('default GET /crmgas/todo/list', listOf([aTodo()], { counts: { BILL_DUE: 1 } })),
])('%s is answered as the contract says', (_key, fault) => expect(fault).toBeUndefined())

test('the check is that of the gateway: nothing too much, nothing missing', () => {
  const key = 'default GET /crmgas/pay/query'
  expect(faultOf(key, { ...aResult(), more: 1 } as never)).toContain('more')
  expect(faultOf(key, { ...aResult(), amount: '1' })).toContain('amount')
})
