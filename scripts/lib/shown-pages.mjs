/*
 * The pages that stand, with addresses that show them full, for checks and pictures of all of them.
 */
import { logIn, send } from './client.mjs'

const FACTORY = '13800000001'
const RESTAURANT = '13800000007'
const HOSPITAL = '13800000008'
/** Works for the factory; its master approves what this user prepares. */
const BOOKKEEPER = '13800000002'
/** Bound to nothing. */
const NEWCOMER = '13800000011'

/**
 * @typedef {object} ShownPage
 * @property {string} name
 * @property {string} path Names in braces stand for ids of the customer's own: `customerOf` finds them.
 * @property {string | null} phone The phone of the page's user; null: a visitor's.
 */

/** @type {readonly ShownPage[]} */
export const shownPages = [
  ['login', '/pages/login/login/login', null],
  ['login-password', '/pages/login/login/login?mode=password', null],
  ['home-prepaid', '/', FACTORY],
  ['home-card', '/', RESTAURANT],
  ['home-postpaid', '/', HOSPITAL],
  ['meters', '/pages/home/meter-list/meter-list', FACTORY],
  ['meter', '/pages/home/meter-list/meter-list?meterId={meter}', FACTORY],
  ['meter-card', '/pages/home/meter-list/meter-list?meterId={meter}', RESTAURANT],
  ['changes', '/subPages/changeRecord', FACTORY],
  ['bills', '/pages/my-bill/list/list', HOSPITAL],
  ['bills-empty', '/pages/my-bill/list/list', FACTORY],
  ['bill', '/pages/my-bill/details/details?billId={unpaid}', HOSPITAL],
  ['bill-paid', '/pages/my-bill/details/details?billId={paid}', FACTORY],
  ['bill-days', '/pages/my-bill/details/day-details?billId={paid}', FACTORY],
  ['energy', '/pages/manager-energy/manager-energy-info/manager-energy-info', FACTORY],
  ['energy-meter', '/pages/manager-energy/manager-energy-info/manager-energy-info?meterId={meter}', FACTORY],
  ['energy-card', '/pages/manager-energy/manager-energy-info/manager-energy-info', RESTAURANT],
  ['preview', '/pages/manager-energy/manager-energy-info/monthly-bill-preview', FACTORY],
  ['months', '/pages/manager-energy/manager-energy-info/monthly-bill', FACTORY],
  ['month', '/pages/manager-energy/manager-energy-info/monthly-bill-detail?billMonth={month}', FACTORY],
  [
    'month-meter',
    '/pages/manager-energy/manager-energy-info/monthly-bill-detail-single?meterId={meter}&billMonth={month}',
    FACTORY,
  ],
  ['statements', '/pages/manager-energy/settlement/monthly-bill', FACTORY],
  ['statements-disputed', '/pages/manager-energy/settlement/monthly-bill?state=DISPUTED', HOSPITAL],
  ['statement', '/pages/manager-energy/settlement/monthly-bill?statementId={statement}', FACTORY],
  ['statement-single', '/pages/manager-energy/settlement/monthly-bill-single?statementId={statement}', HOSPITAL],
  ['signature', '/pages/manager-energy/signature?statementId={statement}&revision=1', FACTORY],
  ['pay', '/pages/pay/meters', HOSPITAL],
  ['pay-prepaid', '/pages/pay/meters', FACTORY],
  ['order-bill', '/pages/pay/place-order?bizType=BILL&billIds={unpaid}', HOSPITAL],
  ['order-prepay', '/pages/pay/place-order?bizType=PREPAY', FACTORY],
  ['order-prepared', '/pages/pay/place-order?bizType=PREPAY&preparedId={prepared}', FACTORY],
  ['order-plan', '/pages/pay/place-order?bizType=INSTALLMENT&planId={plan}&seq=6', HOSPITAL],
  ['plans', '/subPages/installment/list', HOSPITAL],
  ['plan', '/subPages/installment/detail?planId={plan}', HOSPITAL],
  ['order-slices', '/pages/pay/pay-amount-suborder?orderId={sliced}', FACTORY],
  ['payee', '/pages/pay/select-account', RESTAURANT],
  ['basket', '/pages/pay/select-account?basketId={basket}', HOSPITAL],
  ['bank-transfer', '/pages/pay/pay-telegraphic-transfer?billIds={unpaid}', HOSPITAL],
  ['bank-transfer-top-up', '/pages/pay/pay-telegraphic-transfer?bizType=PREPAY', FACTORY],
  ['bank-transfer-draft', '/pages/pay/pay-telegraphic-transfer/confirm-order', FACTORY],
  ['result', '/pages/pay/pay-result?orderId={order}', FACTORY],
  ['record', '/pages/pay/record', FACTORY],
  ['voucher', '/subPagesB/pages/pdfReview?orderId={order}', FACTORY],
  ['vouchers', '/subPagesB/pages/pdfReview', FACTORY],
  ['order-gas', '/pages/pay/place-order?bizType=IC&meterId={meter}', RESTAURANT],
  ['gas-orders', '/subPages/gasPaymentOrder/list', RESTAURANT],
  ['gas-order', '/subPages/gasPaymentOrder/detail?gasOrderId={gasOrder}', RESTAURANT],
  ['gas-slices', '/pages/pay/pay-gasvolume-suborder?gasOrderId={gasOrder}', RESTAURANT],
  ['nfc-intro', '/subPages/nfc/intro', RESTAURANT],
  ['nfc-cards', '/subPages/nfc/list', RESTAURANT],
  ['nfc-write', '/subPages/nfc/write?gasOrderId={gasOrder}', RESTAURANT],
  ['nfc-records', '/subPages/nfc/record', RESTAURANT],
  ['fee', '/pages/fee/fee/fee', FACTORY],
  ['pay-remind', '/subPagesB/pages/pay-remind', HOSPITAL],
  ['invoices', '/subPagesB/pages/applyForInvoice/index', FACTORY],
  ['invoice-trades', '/pages/invoice/trade-list', RESTAURANT],
  ['invoice-wait', '/subPagesB/pages/applyForInvoice/waitInvoice', FACTORY],
  ['invoice-search', '/subPagesB/pages/applyForInvoice/waitInvoice-search', FACTORY],
  ['invoice-item', '/subPagesB/pages/applyForInvoice/detail?tradeNo={trade}', FACTORY],
  ['invoice-new', '/pages/invoice/invoice-new?tradeNo={trade}', FACTORY],
  ['invoice-start', '/subPagesB/pages/applyForInvoice/startInvoice', FACTORY],
  ['invoice-more', '/subPagesB/pages/applyForInvoice/moreContent', FACTORY],
  ['invoice-titles', '/pages/invoice/invoice-title', FACTORY],
  ['invoice-title-manage', '/subPagesB/pages/applyForInvoice/manageCompanyTitle', FACTORY],
  ['invoice-title-new', '/subPagesB/pages/applyForInvoice/addCompanyTitle', FACTORY],
  ['invoice-title-edit', '/subPagesB/pages/applyForInvoice/addCompanyTitle?titleId={title}', FACTORY],
  ['invoiced', '/subPagesB/pages/applyForInvoice/detailInvoiced', FACTORY],
  ['invoice-matrix', '/subPagesB/pages/applyForInvoice/matrix', FACTORY],
  ['invoice', '/pages/invoice/invoice-detail?invoiceId={invoice}', FACTORY],
  ['invoice-pages', '/subPagesB/pages/reviewPdfImage?invoiceId={invoice}', FACTORY],
  ['invoice-applied', '/subPagesB/pages/applyForInvoice/invoiceDetails?applyId={apply}', FACTORY],
  ['invoice-sent', '/subPagesB/pages/applyForInvoice/success?applyId={apply}', FACTORY],
  ['packages', '/subPagesB/pages/gas-package/index', FACTORY],
  ['packages-other', '/subPagesB/pages/gas-package/index', RESTAURANT],
  ['package', '/subPagesB/pages/gas-package/gas-package-detail?packageId={package}', FACTORY],
  ['package-confirm', '/subPagesB/pages/gas-package/gas-confirm-order?packageId={package}', FACTORY],
  [
    'package-draft',
    '/subPagesB/pages/gas-package/extraction-cycle?mode=draft&packageId={package}&volume=100000',
    FACTORY,
  ],
  ['package-cycles', '/subPagesB/pages/gas-package/extraction-cycle?mode=view&orderNo={packageOrder}', FACTORY],
  ['package-plan', '/subPagesB/pages/gas-package/edit-extraction-cycle?orderNo={packageOrder}', FACTORY],
  ['package-agreement', '/subPagesB/pages/gas-package/gas-supply-agreement?agreeId={agreement}', FACTORY],
  ['sign-tasks', '/subPagesB/pages/signManagement/index', FACTORY],
  ['contracts', '/subPagesB/pages/signManagement/management', FACTORY],
  ['contract-sign', '/subPagesB/pages/signManagement/iframe-screen?taskId={signTask}', FACTORY],
  ['contract-frame', '/subPagesB/pages/signManagement/annualFrameContract', FACTORY],
  ['verify', '/pages/verify/verify', FACTORY],
  ['contract-notice', '/pages/my-order/contract-reminder-notice', RESTAURANT],
  ['package-orders', '/subPagesB/pages/gas-package/order-list', FACTORY],
  ['my-orders', '/pages/my-order/my-order-list', FACTORY],
  ['my-orders-todo', '/pages/my-order/my-order-list?group=TODO', RESTAURANT],
  ['my-orders-closed', '/pages/my-order/my-order-list?group=CLOSED', FACTORY],
  ['my-order-package', '/pages/my-order/my-order-detail?orderKey=PACKAGE:{packageOrder}', FACTORY],
  ['my-order-child', '/pages/my-order/my-order-detail?orderKey=CHILD:{child}', FACTORY],
  ['my-order-topup', '/pages/my-order/my-order-detail?orderKey={topUp}', HOSPITAL],
  ['package-order', '/subPagesB/pages/gas-package/order-details?orderNo={packageOrder}', FACTORY],
  ['package-child', '/subPagesB/pages/gas-package/order-details-zi?childNo={child}', FACTORY],
  ['package-supplement', '/subPagesB/pages/gas-package/order-details-bu?buNo={supplement}', FACTORY],
  ['package-period', '/subPagesB/pages/gas-package/periodic-extraction-vol', FACTORY],
  ['package-period-empty', '/subPagesB/pages/gas-package/periodic-extraction-vol', RESTAURANT],
  ['package-days', '/subPagesB/pages/gas-package/periodic-extraction-vol-details?childNo={child}', FACTORY],
  [
    'package-days-settled',
    '/subPagesB/pages/gas-package/periodic-extraction-vol-details?childNo={settledChild}',
    FACTORY,
  ],
  ['package-records', '/subPagesB/pages/gas-package/extract-records', FACTORY],
  ['package-change', '/subPagesB/pages/gas-package/change-extraction-gas?childNo={child}', FACTORY],
  ['package-pay', '/subPagesB/pages/gas-package/extract-pay?bizType=DEPOSIT&bizNo={unpaidOrder}', FACTORY],
  ['package-pay-all', '/pages/pay/pay-package/index?packageOrderNo={unpaidOrder}', FACTORY],
  ['package-result', '/subPagesB/pages/gas-package/gas-submit-result?scene=PICK&bizNo={child}', FACTORY],
  ['bids', '/subPagesB/pages/ng-package/ng-package', FACTORY],
  ['bids-finished', '/subPagesB/pages/ng-package/ng-package?tab=finished', FACTORY],
  ['bid-open', '/subPagesB/pages/ng-package/detail?ngId={openActivity}', FACTORY],
  ['bid-won', '/subPagesB/pages/ng-package/detail?ngId={wonActivity}', FACTORY],
  ['bid-result', '/subPagesB/pages/ng-package/submit-result?scene=BID&ngId={wonActivity}&bidNo={bid}', FACTORY],
  ['bid-winners', '/subPagesB/pages/ng-package/winningList?ngId={wonActivity}', FACTORY],
  ['draw-winners', '/subPagesB/pages/ng-package/winningList?ngId={drawnActivity}', FACTORY],
  ['energy-plan', '/pages/dg-manager-energy/dg-manager-energy', FACTORY],
  [
    'plan-groups',
    '/subPagesB/pages/predict-gas/switch-group?redirect=%2FsubPagesB%2Fpages%2Fpredict-gas%2Freport',
    FACTORY,
  ],
  ['plan-report', '/subPagesB/pages/predict-gas/report', HOSPITAL],
  ['plan-report-year', '/subPagesB/pages/predict-gas/report?planType=YEAR', HOSPITAL],
  ['plan-none', '/subPagesB/pages/predict-gas/report', RESTAURANT],
  ['plan-record', '/subPagesB/pages/predict-gas/record', HOSPITAL],
  ['balance-activities', '/subPagesB/pages/substitution/index', HOSPITAL],
  ['balance-mine', '/subPagesB/pages/substitution/index?tab=mine', FACTORY],
  ['balance-rules', '/subPagesB/pages/substitution/rules?activityId={balance}&next=apply', FACTORY],
  ['balance-apply', '/subPagesB/pages/substitution/apply?applyNo={balanceApply}', FACTORY],
  ['plan-detail', '/subPagesB/pages/predict-gas/detail', HOSPITAL],
  ['plan-change', '/subPagesB/pages/predict-gas/change', HOSPITAL],
  ['plan-quick', '/pages/predict-gas/predict-gas-change?groupId=GRP000001', FACTORY],
  ['plan-calculator', '/subPagesB/pages/predict-gas/calculator', HOSPITAL],
  ['plan-estimate', '/pages/predict-gas/predict-gas-calculator', RESTAURANT],
  ['deviation-reason', '/subPages/my-message/reasonReporting?caseId={deviation}', FACTORY],
  ['deviation-ahead', '/subPages/my-message/reasonReporting?groupId=GRP000001&date={runningDay}', FACTORY],
  ['deviation-sent', '/subPages/my-message/gasReasonSubmitResult?caseId={reported}', FACTORY],
  ['usage-change', '/subPages/my-message/gasUsageChangeReminder?caseId={usageChange}', HOSPITAL],
  ['extract-deviation', '/subPages/my-message/oderDeviation?caseId={offLine}', FACTORY],
  ['usage-week', '/subPages/my-message/gasOverviewConsumption?groupId=GRP000001&period=2026-W47', FACTORY],
  ['trade-text', '/pages/transaction-process/text?code=PACKAGE', FACTORY],
  ['self-check', '/subPagesB/pages/demo', FACTORY],
  ['bank-accounts', '/pages/record/bank-information/bankList', FACTORY],
  ['bank-account-add', '/pages/record/bank-information/addBank', FACTORY],
  ['bank-account', '/pages/record/bank-information/bankDetail?accountId={bankAccount}', FACTORY],
  ['lottery', '/subPagesB/pages/lotteryDraw/index', FACTORY],
  ['lottery-visitor', '/subPagesB/pages/lotteryDraw/index', null],
  ['lottery-campaigns', '/subPagesB/pages/lotteryDraw/detail', FACTORY],
  ['lottery-rules', '/subPagesB/pages/lotteryDraw/detail?campaignId=LD000002', FACTORY],
  ['lottery-prizes', '/subPagesB/pages/lotteryDraw/detail?campaignId=LD000001&tab=mine', RESTAURANT],
  ['lottery-coupon', '/subPagesB/pages/lotteryDraw/detail?campaignId=LD000005&tab=mine', RESTAURANT],
  ['lottery-verify', '/subPagesB/pages/lotteryDraw/detail?campaignId=LD000002&tab=verify', FACTORY],
  ['elective', '/subPagesB/pages/electiveSquare/main', FACTORY],
  ['electives', '/subPagesB/pages/electiveSquare/record-list', FACTORY],
  ['elective-record', '/subPagesB/pages/electiveSquare/record-detail?recordNo={elective}', FACTORY],
  ['guide-prices', '/subPagesB/pages/natgas', FACTORY],
  ['my-prices', '/subPagesB/pages/gas-inquiry', FACTORY],
  ['me', '/pages/me/me', FACTORY],
  ['scan', '/pages/me/scan-status?raw=unknown', FACTORY],
  ['mall', '/pages/mall/mall', FACTORY],
  ['gas-products', '/pages/goodGasProductList/list', FACTORY],
  ['buy-gas', '/subPages/goodBuyGas', FACTORY],
  ['assistant', '/pages/gptList/gptList', FACTORY],
  ['assistant-new', '/subPagesB/pages/gpt', FACTORY],
  ['products', '/pages/hot/product-list', FACTORY],
  ['products-favorite', '/pages/hot/product-list?mode=favorite', FACTORY],
  ['activities', '/pages/hot/activity-list', FACTORY],
  ['activities-mine', '/pages/hot/activity-list?state=mine', FACTORY],
  ['activity', '/pages/hot/detail?type=activity&activityId=AC000005', FACTORY],
  ['activity-signed', '/pages/hot/detail?type=activity&activityId=AC000008', FACTORY],
  ['leads', '/pages/hot/product-list?mode=lead', FACTORY],
  ['product', '/pages/hot/detail?type=product&productId=P00000001', FACTORY],
  ['lead', '/pages/hot/detail?type=lead&leadNo={lead}', FACTORY],
  ['lead-quoted', '/pages/hot/detail?type=lead&leadNo={quoted}', RESTAURANT],
  ['lead-new', '/pages/hot/detail?type=product&productId=P00000001&sheet=1', RESTAURANT],
  ['news', '/pages/top-news/news-list/news-list', FACTORY],
  ['article', '/pages/news/news?articleId={article}', FACTORY],
  ['notices', '/pages/information/information', FACTORY],
  ['notice', '/pages/information/detail?articleId={notice}', FACTORY],
  ['notice-pictures', '/pages/information/ImagePreview', FACTORY],
  ['knowledge', '/pages/knowledgexsfn/index', null],
  ['help', '/subPagesB/pages/helpCenter/list', FACTORY],
  ['help-search', '/subPagesB/pages/helpCenter/search?keyword=%E7%BD%9A%E6%AC%BE%E6%80%8E%E4%B9%88%E7%AE%97', FACTORY],
  ['help-entry', '/subPagesB/pages/helpCenter/details?articleId=H03000001', FACTORY],
  ['about', '/pages/about/about', null],
  ['contact', '/pages/about/contactUs', null],
  ['document', '/pages/about/privacyPolicy', null],
  ['introduction', '/pages/about/platformIntroduction', null],
  ['legal', '/pages/about/legalStatement', null],
  ['register-agreement', '/pages/about/userRegistrationAgreement', null],
  ['download', '/pages/appDown/appDown', null],
  ['download-official', '/official/appDown', null],
  ['confirm', '/pages/confirm-cusInfo/confirm-cusInfo', FACTORY],
  ['confirm-new', '/pages/confirm-cusInfo/confirm-cusInfo', NEWCOMER],
  ['customer', '/pages/confirm-cusInfo/customer-info', FACTORY],
  ['hotline', '/pages/confirm-cusInfo/provider-hotline', FACTORY],
  ['switch', '/pages/switch-bp/switch/switch', FACTORY],
  ['switch-new', '/pages/switch-bp/switch/switch', NEWCOMER],
  ['security', '/pages/binding/security?scene=changePhone', FACTORY],
  ['check', '/pages/binding/check', FACTORY],
  ['transfer', '/pages/binding/transfer', FACTORY],
  ['subs', '/subPagesB/pages/accountSecurity/sonAccount', FACTORY],
  ['authority', '/subPagesB/pages/accountSecurity/authority', FACTORY],
  ['guest-links', '/subPagesB/pages/accountSecurity/guestLink', FACTORY],
  ['guest-link-new', '/subPagesB/pages/accountSecurity/guestLink?mode=new', FACTORY],
  ['guest-link', '/subPagesB/pages/accountSecurity/guestLink?linkId={guestLink}', FACTORY],
  ['open-data', '/subPagesB/pages/accountSecurity/openData', FACTORY],
  ['open-data-hooks', '/subPagesB/pages/accountSecurity/openData?mode=hooks', FACTORY],
  ['open-data-new-key', '/subPagesB/pages/accountSecurity/openData?mode=newKey', FACTORY],
  ['open-key', '/subPagesB/pages/accountSecurity/openData?keyId={openKey}', FACTORY],
  ['open-hook', '/subPagesB/pages/accountSecurity/openData?hookId={openHook}', FACTORY],
  ['open-data-new-hook', '/subPagesB/pages/accountSecurity/openData?mode=newHook', FACTORY],
  ['guest', '/subPagesB/pages/accountSecurity/guest?token={guestToken}', FACTORY],
  ['guest-gone', '/subPagesB/pages/accountSecurity/guest?token=gone', null],
  ['account', '/subPagesB/pages/accountSecurity/index', FACTORY],
  ['account-info', '/subPagesB/pages/accountSecurity/account?mode=info', FACTORY],
  ['account-phone', '/subPagesB/pages/accountSecurity/account?mode=phone', FACTORY],
  ['account-password', '/subPagesB/pages/accountSecurity/account?mode=password', FACTORY],
  ['account-devices', '/subPagesB/pages/accountSecurity/account?mode=devices', FACTORY],
  ['certification', '/pages/certification/index', RESTAURANT],
  ['certified', '/pages/certification/index', FACTORY],
  ['qualifications', '/pages/qualifications/certification', FACTORY],
  ['submitted', '/pages/certification/submit-result?certId={cert}', FACTORY],
  ['template', '/pages/certification/temp-preview?kind=AUTHLETTER', FACTORY],
  ['cancel-guide', '/pages/GuideToAccountCancellation/GuideToAccountCancellation', FACTORY],
  ['license', '/subPages/lawWorks/businessLicense', FACTORY],
  ['agreement', '/subPages/lawWorks/userAgreement', FACTORY],
  ['logout', '/subPages/lawWorks/logoutAccount', FACTORY],
  ['logout-know', '/subPages/lawWorks/logoutKnow', FACTORY],
  ['logout-code', '/subPages/lawWorks/logoutVerificationCode', FACTORY],
  ['todos', '/pages/need-dealt-with/need-dealt-with-list', FACTORY],
  ['messages', '/subPages/my-message/list', FACTORY],
  ['messages-unread-bills', '/subPages/my-message/list?categoryCode=bill', HOSPITAL],
  ['smart', '/subPagesB/pages/smartMessage', FACTORY],
  ['smart-device', '/subPagesB/pages/smartMessage', HOSPITAL],
  ['stop-gas', '/subPages/my-message/stop-gas', RESTAURANT],
  ['stop-gas-planned', '/subPages/my-message/stop-gas?stopId={plannedStop}', RESTAURANT],
  ['stop-gas-empty', '/subPages/my-message/stop-gas', FACTORY],
  ['reception', '/subPagesB/pages/messageReceptionSettings/index', FACTORY],
  ['reception-wechat', '/subPagesB/pages/messageReceptionSettings/serviceNotification', FACTORY],
  ['outlets', '/subPages/position/position', FACTORY],
  ['outlet', '/subPages/position/goNavigation?outletId=OL13100001', FACTORY],
  ['cities', '/subPages/position/citySelection?mode=select', FACTORY],
  ['recognize', '/subPagesB/pages/zhulong/imageRecognition', FACTORY],
  ['recognize-visitor', '/subPagesB/pages/zhulong/imageRecognition', null],
  ['recognition', '/subPagesB/pages/zhulong/recognitionResult?recordId={recognition}', FACTORY],
  ['recognitions', '/subPagesB/pages/zhulong/historyRecord', FACTORY],
  ['recognitions-visitor', '/subPagesB/pages/zhulong/historyRecord', null],
  ['hyq', '/subPagesB/pages/hyq', FACTORY],
  ['hyq-report', '/subPages/my-message/hyqInformation', FACTORY],
  ['hyq-shared', '/subPages/my-message/hyqWxshareInformation', FACTORY],
  ['share', '/share/share?s=demAppShar', FACTORY],
  ['todos-empty', '/pages/need-dealt-with/need-dealt-with-list', HOSPITAL],
  ['projects', '/pages/job-schedule/home/components/index', FACTORY],
  ['project', '/pages/job-schedule/home/components/Details/layout/default?projectId={project}', FACTORY],
  [
    'project-money',
    '/pages/job-schedule/home/components/Details/layout/default?projectId={project}&tab=payment',
    FACTORY,
  ],
  [
    'project-papers',
    '/pages/job-schedule/home/components/Details/layout/default?projectId={design}&tab=design',
    FACTORY,
  ],
  ['project-facts', '/pages/job-schedule/home/components/Details/views/project/index?projectId={project}', FACTORY],
  ['inspections', '/subPages/inspection-report/inspection-list', FACTORY],
  ['inspections-hazards', '/subPages/inspection-report/inspection-list?segment=hazard', FACTORY],
  ['inspection', '/subPages/inspection-report/inspection-detail?reportId={report}', FACTORY],
  ['inspection-signed', '/subPages/inspection-report/inspection-detail?reportId={signedReport}', FACTORY],
  ['hazard', '/subPages/inspection-report/inspection-process?hazardId={hazard}', FACTORY],
  ['hazard-waiting', '/subPages/inspection-report/inspection-process?hazardId={waitingHazard}', FACTORY],
  ['hazard-visit', '/subPages/inspection-report/inspection-process?hazardId={visitedHazard}', FACTORY],
  ['records', '/pages/record/myRecord/myRecord', FACTORY],
  ['record-place', '/pages/record/addCity', FACTORY],
  ['equipment', '/pages/record/gas-equipment/list', FACTORY],
  ['equipment-new', '/pages/record/gas-equipment/detail?mode=add', FACTORY],
  ['equipment-one', '/pages/record/gas-equipment/detail?mode=view&equipmentId={equipment}', FACTORY],
  ['flow-meters', '/pages/record/gas-flow-meter/list', FACTORY],
  ['flow-meter', '/pages/record/gas-flow-meter/detail?meterNo={meterNo}', FACTORY],
  ['alarms', '/pages/record/burglar-alarm/list', FACTORY],
  ['alarm', '/pages/record/burglar-alarm/detail?mode=view&alarmId={alarm}', FACTORY],
  ['tickets', '/subPages/customer-service/index', FACTORY],
  ['tickets-none', '/subPages/customer-service/index?tab=OPEN', HOSPITAL],
  ['ticket-new', '/subPages/customer-service/add?subtype=METER_FAULT', FACTORY],
  ['ticket-leak', '/subPages/customer-service/add?subtype=GAS_LEAK', FACTORY],
  ['ticket', '/subPages/customer-service/detail?ticketId={openTicket}', FACTORY],
  ['ticket-done', '/subPages/customer-service/detail?ticketId={ticketToRate}', FACTORY],
  ['ticket-rate', '/subPages/customer-service/evaluate?ticketId={ticketToRate}', FACTORY],
  ['butler', '/subPages/butler', FACTORY],
  ['butler-away', '/subPages/butler', HOSPITAL],
  ['hotlines', '/subPages/hotline', FACTORY],
  ['apps', '/subPages/applicationCenter', FACTORY],
  ['apps-arrange', '/subPages/drag-a', FACTORY],
  ['portrait', '/subPages/ucenter/portrait', FACTORY],
  ['nickname', '/subPages/ucenter/nickname', FACTORY],
  ['position', '/subPages/ucenter/modifyposition', FACTORY],
  ['settings', '/subPages/settings/settings', FACTORY],
  ['about-us', '/subPages/settings/about-us', FACTORY],
  ['dialog', '/pages/dialog/dialog?title=提示&content=请先完成企业认证', FACTORY],
  ['picture', '/subPagesB/pages/imagePreview?url=/cms/media/paper/licence-sample.png', FACTORY],
  ['not-found', '/pages/no-such-page', FACTORY],
  ['tenants', '/tenants', null],
  ['centre-login', '/login', null],
].map(([name, path, phone]) => ({ name: String(name), path: String(path), phone }))

