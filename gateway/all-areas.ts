import type { Area } from './areas'
import type { Identify } from './http/run'
import { activityArea } from './modules/activity'
import { assistantArea } from './modules/assistant'
import { identityArea } from './modules/identity'
import { identify as identifyCaller, membershipArea } from './modules/membership'
import { bankAccountArea } from './modules/bank-account'
import { biddingArea } from './modules/bidding'
import { balanceArea } from './modules/balance'
import { billingArea } from './modules/billing'
import { butlerArea } from './modules/butler'
import { cancellationArea } from './modules/cancellation'
import { cardArea } from './modules/card'
import { certificationArea } from './modules/certification'
import { authCentreArea } from './modules/auth-centre'
import { consoleArea } from './modules/console'
import { contentArea } from './modules/content'
import { contractArea } from './modules/contract'
import { deskArea } from './modules/desk'
import { documentArea } from './modules/document'
import { drawArea } from './modules/draw'
import { downloadArea } from './modules/download'
import { fileArea } from './modules/file'
import { gasPackageArea } from './modules/gas-package'
import { firstNoticeArea } from './modules/first-notice'
import { guestArea } from './modules/guest'
import { openDataArea } from './modules/open-data'
import { helpArea } from './modules/help'
import { homeArea } from './modules/home'
import { hyqArea } from './modules/hyq'
import { inspectionArea } from './modules/inspection'
import { projectArea } from './modules/project'
import { invoiceArea } from './modules/invoice'
import { electiveArea } from './modules/elective'
import { leadArea } from './modules/lead'
import { couponArea } from './modules/coupon'
import { lotteryArea } from './modules/lottery'
import { marketArea } from './modules/market'
import { messageArea } from './modules/message'
import { formDraftArea } from './modules/form-draft'
import { goodGasArea } from './modules/good-gas'
import { meteringArea } from './modules/metering'
import { ordersArea } from './modules/orders'
import { outletArea } from './modules/outlet'
import { ownDataArea } from './modules/own-data'
import { paymentArea } from './modules/payment'
import { deviationArea } from './modules/deviation'
import { planArea } from './modules/plan'
import { recognitionArea } from './modules/recognition'
import { recordArea } from './modules/record'
import { siteArea } from './modules/site'
import { scanArea } from './modules/scan'
import { searchArea } from './modules/search'
import { settlementArea } from './modules/settlement'
import { todoArea } from './modules/todo'
import { shareArea } from './modules/share'
import { ticketArea } from './modules/ticket'
import { trackingArea } from './modules/tracking'
import { weatherArea } from './modules/weather'

/** Every area of the product. */
export const allAreas: readonly Area[] = [
  identityArea,
  membershipArea,
  authCentreArea,
  scanArea,
  fileArea,
  todoArea,
  deskArea,
  drawArea,
  ticketArea,
  certificationArea,
  meteringArea,
  billingArea,
  settlementArea,
  paymentArea,
  cardArea,
  contractArea,
  gasPackageArea,
  biddingArea,
  ordersArea,
  invoiceArea,
  guestArea,
  openDataArea,
  recognitionArea,
  recordArea,
  siteArea,
  bankAccountArea,
  butlerArea,
  outletArea,
  inspectionArea,
  projectArea,
  planArea,
  balanceArea,
  deviationArea,
  homeArea,
  weatherArea,
  messageArea,
  consoleArea,
  trackingArea,
  firstNoticeArea,
  formDraftArea,
  searchArea,
  helpArea,
  documentArea,
  contentArea,
  marketArea,
  leadArea,
  activityArea,
  assistantArea,
  electiveArea,
  goodGasArea,
  couponArea,
  lotteryArea,
  hyqArea,
  cancellationArea,
  ownDataArea,
  downloadArea,
  shareArea,
]

export const identify: Identify = identifyCaller
