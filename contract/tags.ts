import type { ApiKey } from './api.gen'

/*
 * What a read shows and what a write changes. After a write every read that shares a tag with it is asked again when it is on the
 * screen, and before it is shown when it is not. Plain data: the app carries it.
 */

/** A kind of the customer's data that a call may change. */
export type Tag =
  | 'activities'
  | 'balance'
  | 'bills'
  | 'bindings'
  | 'butler'
  | 'cards'
  | 'certification'
  | 'chats'
  | 'claims'
  | 'contracts'
  | 'desk'
  | 'devices'
  | 'electives'
  | 'entries'
  | 'favourites'
  | 'gasOffers'
  | 'hyq'
  | 'help'
  | 'inspections'
  | 'invoices'
  | 'leads'
  | 'leaving'
  | 'lotteries'
  | 'mailing'
  | 'messages'
  | 'meters'
  | 'money'
  | 'news'
  | 'nights'
  | 'orders'
  | 'outlets'
  | 'packages'
  | 'plans'
  | 'prepared'
  | 'recognitions'
  | 'projects'
  | 'records'
  | 'bankAccounts'
  | 'reception'
  | 'reminders'
  | 'smart'
  | 'statements'
  | 'stops'
  | 'stopSteps'
  | 'subAccounts'
  | 'tickets'
  | 'titles'
  | 'todos'
  | 'unusual'

/** What each read shows; a read without a row shows nothing that a call of the customer changes. */
export const reads: Partial<Record<ApiKey, readonly Tag[]>> = {
  'default GET /crmgas/home/summary': ['bills', 'money', 'meters', 'statements', 'stops', 'messages'],
  'default GET /crmgas/installment/detail': ['bills', 'orders'],
  'default GET /crmgas/installment/list': ['bills', 'orders'],
  'btwob GET /stopGas/checklist': ['stops', 'stopSteps'],
  'default GET /crmgas/pay/payMeters': ['bills', 'money', 'meters', 'stops'],
  'default GET /crmgas/gasPaymentOrder/list': ['orders', 'cards'],
  'default GET /crmgas/gasPaymentOrder/detail': ['orders', 'cards'],
  'default GET /crmgas/nfc/cards': ['orders', 'cards'],
  'default GET /crmgas/nfc/record': ['cards'],
  'default GET /crmgas/order/list': ['orders', 'bills', 'cards'],
  'default GET /crmgas/order/detail': ['orders', 'bills', 'cards'],
  'default GET /crmgas/pay/recentAccounts': ['bills', 'orders'],
  'default GET /crmgas/pay/channels': ['money'],
  'btwob GET /pay/prepared/detail': ['prepared', 'bills'],
  'btwob GET /pay/track': ['orders', 'cards'],
  'default GET /crmgas/pay/tt/init': ['bills', 'orders', 'bankAccounts'],
  'default GET /crmgas/pay/tt/detail': ['orders', 'bills'],
  'default GET /crmgas/fee/transaction': ['money'],
  'default GET /crmgas/list-meter-channel': ['meters'],
  'default GET /crmgas/meter/detail': ['meters'],
  'default GET /crmgas/meter/imgList': ['meters'],
  'btwob GET /usage/nights': ['nights'],
  'btwob GET /usage/unusual': ['unusual'],
  'btwob GET /usage/cards': ['orders', 'cards'],
  'default GET /crmgas/message/unreadCount': ['messages'],
  'default GET /crmgas/message/categoryList': ['messages'],
  'default GET /crmgas/message/list': ['messages', 'todos'],
  'default GET /crmgas/message/detail': ['messages', 'todos'],
  'default GET /crmgas/smartMessage/list': ['smart'],
  'default GET /crmgas/message/setting/query': ['reception'],
  'default GET /small/smart-wx-info/get': ['reception'],
  'default GET /crmgas/payRemind/config': ['reminders'],
  'default POST /crmgas/portal/user/customerListNew': ['bindings'],
  'default GET /hqw/subAccount/detail': ['subAccounts', 'bindings'],
  'default GET /crmgas/portal/user/masterClaim': ['claims'],
  'default GET /enterprise/certificate/detail': ['certification'],
  'default GET /enterprise/qualification/list': ['certification'],
  'default GET /crmgas/portal/user/deviceList': ['devices'],
  'default GET /crmgas/portal/user/cancelCheck': ['leaving', 'bills', 'orders', 'money', 'bindings'],
  'default GET /crmgas/portal/user/closeGasCheck': ['bills', 'orders', 'money'],
  'default GET /crmgas/news/channelList': ['news'],
  'default GET /crmgas/news/list': ['news'],
  'default GET /crmgas/news/detail': ['news'],
  'default GET /crmgas/news/favoriteList': ['favourites'],
  'gpt GET /conversation/list': ['chats'],
  'default GET /crmgas/market/home': ['activities', 'leads'],
  'default GET /crmgas/market/product/detail': ['favourites', 'leads'],
  'default GET /crmgas/market/product/list': ['favourites'],
  'default GET /crmgas/invoice/tradeList': ['invoices', 'orders'],
  'default GET /crmgas/invoice/waitList': ['invoices', 'bills', 'orders'],
  'default GET /crmgas/invoice/summary': ['invoices', 'bills', 'orders'],
  'btwob GET /invoice/matrix': ['invoices', 'bills', 'orders', 'money'],
  'default GET /crmgas/invoice/getDefaultInvoiceTitle': ['titles', 'certification'],
  'default GET /crmgas/invoice/titleList': ['titles', 'certification'],
}