/** Built pages without a row of their path: they lead elsewhere at once, stand on one host or build only, show at any address, or belong to a second customer number (test/e2e). */
export const NOT_SHOWN = [
  '/pages/auth-centre/auth',
  '/pages/auth-centre/icome',
  '/pages/desk/activities',
  '/pages/desk/activity',
  '/pages/desk/apps',
  '/pages/desk/article',
  '/pages/desk/articles',
  '/pages/desk/assistant',
  '/pages/desk/balance',
  '/pages/desk/balances',
  '/pages/desk/banners',
  '/pages/desk/bids',
  '/pages/desk/broadcast',
  '/pages/desk/broadcasts',
  '/pages/desk/case',
  '/pages/desk/dead',
  '/pages/desk/desk',
  '/pages/desk/document',
  '/pages/desk/elective',
  '/pages/desk/electives',
  '/pages/desk/help',
  '/pages/desk/helps',
  '/pages/desk/lead',
  '/pages/desk/leads',
  '/pages/desk/lotteries',
  '/pages/desk/lottery',
  '/pages/desk/product',
  '/pages/desk/products',
  '/pages/desk/outlet',
  '/pages/desk/outlets',
  '/pages/desk/meters',
  '/pages/desk/quarters',
  '/pages/desk/project',
  '/pages/desk/projects',
  '/pages/desk/ticket',
  '/pages/desk/tickets',
  '/pages/dev/gallery',
  '/pages/dev/looks',
  '/pages/dev/native',
  '/pages/login/login',
  '/pages/manager-energy/manager-energy-info/monthly-bill-detail-old',
  '/pages/manager-energy/settlement/monthly-bill-detail-old',
  '/pages/not-found/not-found',
  '/pages/webview/webview',
]

/**
 * Built pages that no row shows: checks and pictures of all pages would pass them by.
 * @param {string[]} built
 * @param {(address: string) => string | undefined} pageAt
 */
export function pagesWithoutRow(built, pageAt) {
  const shown = new Set([...NOT_SHOWN, ...shownPages.map(({ path }) => pageAt(path))])
  return built.filter((path) => !shown.has(path))
}

/**
 * The login of a customer and the ids that stand in the addresses of the customer's pages; without `smsCode` none of what a code proves.
 * @param {{ url: string, smsCode?: (phone: string) => string | undefined }} gateway
 * @param {string} phone
 */
export async function customerOf({ url: gatewayUrl, smsCode }, phone) {
  const { headers, stored } = await logIn(gatewayUrl, phone)
  const get = async (path, prefix = '/api') => (await send(gatewayUrl + prefix + path, { headers })).data ?? {}
  const list = async (path) => (await get(`/crmgas${path}`)).list ?? []
  const bills = async (state) => (await list(`/bill/list?state=${state}&pageSize=1`))[0]?.billId ?? ''
  const orders = await list('/pay/record?pageSize=50')
  const ids = {
    meter: (await list('/list-meter-channel'))[0]?.meterId ?? '',
    unpaid: await bills('UNPAID_ALL'),
    paid: await bills('PAID'),
    order: orders.find(({ state }) => state === 'SUCCESS')?.orderId ?? '',
    plan:
      (await list('/bill/list?state=UNPAID_ALL&pageSize=50')).find((bill) => bill.installmentId)?.installmentId ?? '',
    sliced: orders.find(({ state }) => state === 'PART_PAID')?.orderId ?? '',
    gasOrder: (await list('/gasPaymentOrder/list?state=WAIT_WRITE&pageSize=1'))[0]?.gasOrderId ?? '',
    plannedStop: (await list('/stopGas/list?state=NOTICED&pageSize=1'))[0]?.stopId ?? '',
    statement: (await get('/settlement/list?state=PENDING&pageSize=1', '/energyapi')).list?.[0]?.statementId ?? '',
    month: (await get('/monthBill/list?pageSize=1', '/energyapi')).list?.[0]?.billMonth ?? '',
    trade: (await list('/invoice/waitList?pageSize=50')).find(({ canPick }) => canPick)?.tradeNo ?? '',
    apply: (await list('/invoice/applyList?status=A2&pageSize=1'))[0]?.applyId ?? '',
    invoice: (await list('/invoice/issuedList?pageSize=1'))[0]?.invoiceId ?? '',
    title: (await get('/crmgas/invoice/titleList'))[0]?.titleId ?? '',
    cert: (await get('/enterprise/certificate/detail')).certId ?? '',
    bankAccount: (await list('/bankAccount/list'))[1]?.accountId ?? '',
    lead: (await get('/lead/list?state=doing&pageSize=1', '/demand')).list?.[0]?.leadNo ?? '',
    quoted:
      (await get('/lead/list?state=doing&pageSize=20', '/demand')).list?.find(({ hasOpenQuote }) => hasOpenQuote)
        ?.leadNo ?? '',
    elective: (await get('/elective/record/list?pageSize=1', '/sqdev')).list?.[0]?.recordNo ?? '',
    equipment: (await list('/record/equipment/list?pageSize=1'))[0]?.equipmentId ?? '',
    meterNo: (await list('/record/flowMeter/list'))[0]?.meterNo ?? '',
    alarm: (await list('/record/alarm/list?pageSize=1'))[0]?.alarmId ?? '',
    openTicket: (await list('/serviceTicket/list?tab=OPEN&pageSize=1'))[0]?.ticketId ?? '',
    ticketToRate: (await list('/serviceTicket/list?tab=EVALUATE&pageSize=1'))[0]?.ticketId ?? '',
    signTask: (await list('/contract/sign/tasks?tab=todo&pageSize=1'))[0]?.taskId ?? '',
    article: (await list('/news/list?channel=headline&pageSize=1'))[0]?.articleId ?? '',
    notice:
      (await list('/news/list?channel=information&pageSize=20')).find((one) => one.needReceipt && !one.receipted)
        ?.articleId ?? '',
    topUp: (await list('/order/list?orderType=TOPUP&pageSize=1'))[0]?.orderKey ?? '',
    recognition: (await list('/zhulong/list?pageSize=1'))[0]?.recordId ?? '',
    ...(await caseIds(get)),
    ...(await balanceIds(get)),
    ...(phone === FACTORY
      ? {
          ...(await packageIds(get)),
          ...(await bidIds(get)),
          ...(await openIds(get)),
          ...(await inspectionIds(list)),
          ...(await projectIds(get)),
        }
      : {}),
    ...(await madeFor({ gatewayUrl, smsCode }, phone, headers)),
  }
  return { stored, ids }
}