/** Of calls named by what they are about: they have no rows of their own. */
const byName: readonly (readonly [RegExp, readonly Tag[]])[] = [
  // All that hangs on gas packages.
  [/^taocan|^sqdev \w+ \/ng\/|package/, ['packages', 'orders', 'money', 'todos']],
  [/crmgas\/contract/, ['contracts', 'todos']],
  [/settlement|monthBill/, ['statements', 'bills']],
  [/crmgas\/bill/, ['bills']],
  // A default, a proof and a deletion change what a transfer offers.
  [/bankAccount/, ['bankAccounts', 'todos']],
  [/invoice\/.*title/i, ['titles']],
  [/(crmgas\/invoice|invoice\/auto)/, ['invoices']],
  [/pay\/(record|order|tt|basket|prepay)|voucher/, ['orders']],
  [/subAccount|authority/, ['subAccounts']],
  [/consoleConfig|appCenter/, ['entries']],
  [/crmgas\/butler/, ['butler']],
  [/crmgas\/record|^btwob \w+ \/record\//, ['records', 'todos']],
  [/serviceTicket/, ['tickets', 'todos']],
  [
    /^btwob \w+ \/(review|ticket|lead|coupon|lottery|balance|ng|work|activity|article|banner|product|gpt|project|message)\//,
    ['desk'],
  ],
  [/hyq\//, ['hyq']],
  [/^(answer|btwob) \w+ \/help\//, ['help']],
  [/elective\//, ['electives', 'todos']],
  [/goodGas\//, ['gasOffers']],
  // The calculator keeps templates only.
  [/^predict \w+ \/(?!calc\/run)/, ['plans', 'todos']],
  [/market\/activity/, ['activities']],
  // A coupon that is won is offered beside a quote, one that is used stands among the prizes.
  [/crmgas\/lottery/, ['lotteries', 'leads', 'todos']],
  [/^job \w+ \/(customer|project)\/(?!project\/read)/, ['projects', 'todos']],
  [/^zh \w+ \/(activity|apply)/, ['balance', 'orders']],
  [/^demand \w+ \/lead/, ['leads', 'lotteries', 'todos']],
  // Reasons of deviations close to-dos.
  [/^demand /, ['plans', 'todos']],
  [/gasplan|energy\/dg\/overview/, ['plans']],
  [/todo\//, ['todos']],
  // A signature, a receipt and a fixed place close to-dos.
  [/inspection\//, ['inspections', 'todos', 'stops']],
  [/outlet\//, ['outlets']],
  [/zhulong/, ['recognitions']],
  [/stopGas/, ['stops']],
  [/mailing/, ['mailing']],
  [/prepared/, ['prepared']],
]
const named = (key: ApiKey): readonly Tag[] => byName.find(([name]) => name.test(key))?.[1] ?? []

/** What a read shows. */
export const shownBy = (key: ApiKey): readonly Tag[] => reads[key] ?? named(key)

/**
 * What each write of a customer changes beyond its own answer. Writes that end in another login or customer number have no row:
 * with them everything read so far is forgotten.
 */
export const changes: Partial<Record<ApiKey, readonly Tag[]>> = {
  'gpt POST /conversation/create': ['chats'],
  'gpt POST /conversation/rename': ['chats'],
  'gpt POST /conversation/pin': ['chats'],
  'gpt POST /conversation/delete': ['chats'],
  'gpt POST /chat/send': ['chats'],
  'gpt POST /chat/stream': ['chats'],
  'gpt POST /chat/stop': ['chats'],
  'gpt POST /chat/feedback': ['chats'],
  'answer POST /complaint': ['tickets'],
  'energy POST /settlement/confirm': ['statements', 'bills', 'money', 'todos'],
  'energy POST /settlement/dispute': ['statements', 'todos'],
  'energy POST /settlement/cancelDispute': ['statements', 'todos'],
  'default POST /crmgas/order/hide': ['orders'],
  'default POST /crmgas/pay/createOrder': ['orders', 'bills', 'money'],
  'btwob POST /pay/basket/create': ['orders', 'bills', 'money'],
  'btwob POST /pay/prepared/approve': ['prepared', 'orders', 'bills', 'money'],
  'default POST /crmgas/pay/cancel': ['orders', 'bills', 'money'],
  'default POST /crmgas/pay/refundApply': ['orders', 'money'],
  'default POST /crmgas/pay/sandbox/pay': ['orders', 'bills', 'money', 'stops', 'todos'],
  'default POST /crmgas/installment/apply': ['bills'],
  'default POST /crmgas/installment/cancel': ['bills', 'money', 'todos'],
  'default POST /crmgas/message/setting/save': ['reception'],
  'default POST /crmgas/message/subscribe/report': ['reception'],
  'default POST /crmgas/smartMessage/action': ['smart'],
  'default POST /crmgas/message/read': ['messages'],
  'default POST /crmgas/message/readAll': ['messages'],
  'default POST /crmgas/message/delete': ['messages'],
  'default POST /crmgas/payRemind/save': ['reminders'],
  'default POST /crmgas/pay/tt/uploadProof': ['orders', 'todos'],
  'default POST /crmgas/pay/tt/cancel': ['orders', 'todos'],
  'default POST /crmgas/pay/tt/sandbox/statement': ['orders', 'bills', 'money', 'stops', 'todos'],
  'default POST /crmgas/icBuyGus': ['orders', 'money', 'meters'],
  'default POST /crmgas/icBuyGus4HQW': ['orders', 'money', 'meters'],
  'default POST /crmgas/gasPaymentOrder/cancel': ['orders', 'money', 'meters'],
  'default POST /crmgas/gasPaymentOrder/refund': ['orders', 'money'],
  'default POST /crmgas/nfc/abort': ['cards', 'orders'],
  'default POST /crmgas/stopGas/acknowledge': ['stops', 'todos'],
  'default POST /crmgas/stopGas/confirmResume': ['stops', 'todos'],
  'btwob POST /stopGas/check': ['stopSteps'],
  'btwob POST /stopGas/step/add': ['stopSteps'],
  'btwob POST /stopGas/step/remove': ['stopSteps'],
  'default POST /crmgas/meter/setAlias': ['meters'],
  'btwob POST /usage/answer': ['unusual'],
  'btwob POST /usage/nights/answer': ['nights', 'messages'],
  'default POST /crmgas/setMeterImg': ['meters', 'todos'],
  'default POST /crmgas/portal/user/bindCustomer': ['bindings', 'todos'],
  'default POST /crmgas/portal/user/unbindCustomer': ['bindings', 'todos'],
  'default POST /crmgas/portal/user/reapplyBinding': ['bindings', 'todos'],
  'default POST /crmgas/portal/user/withdrawBinding': ['bindings', 'todos'],
  'default POST /crmgas/portal/user/setDefaultCustomer': ['bindings'],
  'default POST /hqw/subAccount/review': ['subAccounts', 'todos'],
  'default POST /crmgas/portal/user/transferMaster': ['subAccounts', 'bindings', 'claims', 'todos'],
  'default POST /crmgas/portal/user/claimMaster': ['claims', 'bindings'],
  'default POST /crmgas/portal/user/objectClaim': ['claims', 'todos'],
  'default POST /enterprise/certificate/submit': ['certification', 'todos'],
  'default POST /enterprise/certificate/withdraw': ['certification', 'todos'],
  'default POST /enterprise/qualification/save': ['certification', 'todos'],
  'default POST /crmgas/portal/user/revokeCancel': ['leaving'],
  'default POST /crmgas/portal/user/changePassword': ['devices'],
  'default POST /crmgas/portal/user/kickDevice': ['devices'],
  'default POST /crmgas/news/react': ['favourites'],
  'default POST /crmgas/news/confirmRead': ['news', 'todos'],
  'default POST /crmgas/market/product/favorite': ['favourites'],
  'default POST /crmgas/invoice/createInvoiceV2': ['invoices', 'bills'],
  'default POST /crmgas/invoice/saveTitle': ['titles', 'todos'],
  'default POST /crmgas/invoice/refreshRed': ['invoices', 'bills'],
  // Asked by POST, changing nothing.
  'default POST /crmgas/invoice/previewInvoice': [],
  'default POST /crmgas/invoice/redPreview': [],
  'default POST /crmgas/knowledge/estimate': [],
  'btwob POST /pay/tt/readSlip': [],
  'btwob POST /record/equipment/readPlate': [],
  'job POST /customer/node/getConstructionNodeByPre': [],
  'job POST /customer/node/getDesignPlanNode': [],
  'job POST /customer/node/getExplorationNode': [],
  'job POST /customer/node/getPlaceInfo': [],
  'job POST /customer/node/queryEnginsOfRecord': [],
  'job POST /project/queryConstructRate': [],
  'job POST /project/queryDesignRate': [],
  'job POST /project/queryProjectPlan': [],
  'predict POST /checkPredictionGasBefore': [],
  'predict POST /checkPredictionGas': [],
  'zh POST /activity/readRules': [],
  'predict POST /calc/run': [],
  'taocan POST /trade/package/preview': [],
  'taocan POST /trade/agree/comboCustomerCheck': [],
}

/** What a write changes beyond its own answer. */
export const changedBy = (key: ApiKey): readonly Tag[] => changes[key] ?? (key.includes(' POST') ? named(key) : [])