/** Orders of gas packages by what they wait for, and the cycles of one that runs by the month. */
async function packageIds(get) {
  const orders = (await get('/trade/order/list?pageSize=50', '/tcapi')).list ?? []
  const of = (...states) => orders.find(({ state }) => states.includes(state)) ?? {}
  const running = orders.filter(({ state }) => state === 'EXTRACTING')
  const details = []
  for (const { orderNo } of running) details.push(await get(`/trade/order/detail?orderNo=${orderNo}`, '/tcapi'))
  const monthly = details
    .filter(({ terms }) => terms?.cycleType === 'MONTH')
    .sort((a, b) => b.cycles.length - a.cycles.length)[0]
  const child = (state) => monthly?.cycles.find((cycle) => cycle.state === state)?.childNo ?? ''
  return {
    package: (await get('/trade/package/list?status=ON_SALE&pageSize=1', '/tcapi')).list?.[0]?.packageId ?? '',
    packageOrder: monthly?.orderNo ?? '',
    agreement: of('WAIT_SIGN', 'EFFECTIVE', 'EXTRACTING').agreeId ?? '',
    unpaidOrder: of('WAIT_DEPOSIT', 'EFFECTIVE').orderNo ?? '',
    child: child('EXTRACTING'),
    settledChild: child('SETTLED'),
    supplement: details.flatMap(({ supplements }) => supplements ?? [])[0]?.buNo ?? '',
  }
}

/** Activities by what the customer may do in them, and one that was drawn. */
async function bidIds(get) {
  const of = async (tab) => (await get(`/ng/activity/list?pageSize=50&tab=${tab}`, '/sqdev')).list ?? []
  const own = await of('mine')
  const won = own.find(({ state }) => state === 'PUBLISHED') ?? {}
  return {
    openActivity: own.find(({ state }) => state === 'OPEN')?.ngId ?? '',
    wonActivity: won.ngId ?? '',
    bid: won.mine?.bidNo ?? '',
    drawnActivity: (await of('finished')).find(({ mode }) => mode === 'DRAW')?.ngId ?? '',
  }
}

/** The key that is used, and the address that events were sent to. */
async function openIds(get) {
  const keys = (await get('/openKey/list', '/btwob')).list ?? []
  return {
    openKey: keys.find(({ state }) => state === 'LIVE')?.keyId ?? '',
    openHook: (await get('/openHook/list', '/btwob')).list?.[0]?.hookId ?? '',
  }
}

/** Days that deviated: one that waits for its reason, one with it, a change of use; the running one that will miss its plan. */
/** Days that deviated: one that waits for its reason, one with it, a change of use; a cycle off its line; the running day that will miss its plan. */
async function caseIds(get) {
  const id = async (query) => (await get(`/deviation/list?pageSize=1&${query}`, '/demand')).list?.[0]?.caseId ?? ''
  return {
    deviation: await id('status=WAIT_REPORT&caseType=DAY'),
    offLine: await id('caseType=EXTRACT'),
    reported: await id('status=SUBMITTED'),
    usageChange: await id('caseType=USAGE_CHANGE'),
    runningDay: (await get('/plan/detail?groupId=GRP000001', '/predict')).running?.date ?? '',
  }
}

/** An activity that is open for sign-up, and the newest own sign-up. */
async function balanceIds(get) {
  const rows = async (tab) => (await get(`/activity/list?tab=${tab}`, '/substitution')).list ?? []
  return {
    balance: (await rows('going')).find(({ status }) => status === 'SIGNUP')?.activityId ?? '',
    balanceApply: (await rows('mine'))[0]?.applies[0]?.applyNo ?? '',
  }
}

/** Projects: one under construction that is late, one in its design. */
async function projectIds(get) {
  const rows = (await get('/customer/project/list?pageSize=50', '/job')).list ?? []
  const at = (stage) => rows.find((one) => one.stage === stage)?.projectId ?? ''
  const late = rows.find(({ delayDays }) => delayDays > 0)?.projectId ?? ''
  return { project: late, design: at('DESIGN') }
}

/** Reports and hazards by what they wait for. */
async function inspectionIds(list) {
  const report = async (tab) => (await list(`/inspection/list?tab=${tab}&pageSize=1`))[0]?.reportId ?? ''
  const hazards = await list('/inspection/hazard/list?pageSize=50')
  const of = (state) =>
    hazards.find(({ status, responsible }) => status === state && responsible === 'CUSTOMER')?.hazardId
  return {
    report: await report('TO_SIGN'),
    signedReport: await report('DONE'),
    hazard: of('RECTIFYING') ?? '',
    waitingHazard: of('TO_CONFIRM') ?? '',
    visitedHazard: of('REINSPECTING') ?? '',
  }
}

/** What is open for a short while only, so that the demo data do not hold it: a payment that waits for its master, a basket that waits for its money. */
async function madeFor({ gatewayUrl, smsCode }, phone, headers) {
  const make = async (path, wish, by) => {
    const body = { ...wish, requestNo: `shown-${phone}` }
    const { data, code, text } = await send(`${gatewayUrl}/btwob${path}`, { method: 'POST', body, headers: by })
    if (!['0', '1000'].includes(code)) throw new Error(`${path}: ${code} ${text}`)
    return data
  }
  if (phone === FACTORY) {
    const { headers: bookkeeper } = await logIn(gatewayUrl, BOOKKEEPER)
    const wish = { kind: 'PREPAY', amount: '20000', note: '补足本月气费' }
    const { preparedId } = await make('/pay/prepared/save', wish, bookkeeper)
    if (smsCode === undefined) return { prepared: preparedId }
    const { list } = (await send(`${gatewayUrl}/btwob/guestLink/list`, { headers })).data
    const open = list.find(({ guestName }) => guestName === GUEST)
    // The token of a link is shown once: one that stands gets another.
    if (open) {
      const { token } = await make('/guestLink/renew', { linkId: open.linkId }, headers)
      return { prepared: preparedId, guestLink: open.linkId, guestToken: token }
    }
    const securityTicket = await proofOf({ gatewayUrl, smsCode }, phone, headers)
    const link = { ...(await linkWish(gatewayUrl, headers)), securityTicket }
    const { linkId, token } = await make('/guestLink/save', link, headers)
    return { prepared: preparedId, guestLink: linkId, guestToken: token }
  }
  if (phone === HOSPITAL) {
    const entries = ['1000000003', '1000000004'].map((bp) => ({ bp, kind: 'PREPAY', amount: '1000' }))
    return { basket: (await make('/pay/basket/create', { entries, channel: 'SANDBOX' }, headers)).basketId }
  }
  return {}
}

const GUEST = '王会计'
const GRANT_STEP = { smsType: 'GRANT', scene: 'grant' }

/** The ticket of a step-up: the code that is sent to the phone. */
async function proofOf({ gatewayUrl, smsCode }, phone, headers, { smsType, scene } = GRANT_STEP) {
  const post = async (path, body) =>
    (await send(`${gatewayUrl}/api/crmgas/portal/${path}`, { method: 'POST', body, headers })).data
  const before = smsCode(phone)
  await post('sms/sendSms', { smsType })
  for (let n = 0; n < 200 && smsCode(phone) === before; n++) await new Promise((done) => setTimeout(done, 50))
  return (await post('security/verify', { scene, way: 'sms', smsCode: smsCode(phone) })).securityTicket
}

/** Something to look at until tomorrow, by the gateway's own clock. */
async function linkWish(gatewayUrl, headers) {
  const { at } = await send(`${gatewayUrl}/btwob/guestLink/list`, { headers })
  const endDate = new Date(at + 32 * 3_600_000).toISOString().slice(0, 10)
  return {
    scopes: ['BILL', 'INVOICE', 'USAGE'],
    guestName: GUEST,
    phone: '13900000077',
    monthFrom: '2026-01',
    monthTo: endDate.slice(0, 7),
    endDate,
  }
}

/** The address with the ids in it. */
export const addressOf = (path, ids) => path.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? '')

export const STAFF = '13800000012'

/** The desk: pages of staff, which the mini-program does not have. */
export const deskPages = [
  'desk',
  'tickets',
  'electives',
  'leads',
  'lotteries',
  'apps',
  'quarters',
  'meters',
  'projects',
  'bids',
  'balances',
  'activities',
  'document',
  'helps',
  'articles',
  'products',
  'banners',
  'assistant',
  'outlets',
  'dead',
].map((name) => ({ name: `desk-${name}`, path: `/pages/desk/${name}`, phone: STAFF }))

/** A member of staff that has proved itself to the desk. */
export async function staffOf({ url: gatewayUrl, smsCode }) {
  const { headers, stored } = await logIn(gatewayUrl, STAFF)
  const step = { smsType: 'STAFF', scene: 'staff' }
  const securityTicket = await proofOf({ gatewayUrl, smsCode }, STAFF, headers, step)
  const address = `${gatewayUrl}/substitution/auth/ent/getAuthToken?securityTicket=${securityTicket}`
  const { authToken } = (await send(address, { headers })).data
  return { stored: { ...stored, 'x-workbench-token': authToken }, ids: {} }
}
