// Made from the migrations by `npm run db:types`; do not edit.
import type { Generated } from 'kysely'
import type { BaselineDays, BillSegment, BizType, Block, BoughtPart, CalcInputs, Channel, ChosenChannels, Contact, ContractFields, DayWindow, EntryType, Frame, GuideRow, GuideStep, HyqAnswer, HyqBenefit, InspectedItem, InvoiceFiles, InvoiceItemLine, InvoiceParty, InvoicePieceLine, InvoiceRedLine, Json, LicenseFields, NewsChannel, NightLevel, OpenWeek, OptionTerms, OtherItem, OutletService, PackageTerms, PlanItem, PreparedWish, PriceTier, ProcessSection, ProjectDrawing, ProjectPlace, ProjectQuantity, QuoteItem, ReadingSource, RecognitionWarning, RecordFact, SchemeItem, Sealed, SealedEvidence, SealedParty, ShownCard, Skipped, SmartAction, SmartEvidence, SmartPoint, SmartRuleCode, SpecialDay, SupplyInfo, TerminalType, VisitReading, Wheel } from './column-types'

export interface AccessTokenTable {
  tokenHash: string
  kind: 'PRODUCT' | 'WORKBENCH'
  sessionId: string
  scope: 'customer' | 'staff'
  expireAt: string
}

export interface AccountCancelTable {
  cancelId: string
  userId: string
  requestedAt: string
  effectiveAt: string
  reason: string
  status: 'C0' | 'C1' | 'C2' | 'C3'
  channel: string
  revokedAt: string | null
}

export interface AccountProofTable {
  bp: string
  proofId: string
  companyCode: string
  accountId: string
  round: number
  remitCode: string
  sentAt: string
  expireAt: string
  missed: string[]
  result: 'PROVED' | 'WRONG' | 'EXPIRED' | 'STAFF' | 'DROPPED' | null
  endedAt: string | null
}

export interface ActivitySignUpTable {
  bp: string
  signUpId: string
  companyCode: string
  activityId: string
  userId: string
  activityTitle: string
  startsAt: string
  contactNameEnc: Sealed
  contactPhoneEnc: Sealed
  attendees: number
  checkInCode: string
  state: 'waiting' | 'signed' | 'cancelled' | 'calledOff' | 'missed' | 'attended' | 'absent'
  remindAt: string | null
  waitUntil: string
  absentAt: string
  createdAt: string
  updatedAt: string
}

export interface AgreementConsentTable {
  consentId: string
  userId: string | null
  phoneIndex: string
  docType: 'userAgreement' | 'privacyPolicy'
  version: string
  channel: string
  acceptedAt: string
  ip: string
}

export interface AlarmEventTable {
  bp: string
  companyCode: string
  alarmId: string
  kind: 'ALARM_LOW' | 'ALARM_HIGH' | 'FAULT' | 'OFFLINE' | 'RECOVER' | 'SELF_CHECK' | 'CALIBRATE' | 'REPLACE'
  at: string
  concentration: string | null
  note: Generated<string>
  photoIds: Generated<string[]>
  userId: string | null
}

export interface AppOpenedTable {
  userId: string
  appCode: string
  openedAt: string
}

export interface AppReleaseTable {
  platform: 'ANDROID' | 'IOS'
  versionCode: number
  versionName: string
  size: number
  sha256: string
  url: string
  notes: string
  minOs: string
  forceBelow: number
  publishedAt: string
  status: 'ON' | 'OFF'
  version: Generated<number>
  savedBy: string
  updatedAt: string
}

export interface AppSwitchTable {
  companyCode: string
  appCode: string
  online: boolean
  newSince: string | null
  newUntil: string | null
  version: number
  savedBy: string
  updatedAt: string
}

export interface AppUserTable {
  userId: string
  phoneEnc: string
  phoneIndex: string
  passwordHash: string | null
  passwordHistory: Generated<string[]>
  nickname: string
  portrait: string | null
  position: Generated<string>
  emailEnc: string | null
  empNo: string | null
  status: Generated<'1' | '2' | '5' | '9'>
  guideVersion: string | null
  agreementVersion: string | null
  registerSource: 'H5' | 'APP' | 'WEAPP' | 'ICOME' | 'OPS'
  createdAt: string
  updatedAt: string
  factorsJoinedAt: string | null
}

export interface ArticleTable {
  articleId: string
  channel: NewsChannel
  categoryCode: string
  title: string
  summary: string
  layout: 'text' | 'left' | 'big' | 'triple'
  covers: Json<string[]>
  blocks: Json<Block[]>
  plainText: string
  author: string | null
  source: string | null
  sourceUrl: string | null
  isOriginal: boolean
  publishAt: string
  expireAt: string | null
  topUntil: string | null
  companyCodes: Generated<string[]>
  customerTypes: Generated<string[]>
  visibility: 'public' | 'login' | 'bound'
  needReceipt: Generated<boolean>
  receiptDueAt: string | null
  attachments: Json<string[], undefined>
  relatedProductIds: Generated<string[]>
  supplyInfo: Json<SupplyInfo, null>
  allowShare: Generated<boolean>
  viewCount: Generated<number>
  likeCount: Generated<number>
  favCount: Generated<number>
  usefulCount: Generated<number>
  uselessCount: Generated<number>
  status: 'draft' | 'scheduled' | 'published' | 'offline'
  version: Generated<number>
  createdAt: string
  updatedAt: string
  remindedVersion: number | null
}

export interface ArticleReactionTable {
  userId: string
  articleId: string
  type: 'like' | 'favorite' | 'useful' | 'useless'
  createdAt: string
}

export interface ArticleReadTable {
  userId: string
  articleId: string
  firstAt: string
  lastAt: string
  times: number
  maxPercent: number
  dwellMs: string
}

export interface AuditLogTable {
  auditId: string
  entity: string
  entityId: string
  bp: string | null
  fromState: string
  toState: string
  reason: Generated<string>
  changedBy: string
  changedAt: string
}

export interface AuthAppTable {
  appId: string
  appName: string
  redirectOrigins: Generated<string[]>
  status: Generated<'1' | '0'>
}

export interface AuthCentreSessionTable {
  sidHash: string
  userId: string
  grantFamily: string
  loginType: 'sms' | 'password' | 'icome'
  rememberMe: boolean
  createdAt: string
  expireAt: string
}

export interface AuthGrantTable {
  grantId: string
  grantFamily: string
  codeHash: string
  userId: string
  rememberMe: boolean
  expireAt: string
  rotatedTo: string | null
  graceUntil: string | null
  revokedAt: string | null
  createdAt: string
  tenantId: string | null
  entrustedTenantId: string | null
  sessionId: string | null
  beganBy: 'sms' | 'password' | 'wx' | 'app' | 'icome' | null
}

export interface AuthSessionTable {
  sessionId: string
  userId: string
  terminalType: 'APP' | 'H5' | 'WEAPP' | 'PC' | 'ICOME'
  loginType: 'sms' | 'password' | 'wx' | 'app' | 'icome' | 'grant' | 'tmp'
  tokenHash: string
  unifiedJti: string | null
  previousJti: string | null
  previousUntil: string | null
  csrfSecretEnc: string
  grantFamily: string
  tenantId: string
  entrustedTenantId: string | null
  appId: Generated<string>
  companyCode: string
  bp: string | null
  openId: string | null
  deviceName: Generated<string>
  ip: Generated<string>
  userAgent: Generated<string>
  rememberMe: Generated<boolean>
  createdAt: string
  lastSeenAt: string
  expireAt: string
  endsAt: string
  revokedAt: string | null
  revokeReason: 'logout' | 'kicked' | 'password' | 'phone' | 'cancelled' | 'ops' | 'binding' | 'expired' | null
  beganBy: 'sms' | 'password' | 'wx' | 'app' | 'icome' | null
}

export interface AuthTmpCodeTable {
  codeHash: string
  grantId: string
  userId: string
  tenantId: string | null
  appId: string
  expireAt: string
  usedAt: string | null
  entrustedTenantId: string | null
  terminalType: TerminalType | null
}

export interface AuthorityLogTable {
  bp: string
  logId: string
  bindingId: string
  modelsBefore: string[]
  modelsAfter: string[]
  changedBy: string
  changedAt: string
}

export interface BalanceActivityTable {
  companyCode: string
  activityId: string
  name: string
  direction: 'REDUCE' | 'FILL'
  startDate: string
  endDate: string
  targetVolume: string
  appliedVolume: Generated<string>
  minDailyVolume: string
  maxRate: string
  unitReward: string
  signupStart: string
  signupEnd: string
  customerTypes: Generated<string[]>
  rulesText: string
  rulesVersion: Generated<number>
  rulesAt: string
  status: 'DRAFT' | 'NOT_STARTED' | 'SIGNUP' | 'FULL' | 'WAITING' | 'RUNNING' | 'SETTLING' | 'FINISHED' | 'CANCELLED'
  cancelReason: string | null
  payAt: string | null
  nextAt: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
  windows: Json<DayWindow[], undefined>
  minRate: Generated<string>
  capRate: Generated<string>
}

export interface BalanceApplyTable {
  bp: string
  applyId: string
  companyCode: string
  applyNo: string
  activityId: string
  activityName: string
  userId: string
  groupId: string
  groupName: string
  meterIds: string[]
  direction: 'REDUCE' | 'FILL'
  unitReward: string
  startDate: string
  endDate: string
  baselineVolume: string
  baselineDays: Json<BaselineDays, undefined>
  dailyVolume: string
  measures: string[]
  measureNoteEnc: Sealed
  contactNameEnc: Sealed
  contactPhoneEnc: Sealed
  rulesVersion: number
  readAt: string
  status: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'CANCELLED' | 'RUNNING' | 'SETTLING' | 'SETTLED'
  rejectRemark: string | null
  signupEnd: string
  beginsAt: string
  endsAt: string
  payAt: string
  weakDay: string | null
  weakAt: string | null
  waitingDays: Generated<number>
  respondedDays: Generated<number>
  totalEffective: Generated<string>
  totalReward: Generated<string>
  paidReward: Generated<string>
  payments: Generated<number>
  paidAt: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
  windows: Json<DayWindow[], undefined>
  minRate: Generated<string>
  capRate: Generated<string>
}

export interface BalanceDayTable {
  bp: string
  applyId: string
  gasDay: string
  companyCode: string
  groupId: string
  status: 'WAITING' | 'JUDGED' | 'STOPPED'
  actualVolume: string | null
  responseVolume: string | null
  effectiveVolume: string | null
  rate: string | null
  reward: string | null
  settled: Generated<boolean>
  judgedAt: string
}

export interface BalanceHoursTable {
  bp: string
  activityId: string
  groupId: string
  gasDay: string
  companyCode: string
  volume: string
  knownAt: string
}

export interface BankAccountTable {
  bp: string
  accountId: string
  companyCode: string
  accountName: string
  bankCode: string
  cnapsCode: string
  accountNoEnc: Sealed
  accountIndex: string
  accountTail: string
  purposes: string[]
  defaultFor: string[]
  state: 'TO_VERIFY' | 'VERIFYING' | 'VERIFIED' | 'FAILED' | 'DISABLED'
  version: Generated<number>
  createdAt: string
  updatedAt: string
  branchName: Generated<string>
}

export interface BankReceiverTable {
  companyCode: string
  receiverId: string
  accountName: string
  accountNo: string
  bankName: string
  bankNo: string
  enabled: Generated<boolean>
  readTo: string | null
}

export interface BankStatementTable {
  companyCode: string
  stmtId: string
  accountNo: string
  tradeNo: string
  amount: string
  payerName: Generated<string>
  payerAccount: Generated<Sealed>
  note: Generated<string>
  tradeAt: string
  state: 'WAITING' | 'MATCHED' | 'RETURNED'
  matchedBp: string | null
  matchedTtId: string | null
  remark: Generated<string>
  createdAt: string
  updatedAt: string
  payerIndex: Generated<string>
}

export interface BannerTable {
  bannerId: string
  position: string
  title: string
  imageUrl: string
  targetRoute: string | null
  targetParams: Json<Record<string, string>, undefined>
  url: string | null
  startAt: string
  endAt: string
  sort: number
  companyCodes: Generated<string[]>
  customerTypes: Generated<string[]>
  visibility: 'public' | 'login' | 'bound'
  status: 'on' | 'off'
}

export interface BasketOrderTable {
  companyCode: string
  basketId: string
  seq: number
  userId: string
  bp: string
  orderId: string
  createdAt: string
}

export interface BasketTradeTable {
  companyCode: string
  tradeId: string
  basketId: string
  userId: string
  channel: Channel
  outTradeNo: string
  amount: string
  prepayParams: Json<Record<string, string>, null>
  prepayExpireAt: string | null
  createdAt: string
}

export interface BillTable {
  bp: string
  billId: string
  companyCode: string
  billNo: string
  billType: 'GAS' | 'ADJUST' | 'PACKAGE' | 'EXTRACT'
  billVersion: 'NEW' | 'OLD'
  billMonth: string
  periodFrom: string
  periodTo: string
  issueDate: string
  dueDate: string
  volume: string
  receivable: string
  netAmount: string | null
  taxAmount: string | null
  paidPrincipal: Generated<string>
  lateFeePaid: Generated<string>
  lateFeeWaived: Generated<string>
  lateFeeBaseDate: string
  lateFeeCarried: Generated<string>
  state: 'UNPAID' | 'PART_PAID' | 'OVERDUE' | 'IN_INSTALLMENT' | 'PAID' | 'REVERSED'
  lockOrderId: string | null
  lockUserId: string | null
  lockUntil: string | null
  installmentId: string | null
  invoiceState: Generated<'NONE' | 'PART' | 'DONE'>
  statementId: string | null
  sourceId: string
  createdAt: string
  updatedAt: string
  heldByPlan: string | null
}

export interface BillLineTable {
  bp: string
  billId: string
  lineNo: number
  kind: 'GAS' | 'ITEM'
  code: Generated<string>
  name: string
  meterId: string | null
  meterNo: string | null
  channelNo: string | null
  channelName: string | null
  prevReading: string | null
  currReading: string | null
  readVolume: string | null
  adjustVolume: string | null
  adjustReason: string | null
  settleVolume: string | null
  packageVolume: string | null
  billedVolume: string | null
  readingSource: ReadingSource | null
  price: string | null
  segments: Json<BillSegment[], undefined>
  amount: string
  adjustAmount: string | null
}

export interface BindingApplicationTable {
  bp: string
  applicationId: string
  bindingId: string
  userId: string
  appliedAt: string
}

export interface BindingAuthorityTable {
  bp: string
  bindingId: string
  modelCode: string
  grantedBy: string
  grantedAt: string
}

export interface BpBindingTable {
  bp: string
  bindingId: string
  companyCode: string
  userId: string
  isMaster: Generated<boolean>
  reviewStatus: '0' | '1' | '2' | '3'
  masterPhoneEnc: string | null
  applyReason: Generated<string>
  relation: Generated<'STAFF' | 'FINANCE' | 'AGENT' | 'OTHER'>
  rejectReason: string | null
  applyAt: string
  deadlineAt: string | null
  reviewedAt: string | null
  reviewedBy: string | null
  verifiedBy: 'SMS' | 'CERT' | 'MASTER' | 'INVITE' | 'TRANSFER' | 'OPS' | null
  remarkName: Generated<string>
  status: Generated<'LIVE' | 'UNBOUND'>
  isDefault: Generated<boolean>
  version: Generated<number>
  createdAt: string
  updatedAt: string
  payOrderLimit: string | null
  payMonthLimit: string | null
  remarkNameEnc: Generated<Sealed>
}

export interface BpManagerTable {
  bp: string
  role: 'MAIN' | 'SAFETY' | 'METER' | 'PROJECT'
  since: string
  companyCode: string
  managerId: string
  until: string | null
}

export interface ButlerRatingTable {
  bp: string
  userId: string
  managerId: string
  month: string
  companyCode: string
  score: number
  tags: Generated<string[]>
  commentEnc: Sealed
  anonymous: boolean
  createdAt: string
  updatedAt: string
}

export interface ButlerVisitTable {
  bp: string
  visitId: string
  companyCode: string
  managerId: string
  visitAt: string
  kind: 'ROUTINE' | 'APPOINTED' | 'FESTIVAL' | 'PEAK_SUPPLY'
  summaryEnc: Sealed
  fileIds: Generated<string[]>
}

export interface CalcTemplateTable {
  bp: string
  templateId: string
  companyCode: string
  groupId: string
  name: string
  method: 'DEVICE' | 'OUTPUT' | 'HISTORY'
  inputs: Json<CalcInputs>
  lastResult: string | null
  updatedBy: string
  createdAt: string
  updatedAt: string
}

export interface CalendarAddressTable {
  bp: string
  companyCode: string
  madeBy: string
  createdAt: string
  secretHash: string | null
}

export interface CalendarDayTable {
  date: string
  isWorkday: boolean
  holidayName: Generated<string>
}

export interface CaptchaTable {
  captchaId: string
  answerHash: string
  expireAt: string
  used: Generated<boolean>
  notBefore: string | null
  address: string | null
}

export interface ChangeRecordTable {
  bp: string
  changeId: string
  companyCode: string
  meterId: string | null
  meterNo: Generated<string>
  changeType: 'REPLACE' | 'REMOVE' | 'ADD' | 'VALVE' | 'PRICE' | 'GASUSE' | 'NAME' | 'CARD' | 'VERIFY'
  oldValue: string | null
  newValue: string | null
  oldMeterNo: string | null
  newMeterNo: string | null
  oldEndReading: string | null
  newStartReading: string | null
  reason: Generated<string>
  operator: Generated<string>
  happenedAt: string
  docUrl: string | null
  affectsBilling: Generated<boolean>
}

export interface ChatConversationTable {
  bp: string
  conversationId: string
  companyCode: string
  userId: string
  titleEnc: Sealed
  previewEnc: Sealed
  pinnedAt: string | null
  messageCount: Generated<number>
  lastAt: string
  deletedAt: string | null
  createdAt: string
}

export interface ChatMessageTable {
  bp: string
  messageId: string
  conversationId: string
  companyCode: string
  userId: string
  seq: number
  role: 'question' | 'answer'
  replyTo: string | null
  bodyEnc: Sealed
  state: 'pending' | 'streaming' | 'done' | 'stopped' | 'failed' | 'blocked' | null
  intent: Generated<string>
  emergency: Generated<boolean>
  planner: Generated<'embedded' | 'remote'>
  feedback: 'up' | 'down' | null
  feedbackTags: Generated<string[]>
  feedbackEnc: Sealed | null
  firstMs: number | null
  totalMs: number | null
  createdAt: string
  complaintNo: string | null
}

export interface ChildOrderTable {
  bp: string
  childNo: string
  orderNo: string
  cycleNo: number
  startDate: string
  endDate: string
  unitPrice: string | null
  priceProvisional: Generated<boolean>
  lockedVolume: string | null
  rolloverInVolume: Generated<string>
  rolloverInAmount: Generated<string>
  carryInVolume: Generated<string>
  carryInAmount: Generated<string>
  movedOutVolume: Generated<string>
  addVolume: Generated<string>
  payableAmount: string | null
  paidAmount: Generated<string>
  payDeadline: string
  paidAt: string | null
  payNo: string | null
  extractFrom: string | null
  shortVolume: string | null
  rolloverOutVolume: string | null
  penaltyVolume: string | null
  shortFee: string | null
  refundAmount: string | null
  diffNo: string | null
  settledAt: string | null
  state: 'PLANNED' | 'WAIT_PAY' | 'PAY_CONFIRMING' | 'OVERDUE' | 'PAID' | 'EXTRACTING' | 'SETTLING' | 'WAIT_SUPPLEMENT' | 'SETTLED' | 'FORFEITED' | 'VOID'
  createdAt: string
  updatedAt: string
  version: Generated<number>
  excusedVolume: Generated<string>
  forfeitAt: string
}

export interface ConsoleConfigTable {
  bp: string
  userId: string
  apps: string[]
  versionNum: number
  updatedAt: string
}

export interface ConstructLogTable {
  bp: string
  logId: string
  companyCode: string
  projectId: string
  nodeCode: string | null
  workDate: string
  content: string
  workers: number
  weather: string
  safety: string
  photos: Generated<string[]>
  createdAt: string
}

export interface ContentCategoryTable {
  channel: 'headline' | 'information' | 'knowledge' | 'hyq'
  code: string
  name: string
  sort: number
  isVirtual: Generated<boolean>
  status: Generated<'on' | 'off'>
}

export interface ContractTable {
  bp: string
  contractId: string
  contractNo: string
  companyCode: string
  contractType: 'SUPPLY' | 'ANNUAL_FRAME' | 'SUPPLEMENT' | 'PACKAGE_AGREE' | 'SAFETY'
  title: string
  startDate: string
  endDate: string
  signedAt: string | null
  fileHash: string | null
  state: 'DRAFT' | 'REVIEWING' | 'TO_SIGN' | 'COUNTERSIGN' | 'REFUSED' | 'INVALID' | 'WAIT_EFFECT' | 'EFFECTIVE' | 'EXPIRED' | 'TERMINATED' | 'RENEWED'
  createdAt: string
  updatedAt: string
  version: Generated<number>
  year: number | null
  content: Generated<string>
  fileId: string | null
  readHash: string | null
  pages: Generated<number>
  fields: Json<ContractFields, undefined>
  parentId: string | null
  renewOf: string | null
  remark: Generated<string>
  createdBy: string | null
  reissued: Generated<number>
}

export interface ContractNoticeTable {
  bp: string
  noticeId: string
  companyCode: string
  contractId: string
  kind: 'EXPIRE_60' | 'EXPIRE_30' | 'EXPIRE_7' | 'UNSIGNED' | 'EXPIRED'
  state: 'UNREAD' | 'READ' | 'ACKED'
  daysLeft: number
  ackBy: string | null
  ackAt: string | null
  createdAt: string
  updatedAt: string
  taskId: string | null
}

export interface ContractNoticeReadTable {
  bp: string
  noticeId: string
  userId: string
  readAt: string
}

export interface ContractPriceTable {
  bp: string
  contractPriceId: string
  companyCode: string
  meterId: string | null
  basePrice: string
  effectiveFrom: string
  effectiveTo: string | null
  contractNo: string
}

export interface CouponTable {
  bp: string
  couponId: string
  companyCode: string
  state: 'review' | 'issued' | 'used' | 'expired' | 'refused' | 'withdrawn'
  faceValue: string
  threshold: string
  categoryIds: string[]
  scope: string
  validTo: string
  reason: string
  grantedBy: string
  remark: string | null
  leadNo: string | null
  createdAt: string
  updatedAt: string
}

export interface CreditCommandTable {
  bp: string
  orderId: string
  companyCode: string
  meterNos: string[]
  amount: string
  balance: string
  state: 'WAITING' | 'SENT' | 'DONE' | 'REFUSED' | 'GIVEN_UP' | 'REPLACED'
  tries: Generated<number>
  askAgainAt: string
  sentAt: string | null
  settledAt: string | null
  failReason: Generated<string>
  createdAt: string
  updatedAt: string
  seq: number | null
  refId: string | null
}

export interface CustomerTable {
  bp: string
  companyCode: string
  customerName: string
  uscc: string | null
  customerClass: 'INDUSTRY' | 'COMMERCE' | 'PUBLIC'
  address: string
  region: string
  reservedPhoneEnc: string | null
  contactName: Generated<string>
  meterNos: Generated<string[]>
  sapCutoverMonth: string | null
  invoiceBeforePay: Generated<boolean>
  generalTaxpayer: Generated<boolean>
  status: Generated<'1' | '2' | '9'>
  createdAt: string
  updatedAt: string
  contactNameEnc: Generated<Sealed>
}

export interface CustomerMatchTable {
  ticketHash: string
  userId: string
  bp: string
  companyCode: string
  expireAt: string
}

export interface CustomerSearchMissTable {
  userId: string
  day: string
  misses: number
}

export interface DailyUsageTable {
  companyCode: string
  meterId: string
  channelNo: string
  gasDay: string
  bp: string
  startReading: string
  endReading: string
  volume: string
  estAmount: string
  quality: 'NORMAL' | 'MAKEUP' | 'ESTIMATED' | 'MISSING'
  maxFlow: string | null
  maxFlowAt: string | null
}

export interface DataGapTable {
  bp: string
  meterId: string
  since: string
  companyCode: string
  reason: 'IN_DOUBT' | 'MAINTENANCE' | 'HEAD_END' | 'METER_SILENT' | 'UNKNOWN'
  through: string | null
  heardAt: string | null
  createdAt: string
  updatedAt: string
}

export interface DataKeyTable {
  keyId: string
  isIndex: boolean
  createdAt: string
}

export interface DayReasonTable {
  bp: string
  groupId: string
  gasDay: string
  companyCode: string
  reasonCode: 'EQUIPMENT' | 'PRODUCTION' | 'POWER' | 'POLICY' | 'SUPPLIER' | 'METER' | 'WEATHER' | 'FORCE_MAJEURE' | 'OTHER'
  reasonText: Sealed
  recoverDate: string | null
  attachments: Generated<string[]>
  submittedBy: string
  submittedAt: string
  createdAt: string
  updatedAt: string
}

export interface DemandLeadTable {
  bp: string
  leadId: string
  companyCode: string
  leadNo: string
  userId: string
  targetType: 'product' | 'activity' | 'plan' | 'gasProduct'
  targetId: string
  targetName: string
  coverUrl: Generated<string>
  skuId: string | null
  skuName: string | null
  unitPrice: string | null
  quantity: number
  contactNameEnc: Sealed
  contactPhoneEnc: Sealed
  addressEnc: Sealed | null
  expectedDate: string | null
  expectedSlot: 'am' | 'pm' | 'any' | null
  descriptionEnc: Sealed
  imageIds: Generated<string[]>
  source: 'mall' | 'hot' | 'goodBuyGas' | 'goodGas' | 'news' | 'share' | 'gpt' | 'smart' | 'activity'
  state: 'submitted' | 'assigned' | 'following' | 'quoted' | 'accepted' | 'completed' | 'cancelled' | 'closed'
  adviserNameEnc: Sealed | null
  adviserPhoneEnc: Sealed | null
  assignAt: string
  firstContactDueAt: string
  contactDue: string | null
  firstContactAt: string | null
  overdue: Generated<boolean>
  quoteUntil: string | null
  supplements: Generated<number>
  cancelReason: string | null
  closeReason: string | null
  completedAt: string | null
  score: number | null
  scoreTags: Generated<string[]>
  scoreTextEnc: Sealed | null
  createdAt: string
  updatedAt: string
  adviserId: string | null
  shareCode: string | null
  sharerEnc: Sealed | null
  categoryId: string | null
}

export interface DepositEntryTable {
  bp: string
  entryNo: string
  orderNo: string
  direction: 'IN' | 'OUT' | 'DEDUCT'
  amount: string
  balanceAfter: string
  remark: string
  cause: string
  createdAt: string
}

export interface DevOutboxTable {
  outboxId: string
  channel: 'SMS' | 'MAIL' | 'PUSH' | 'DEPOSIT'
  target: string
  kind: string
  text: string
  createdAt: string
}

export interface DeviationCaseTable {
  bp: string
  caseId: string
  companyCode: string
  groupId: Generated<string>
  childNo: Generated<string>
  caseType: 'DAY' | 'USAGE_CHANGE' | 'EXTRACT'
  gasDay: string
  planVolume: string | null
  actualVolume: string
  meanVolume: string | null
  deviationRate: string | null
  status: 'WAIT_REPORT' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'CONFIRMED' | 'EXPIRED'
  reportDeadline: string
  reasonCode: 'EQUIPMENT' | 'PRODUCTION' | 'POWER' | 'POLICY' | 'SUPPLIER' | 'METER' | 'WEATHER' | 'FORCE_MAJEURE' | 'OTHER' | null
  reasonText: Sealed | null
  recoverDate: string | null
  attachments: Generated<string[]>
  submittedBy: string | null
  submittedAt: string | null
  decidedAt: string | null
  reviewRemark: Generated<string>
  submitCount: Generated<number>
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface DisputeTable {
  bp: string
  disputeId: string
  statementId: string
  revision: number
  meterId: string | null
  channelNo: string | null
  reasonCode: 'READING' | 'VOLUME' | 'PRICE' | 'ADJUST' | 'OTHER'
  content: string
  expectedReading: string | null
  images: Json<string[], undefined>
  submittedBy: string
  submittedAt: string
  reply: string | null
  repliedAt: string | null
  result: 'ACCEPTED' | 'KEPT' | 'WITHDRAWN' | null
}

export interface DrawBeaconTable {
  day: string
  source: 'DRAND'
  round: number
  value: string
  takenAt: string
}

export interface DrawEntryTable {
  companyCode: string
  drawId: string
  rowNo: number
  hash: string
  body: string
  at: string
}

export interface ElectiveChangeTable {
  bp: string
  recordId: string
  changeNo: number
  companyCode: string
  optionName: string
  volume: string
  estimatedAmount: string
  userId: string
  at: string
}

export interface ElectiveOptionTable {
  companyCode: string
  optionId: string
  periodId: string
  name: string
  optionType: 'FIXED' | 'INDEX' | 'REBATE'
  unitPrice: string | null
  indexName: string | null
  indexMargin: string | null
  priceFloor: string | null
  priceCap: string | null
  tiers: Json<PriceTier[], undefined>
  minVolume: string
  maxVolume: string
  stepVolume: string
  takeRate: string
  shortFeeRate: string
  quotaVolume: string
  usedVolume: Generated<string>
  riskText: Generated<string>
  sort: number
  createdAt: string
  updatedAt: string
}

export interface ElectivePeriodTable {
  companyCode: string
  periodId: string
  month: string
  openAt: string
  closeAt: string
  state: 'NOT_OPEN' | 'OPEN' | 'CLOSED'
  notice: Generated<string>
  createdAt: string
  updatedAt: string
}

export interface ElectiveRecordTable {
  bp: string
  recordId: string
  companyCode: string
  recordNo: string
  periodId: string
  month: string
  optionId: string
  optionSnapshot: Json<OptionTerms>
  volume: string
  estimatedPrice: string
  estimatedAmount: string
  finalPrice: string | null
  actualVolume: string | null
  takenVolume: string | null
  settledAmount: string | null
  difference: string | null
  shortFee: string | null
  settledAt: string | null
  userId: string
  state: 'SUBMITTED' | 'EFFECTIVE' | 'SETTLING' | 'FINISHED' | 'CANCELLED' | 'REJECTED'
  checkAt: string | null
  startAt: string | null
  endAt: string
  cancelReason: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface EngineRecordTable {
  bp: string
  recordId: string
  companyCode: string
  projectId: string
  recordType: 'CONCEALED' | 'WELD' | 'PRESSURE' | 'PURGE' | 'ANTICORROSION' | 'MATERIAL' | 'ASBUILT' | 'ACCEPT'
  name: string
  result: 'PASS' | 'FAIL' | 'NA'
  recordDate: string
  files: Generated<string[]>
  facts: Json<RecordFact[]>
  createdAt: string
}

export interface EnterpriseCertTable {
  companyCode: string
  certId: string
  uscc: string
  applicantUserId: string
  bps: Generated<string[]>
  companyName: string
  companyType: Generated<string>
  legalPersonEnc: string
  registeredCapital: Generated<string>
  establishDate: string | null
  validFrom: string | null
  validTo: string
  address: Generated<string>
  businessScope: Generated<string>
  licenseFileId: string | null
  authLetterFileId: string | null
  contactName: Generated<string>
  contactPhoneEnc: string | null
  isLegalPerson: Generated<boolean>
  ocrResult: Json<LicenseFields, null>
  ocrReader: string | null
  editedFields: Generated<string[]>
  generalTaxpayer: Generated<boolean>
  taxProofFileId: string | null
  status: '00' | '10' | '20' | '30' | '40' | '50' | '60'
  rejectReason: string | null
  submittedAt: string | null
  reviewedAt: string | null
  reviewedBy: string | null
  createdAt: string
  updatedAt: string
  boundBps: Generated<string[]>
  skipped: Json<Skipped[], undefined>
  contactNameEnc: Generated<Sealed>
}

export interface EntrustmentTable {
  entrustId: string
  entrustingTenantId: string
  entrustedTenantId: string
  bps: string[]
  models: string[]
  validFrom: string
  validTo: string
  status: Generated<'1' | '0'>
  documentFileId: string | null
}

export interface ExtractionChangeTable {
  bp: string
  changeNo: string
  orderNo: string
  cycleNo: number
  targetCycleNo: number | null
  changeType: 'DELAY' | 'ADVANCE' | 'ADD'
  volume: string
  effectDate: string
  reason: string
  buNo: string | null
  state: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN' | 'WAIT_PAY' | 'DONE' | 'CLOSED'
  reviewRemark: string | null
  createdBy: string
  createdAt: string
  updatedAt: string
  version: Generated<number>
}

export interface ExtractionCycleTable {
  bp: string
  orderNo: string
  cycleNo: number
  startDate: string
  endDate: string
  planVolume: string
  evenShare: string
  lowVolume: string
  highVolume: string
  editOpenAt: string
  editCloseAt: string
  payDeadline: string
  lockedVolume: string | null
  lockMode: 'PICK_BILL' | 'AUTO' | null
  pickBillNo: string | null
  version: Generated<number>
}

export interface ExtractionRecordTable {
  bp: string
  recordId: string
  orderNo: string
  childNo: string
  meterId: string
  usageDate: string
  meterVolume: string
  extractedVolume: string
  outVolume: string
  source: 'REMOTE' | 'MAKEUP' | 'ADJUST'
  adjustOf: string | null
  createdAt: string
}

export interface FinanceMailingTable {
  bp: string
  userId: string
  companyCode: string
  email: Sealed | null
  nextMonth: string | null
  wantedEmail: Sealed | null
  askedAt: string | null
  askCount: Generated<number>
  tries: Generated<number>
  failReason: string | null
  createdAt: string
  updatedAt: string
}

export interface FinanceSendingTable {
  bp: string
  userId: string
  month: string
  companyCode: string
  mailId: string
  email: Sealed
  status: '0' | '1' | '2'
  tries: Generated<number>
  createdAt: string
  sentAt: string | null
  failReason: string | null
  updatedAt: string
}

export interface FirstNoticeTable {
  companyCode: string
  month: string
  kind: 'BILL' | 'HIGH_USE' | 'STOP' | 'HAZARD_DUE' | 'CONTRACT_END' | 'DATA_GAP' | 'MONEY_LATE' | 'PLAN_CUTOFF' | 'PACKAGE_END' | 'PRICE_NOTICE' | 'CERT_END' | 'LEAK'
  first: number
  late: number
  open: number
  countedAt: string
}

export interface FormDraftTable {
  bp: string
  userId: string
  place: string
  companyCode: string
  valuesEnc: Sealed
  savedAt: string
}

export interface GasAccountTable {
  bp: string
  companyCode: string
  customerName: string
  address: Generated<string>
  gasUse: 'IND' | 'COM' | 'PUB' | 'HEAT'
  chargeMode: 'PREPAID_CARD' | 'PREPAID_REMOTE' | 'POSTPAID'
  statementScope: Generated<'MULTI' | 'SINGLE'>
  balance: Generated<string>
  provisional: Generated<string>
  frozen: Generated<string>
  creditLimit: Generated<string>
  lateFeeRate: Generated<string>
  stopExempt: Generated<boolean>
  readingDay: Generated<number>
  sapSysFlag: Generated<'0' | '1'>
  cutoverMonth: string | null
  ledgerSeq: Generated<number>
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface GasAlarmTable {
  bp: string
  alarmId: string
  companyCode: string
  alarmNo: string
  kind: 'DETECTOR' | 'CONTROLLER' | 'SHUTOFF' | 'FAN'
  brand: Generated<string>
  model: Generated<string>
  serialNo: Generated<string>
  location: string
  siteId: string | null
  productionDate: string
  installDate: string
  expireDate: string
  lastCalibrateDate: string | null
  nextCalibrateDate: string | null
  lastCheckDate: string | null
  nextCheckDate: string | null
  deviceCode: string | null
  liveState: Generated<'NORMAL' | 'ALARM_LOW' | 'ALARM_HIGH' | 'FAULT' | 'OFFLINE' | 'NONE'>
  concentration: string | null
  liveAt: string | null
  calmSince: string | null
  lowThreshold: Generated<string>
  highThreshold: Generated<string>
  linkedValve: string | null
  linkedFan: string | null
  ticketId: string | null
  photoIds: Generated<string[]>
  scrapPhotoIds: Generated<string[]>
  useState: Generated<'IN_USE' | 'STOPPED' | 'SCRAPPED'>
  source: 'COMPANY' | 'CUSTOMER'
  state: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'
  rejectReason: string | null
  replaces: string | null
  userId: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
  successorOf: string | null
}

export interface GasCardTable {
  bp: string
  cardNo: string
  companyCode: string
  meterId: string
  cardUid: string | null
  cardType: 'NFC' | 'CONTACT'
  state: 'ACTIVE' | 'LOST' | 'REPLACED'
  purchaseSeq: number | null
  held: string | null
  total: string | null
  loaded: boolean | null
  meterRemain: string | null
  meterTotal: string | null
  imageAt: string | null
  updatedAt: string
}

export interface GasCompanyTable {
  companyCode: string
  companyName: string
  tenantId: string
  region: string
  city: string
  hotline: string
  emergencyHotline: string
  businessHours: string
  licenceFileId: string | null
  licenceUscc: string
  sapSysFlag: Generated<'1' | '0'>
  sort: Generated<number>
  gasLicenceNo: Generated<string>
  gasLicenceValidTo: string | null
  lng: number | null
  lat: number | null
}

export interface GasEquipmentTable {
  bp: string
  equipmentId: string
  companyCode: string
  equipmentNo: string
  equipmentType: 'BOILER' | 'KILN' | 'FURNACE' | 'DRYER' | 'STOVE' | 'STEAMER' | 'ABSORPTION' | 'GENERATOR' | 'HEATER' | 'OTHER'
  name: string
  brand: Generated<string>
  model: Generated<string>
  serialNo: Generated<string>
  siteId: string | null
  meterId: string
  quantity: number
  ratedPower: string | null
  ratedFlow: string
  workPressure: string | null
  dailyHours: string
  hoursAt: string
  flameProtection: boolean
  productionDate: string | null
  installDate: string
  lifeYears: number
  expireDate: string
  photoIds: Generated<string[]>
  platePhotoId: string | null
  scrapPhotoIds: Generated<string[]>
  useState: Generated<'IN_USE' | 'STOPPED' | 'SCRAPPED'>
  source: 'COMPANY' | 'CUSTOMER'
  state: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'
  rejectReason: string | null
  replaces: string | null
  userId: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface GasIndexTable {
  companyCode: string
  indexName: string
  month: string
  value: string
  publishedAt: string
}

export interface GasOrderTable {
  bp: string
  gasOrderId: string
  companyCode: string
  gasOrderNo: string
  meterId: string
  cardNo: string
  buyMode: 'AMOUNT' | 'VOLUME'
  volume: string | null
  amount: string
  leftover: Generated<string>
  segments: Json<BoughtPart[]>
  priceVersion: string
  payOrderId: string
  userId: string
  split: 'NONE' | 'VOLUME'
  writeMode: 'NFC' | 'OUTLET' | 'KIOSK'
  state: 'WAIT_PAY' | 'WAIT_WRITE' | 'WRITING' | 'UNKNOWN' | 'PART_WRITTEN' | 'WRITTEN' | 'FINISHED' | 'MANUAL' | 'REFUNDING' | 'REFUNDED' | 'CLOSED'
  expireAt: string
  paidAt: string | null
  unknownAt: string | null
  finishedAt: string | null
  createdAt: string
  updatedAt: string
}

export interface GasPackageTable {
  companyCode: string
  packageId: string
  name: string
  priceType: 'FIXED' | 'FLOAT'
  unitPrice: string
  floatDiscount: string | null
  standardPrice: string
  supplyMode: 'PART' | 'FULL'
  cycleType: 'MONTH' | 'TEN_DAYS'
  deliveryStart: string
  deliveryEnd: string
  saleStart: string
  saleEnd: string
  totalVolume: string
  heldVolume: Generated<string>
  soldVolume: Generated<string>
  minVolume: string
  stepVolume: string
  maxPerBp: string
  maxOrdersPerBp: Generated<number>
  depositRate: Generated<string>
  overTolerance: Generated<string>
  shortTolerance: Generated<string>
  shortFeeRate: Generated<string>
  cycleLowRate: Generated<string>
  cycleHighRate: Generated<string>
  customerTypes: string[]
  templateVersion: string
  highlights: Generated<string[]>
  intro: Generated<string>
  state: 'DRAFT' | 'NOT_STARTED' | 'ON_SALE' | 'SOLD_OUT' | 'ENDED' | 'SUSPENDED'
  createdAt: string
  updatedAt: string
}

export interface GasPlanTable {
  bp: string
  planId: string
  companyCode: string
  groupId: string
  planType: 'YEAR' | 'MONTH' | 'DAY'
  period: string
  declaredVolume: string
  approvedVolume: string | null
  items: Json<PlanItem[], null>
  method: 'MANUAL' | 'DEVICE' | 'OUTPUT' | 'HISTORY' | 'SYSTEM' | 'FALLBACK'
  note: Generated<Sealed>
  state: 'DRAFT' | 'SUBMITTED' | 'CONFIRMED' | 'ADJUSTED' | 'REJECTED' | 'SYSTEM' | 'SUPERSEDED' | 'LOCKED' | 'EXECUTED' | 'WITHDRAWN'
  revision: number
  submittedBy: string | null
  submittedAt: string | null
  lockedAt: string | null
  remark: Generated<string>
  version: number
  createdAt: string
  updatedAt: string
}

export interface GasSubOrderTable {
  bp: string
  gasOrderId: string
  subNo: number
  volume: string | null
  amount: string
  targetSeq: number | null
  state: 'WAIT' | 'RESERVED' | 'WRITTEN' | 'LOADED'
  reservedAt: string | null
  writtenAt: string | null
  loadedAt: string | null
  imageBefore: string | null
  imageWanted: string | null
  rewrites: Generated<number>
}

export interface GoodGasRemindTable {
  bp: string
  userId: string
  gpId: string
  companyCode: string
  title: string
  windowStart: string
  remindAt: string | null
  createdAt: string
}

export interface GuestLinkTable {
  bp: string
  linkId: string
  companyCode: string
  tokenHash: string
  scopes: string[]
  monthFrom: string
  monthTo: string
  guestName: Sealed
  phoneEnc: string
  phoneMask: string
  madeBy: string
  requestNo: string
  bodyHash: string
  expireAt: string
  revokedAt: string | null
  endedAt: string | null
  failed: Generated<number>
  lockedUntil: string | null
  seenAt: string | null
  createdAt: string
  updatedAt: string
}

export interface GuestPassTable {
  bp: string
  passId: string
  linkId: string
  passHash: string
  expireAt: string
  createdAt: string
}

export interface GuestViewTable {
  bp: string
  linkId: string
  viewId: string
  act: 'ENTER' | 'FAILED' | 'BILLS' | 'BILL' | 'INVOICES' | 'INVOICE' | 'USAGE'
  about: Generated<string>
  at: string
}

export interface GuideDocTable {
  companyCode: string
  docId: string
  docNo: string
  title: string
  publishedBy: string
  publishedAt: string
  effectiveFrom: string
  summary: Generated<string>
  rows: Json<GuideRow[]>
  fileUrl: string | null
}

export interface GuideMapTable {
  applicationType: string
  versionNum: string
  steps: Json<GuideStep[]>
}

export interface HazardTable {
  bp: string
  hazardId: string
  companyCode: string
  hazardNo: string
  reportId: string
  itemCode: string
  itemGroup: string
  title: string
  description: string
  siteName: string
  level: '1' | '2' | '3'
  originLevel: '1' | '2' | '3'
  responsible: 'CUSTOMER' | 'COMPANY'
  measures: string
  photosBefore: string[]
  photosAfter: Generated<string[]>
  noticeNo: string
  noticedAt: string
  dueDate: string
  noticeDueDate: string
  terms: Generated<number>
  extendStatus: Generated<'NONE' | 'PENDING' | 'AGREED' | 'REFUSED'>
  extendDays: Generated<number>
  status: 'TO_CONFIRM' | 'RECTIFYING' | 'SUBMITTED' | 'REINSPECTING' | 'FAILED' | 'CLOSED' | 'VOIDED'
  receiptFileId: string | null
  receivedAt: string | null
  served: Generated<boolean>
  meterIds: Generated<string[]>
  stopId: string | null
  gasStopped: Generated<boolean>
  gasStoppedAt: string | null
  stopPlannedAt: string | null
  proposal: 'UPGRADE' | 'STOP' | null
  proposeFrom: string | null
  appealedAt: string | null
  reinspectDate: string | null
  reinspectSlot: 'AM' | 'PM1' | 'PM2' | null
  closedAt: string | null
  closeNote: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface HazardLogTable {
  bp: string
  logId: string
  companyCode: string
  hazardId: string
  action: 'CREATE' | 'CONFIRM' | 'REFUSE_SIGN' | 'EXTEND_APPLY' | 'EXTEND_AGREE' | 'EXTEND_REFUSE' | 'SUBMIT' | 'WITHDRAW' | 'RETURN' | 'APPOINT' | 'REINSPECT_PASS' | 'REINSPECT_FAIL' | 'PROPOSE' | 'APPEAL' | 'PROPOSAL_REFUSED' | 'UPGRADE' | 'STOP_NOTICE' | 'STOP_GAS' | 'RESTORE_GAS' | 'CLOSE' | 'VOID'
  operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'
  operatorId: string | null
  operatorName: Sealed
  content: Sealed
  files: Generated<string[]>
  at: string
}

export interface HelpArticleTable {
  articleId: string
  categoryId: string
  title: string
  summary: string
  blocks: Json<Block[]>
  plainText: string
  keywords: Generated<string[]>
  relatedRoute: string | null
  relatedIds: Generated<string[]>
  companyCodes: Generated<string[]>
  hot: number | null
  viewCount: Generated<number>
  usefulCount: Generated<number>
  uselessCount: Generated<number>
  status: 'DRAFT' | 'PUBLISHED' | 'OFFLINE'
  publishedAt: string | null
  createdAt: string
  updatedAt: string
}

export interface HelpCategoryTable {
  categoryId: string
  name: string
  icon: string
  sort: number
}

export interface HelpFeedbackTable {
  userId: string
  articleId: string
  useful: boolean
  reasons: Generated<string[]>
  comment: Generated<string>
  at: string
}

export interface HotlineTable {
  companyCode: string
  hotlineId: string
  kind: 'EMERGENCY' | 'SERVICE' | 'COMPLAINT' | 'PROJECT' | 'BILLING' | 'SUPERVISE'
  name: string
  phone: string
  hours: string
  sort: Generated<number>
  enabled: Generated<boolean>
}

export interface HyqPeriodTable {
  companyCode: string
  hyqId: string
  title: string
  cover: Generated<string>
  startAt: string | null
  endAt: string | null
  blocks: Json<Block[], undefined>
  benefits: Json<HyqBenefit[], undefined>
  rewardCampaignId: string | null
  rewardChances: Generated<number>
  status: 'draft' | 'published' | 'closed'
  version: number
  createdAt: string
  updatedAt: string
}

export interface HyqReportTable {
  bp: string
  hyqId: string
  companyCode: string
  customerClass: string
  volumeYoy: string | null
  madeAt: string
}

export interface HyqResponseTable {
  responseId: string
  companyCode: string
  hyqId: string
  userId: string
  bp: string
  npsScore: number
  npsGroup: 'promoter' | 'passive' | 'detractor'
  answers: Json<HyqAnswer[]>
  textEnc: Sealed | null
  submittedAt: string
  durationMs: number
  rewarded: boolean
  status: 'none' | 'open' | 'contacted' | 'closed'
  ticketNo: string | null
  followNoteEnc: Sealed | null
  updatedAt: string
}

export interface IdempotencyTable {
  userId: string
  path: string
  requestNo: string
  bodyHash: string
  answer: Json<unknown, null>
  done: Generated<boolean>
  startedAt: string
  answerSealed: Sealed | null
}

export interface InspectionPlanTable {
  bp: string
  planId: string
  companyCode: string
  planYear: number
  seq: number
  dueFrom: string
  dueTo: string
  status: 'WAITING' | 'APPOINTED' | 'DONE' | 'MISSED'
  appointDate: string | null
  appointSlot: 'AM' | 'PM1' | 'PM2' | null
  contactName: Sealed | null
  contactPhone: Sealed | null
  missCount: Generated<number>
  reportId: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface InspectionReportTable {
  bp: string
  reportId: string
  companyCode: string
  reportNo: string
  kind: 'PERIODIC' | 'SPECIAL' | 'APPOINTED' | 'GAS_ON' | 'REINSPECT'
  planId: string | null
  siteName: string
  address: Sealed
  inspectAt: string
  inspectorName: Sealed
  inspectorNo: string
  inspectorPhone: Sealed
  visitResult: 'DONE' | 'NOT_MET' | 'REFUSED'
  conclusion: 'PASS' | 'HAZARD' | null
  items: Json<InspectedItem[]>
  readings: Json<VisitReading[]>
  summary: string
  contentHash: string
  status: 'TO_SIGN' | 'SIGNED' | 'SIGN_REFUSED' | 'ARCHIVED' | 'VOIDED' | 'NOT_MET' | 'REFUSED'
  signerName: Generated<Sealed>
  signerPhone: Generated<Sealed>
  signFileId: string | null
  signSha256: string | null
  signedAt: string | null
  signedBy: string | null
  refuseReason: Generated<Sealed>
  voidReason: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface InspectionVisitTable {
  bp: string
  refId: string
  companyCode: string
  kind: 'INSPECTION' | 'REINSPECT'
  visitDate: string
  slot: 'AM' | 'PM1' | 'PM2'
  inspectorName: Generated<Sealed>
  inspectorNo: Generated<string>
  inspectorPhone: Generated<Sealed>
  photoFileId: string | null
  ahead: number | null
  createdAt: string
  updatedAt: string
}

export interface InstallmentBillTable {
  bp: string
  planId: string
  billId: string
  principal: string
  lateFee: string
}

export interface InstallmentItemTable {
  bp: string
  planId: string
  seq: number
  dueDate: string
  amount: string
  paid: Generated<string>
  paidAt: string | null
  state: 'WAIT' | 'DUE' | 'PAID' | 'LATE'
}

export interface InstallmentPaymentTable {
  bp: string
  planId: string
  seq: number
  billId: string
  orderId: string
  principal: string
  lateFee: string
}

export interface InstallmentPlanTable {
  bp: string
  planId: string
  companyCode: string
  planNo: string
  totalAmount: string
  downPayment: string
  periods: number
  state: 'APPLYING' | 'WAIT_DOWN' | 'ACTIVE' | 'OVERDUE' | 'SETTLED' | 'TERMINATED' | 'REJECTED' | 'CANCELLED'
  applyReason: string
  applyUserId: string
  appliedAt: string
  reviewNote: string | null
  reviewedAt: string | null
  agreementFileId: string | null
  updatedAt: string
}

export interface InvoiceTable {
  bp: string
  invoiceId: string
  companyCode: string
  applyId: string | null
  pieceNo: number | null
  invoiceType: '81' | '82' | '10' | '04' | '01'
  invoiceCode: string | null
  invoiceNo: string
  color: 'BLUE' | 'RED'
  blueInvoiceId: string | null
  redId: string | null
  seller: Json<InvoiceParty>
  buyer: Json<SealedParty>
  showBuyerExtra: boolean
  drawer: string
  grossAmount: string
  netAmount: string
  taxAmount: string
  issueTime: string
  remark: string
  status: 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N9'
  useStatus: Generated<'0' | '1' | '2'>
  redAmount: Generated<string>
  files: Json<InvoiceFiles | null, null>
  updatedAt: string
}

export interface InvoiceApplyTable {
  bp: string
  applyId: string
  companyCode: string
  userId: string
  pickId: string | null
  itemIds: string[]
  invoiceType: '81' | '82'
  titleId: string | null
  title: Json<SealedParty>
  mergeMode: 'MERGE' | 'PER_ITEM' | 'PER_METER' | 'PER_MONTH'
  emails: Sealed[]
  receiverPhone: Sealed | null
  showBuyerExtra: boolean
  remark: Generated<string>
  grossTotal: string
  netTotal: string
  taxTotal: string
  invoiceCount: number
  status: 'A0' | 'A1' | 'A2' | 'A3' | 'A4' | 'A5'
  failReason: string | null
  retryCount: Generated<number>
  nextTryAt: string | null
  askCount: Generated<number>
  queueReason: 'MONTH_END' | 'QUOTA' | null
  quotaMonth: string | null
  sourceEntry: 'TRADE' | 'BILL' | 'REISSUE' | 'AUTO'
  redId: string | null
  submittedAt: string
  takenAt: string | null
  finishedAt: string | null
  updatedAt: string
}

export interface InvoiceApplyItemTable {
  bp: string
  applyId: string
  itemId: string
  live: Generated<boolean>
}

export interface InvoiceAutoTable {
  bp: string
  companyCode: string
  userId: string
  titleId: string
  invoiceType: '81' | '82'
  since: string
  createdAt: string
  updatedAt: string
}

export interface InvoiceAutoRunTable {
  bp: string
  runId: string
  companyCode: string
  userId: string
  itemIds: string[]
  grossAmount: string
  status: 'WAIT' | 'DONE' | 'STOPPED' | 'FAILED'
  dueAt: string
  applyId: string | null
  reason: string | null
  createdAt: string
  updatedAt: string
}

export interface InvoiceDerivedTable {
  bp: string
  companyCode: string
  derivedAt: string
  beforePay: boolean
}

export interface InvoiceItemTable {
  bp: string
  itemId: string
  companyCode: string
  meterNo: string | null
  source: 'IC' | 'BILL' | 'PACKAGE' | 'LATEFEE' | 'SERVICE' | 'PREPAY'
  sourceNo: string
  title: string
  month: string
  tradeTime: string
  periodFrom: string | null
  periodTo: string | null
  goodsGroup: 'GAS' | 'GOODS' | 'SERVICE' | 'NONE'
  volume: string | null
  grossAmount: string
  lines: Json<InvoiceItemLine[]>
  invoicedAmount: Generated<string>
  status: 'I0' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6'
  pickId: string | null
  applyId: string | null
  deadline: string
  blockReason: string | null
  redCount: Generated<number>
  billId: string | null
  orderId: string | null
  createdAt: string
  updatedAt: string
  waivedAmount: Generated<string>
}

export interface InvoiceLineTable {
  bp: string
  invoiceId: string
  lineNo: number
  goodsName: string
  spec: Generated<string>
  unit: string
  quantity: string | null
  unitPrice: string | null
  netAmount: string
  taxRate: string
  taxAmount: string
  grossAmount: string
  taxCode: string
  isDiscount: Generated<boolean>
  blueLineNo: number | null
}

export interface InvoiceMailTable {
  bp: string
  mailId: string
  sendingId: string
  invoiceIds: string[]
  email: Sealed
  userId: string
  kind: 'AUTO' | 'RESEND'
  status: '0' | '1' | '2'
  tries: Generated<number>
  createdAt: string
  sentAt: string | null
  failReason: string | null
  updatedAt: string
}

export interface InvoicePickTable {
  bp: string
  pickId: string
  companyCode: string
  userId: string
  itemIds: string[]
  grossTotal: string
  status: 'HELD' | 'USED' | 'RELEASED' | 'EXPIRED'
  createdAt: string
  expireAt: string
  updatedAt: string
}

export interface InvoicePieceTable {
  bp: string
  applyId: string
  pieceNo: number
  goodsGroup: 'GAS' | 'GOODS' | 'SERVICE'
  lines: Json<InvoicePieceLine[]>
  grossAmount: string
  netAmount: string
  taxAmount: string
  remark: string
  askedAt: string | null
  invoiceId: string | null
}

export interface InvoiceRedTable {
  bp: string
  redId: string
  companyCode: string
  blueInvoiceId: string
  userId: string
  reason: '01' | '02' | '03' | '04'
  mode: 'FULL' | 'PART'
  lines: Json<InvoiceRedLine[]>
  grossAmount: string
  netAmount: string
  taxAmount: string
  explanation: string
  proofFileIds: Generated<string[]>
  reissue: Generated<boolean>
  newTitleId: string | null
  newTitle: Json<SealedParty | null, null>
  newInvoiceType: '81' | '82' | null
  confirmNo: string | null
  status: 'R0' | '01' | '02' | '04' | '05' | '07' | '08' | 'R9' | 'RS'
  buyerDeadline: string | null
  redInvoiceId: string | null
  rejectReason: string | null
  nextAskAt: string | null
  askCount: Generated<number>
  createdAt: string
  reviewedAt: string | null
  confirmedAt: string | null
  finishedAt: string | null
  updatedAt: string
  groupId: string
}

export interface InvoiceShareTable {
  bp: string
  invoiceId: string
  lineNo: number
  itemId: string
  grossAmount: string
}

export interface InvoiceTitleTable {
  bp: string
  titleId: string
  companyCode: string
  titleKind: 'OWN' | 'OTHER'
  buyerType: 'ENTERPRISE' | 'GOV' | 'PERSON'
  buyerName: string
  taxNo: Generated<string>
  address: Generated<Sealed>
  phone: Generated<Sealed>
  bankName: Generated<string>
  bankAccount: Generated<Sealed>
  specialAllowed: '0' | '1' | '2' | '9'
  proofFileIds: Generated<string[]>
  status: 'T1' | 'T2' | 'T9'
  rejectReason: string | null
  email: Generated<Sealed>
  receiverPhone: Generated<Sealed>
  isDefault: Generated<boolean>
  version: Generated<number>
  deleted: Generated<boolean>
  createdBy: string
  createdAt: string
  updatedAt: string
}

export interface JobRunTable {
  name: string
  scheduledFor: string
  startedAt: string
  finishedAt: string | null
  error: string | null
  attempts: Generated<number>
}

export interface JobStateTable {
  name: string
  ranUntil: string | null
  leaseUntil: string | null
  leaseOwner: string | null
}

export interface LeadFollowTable {
  bp: string
  leadId: string
  followId: string
  companyCode: string
  type: 'system' | 'call' | 'visit' | 'message' | 'customer'
  operatorNameEnc: Sealed
  contentEnc: Sealed
  imageIds: Generated<string[]>
  visible: Generated<boolean>
  at: string
}

export interface LeadQuoteTable {
  bp: string
  leadId: string
  quoteNo: string
  companyCode: string
  items: Json<QuoteItem[]>
  totalAmount: string
  remark: Generated<string>
  validUntil: string
  status: 'open' | 'accepted' | 'rejected' | 'expired' | 'replaced'
  rejectReason: string | null
  createdAt: string
  updatedAt: string
  version: Generated<number>
  couponCode: string | null
  discount: Generated<string>
}

export interface LeakHintTable {
  bp: string
  meterId: string
  since: string
  companyCode: string
  level: Json<NightLevel>
  endedOn: string | null
  userId: string | null
  createdAt: string
  updatedAt: string
}

export interface LedgerEntryTable {
  bp: string
  companyCode: string
  entryId: string
  seq: number
  direction: 'IN' | 'OUT'
  amount: string
  balanceAfter: string
  entryType: EntryType
  refType: Generated<string>
  refId: Generated<string>
  key: string
  occurredAt: string
  remark: Generated<string>
}

export interface LedgerMarkTable {
  bp: string
  entryType: EntryType
  key: string
  seq: number
  entryId: string
  occurredAt: string
}

export interface LegalDocumentTable {
  docType: 'PLATFORM' | 'LEGAL' | 'PRIVACY' | 'REGISTER' | 'CONTACT'
  versionNo: string
  title: string
  blocks: Json<Block[]>
  data: Json<Contact, null>
  effectiveDate: string
  status: 'DRAFT' | 'EFFECTIVE' | 'HISTORY'
  createdAt: string
}

export interface LicenseReadingTable {
  fileId: string
  userId: string
  reader: string
  recognised: boolean
  confidence: string
  fields: Json<LicenseFields>
  createdAt: string
  link: string | null
  legalPersonEnc: Generated<Sealed>
}

export interface LinkCodeTable {
  prefix: 'f' | 'u'
  code: string
  companyCode: string
  bp: string
  createdAt: string
}

export interface LinkVisitTable {
  visitId: string
  prefix: 'd' | 'f' | 'u' | 'p'
  code: string
  ua: string
  ipHash: string
  at: string
}

export interface LogEventTable {
  eventId: string
  type: string
  eventGroup: string | null
  page: string | null
  name: string | null
  durationMs: number | null
  extra: Json<Record<string, string | number | boolean | null>, undefined>
  sessionId: string | null
  userId: string | null
  bp: string | null
  platform: string | null
  appVersion: string | null
  at: string
  receivedAt: string
}

export interface LoginFailureTable {
  subject: string
  failedAt: Json<readonly number[], undefined>
  lockedUntil: string | null
  updatedAt: string
}

export interface LotteryCampaignTable {
  companyCode: string
  campaignId: string
  title: string
  organizer: string
  organizerPhone: string
  rules: string
  startAt: string
  endAt: string
  claimUntil: string
  dailyDraws: number
  mostWins: number
  mostChances: number
  days: number | null
  seedHash: string | null
  openedDay: Generated<number>
  chanceSeq: Generated<number>
  drawSeq: Generated<number>
  pauseReason: string | null
  state: 'draft' | 'scheduled' | 'running' | 'paused' | 'ended' | 'settled'
  nextAt: string | null
  createdAt: string
  updatedAt: string
}

export interface LotteryChanceTable {
  bp: string
  campaignId: string
  chanceNo: number
  companyCode: string
  source: 'bill_paid' | 'hazard_closed' | 'hyq_survey' | 'manual'
  sourceKey: string
  reason: Generated<string>
  givenAt: string
  rowNo: number
  drawNo: number | null
  drawnAt: string | null
  drawnRow: number | null
  dayRow: number | null
  roll: number | null
  rolledPrize: string | null
  prizeId: string | null
  why: 'STOCK' | 'LIMIT' | null
}

export interface LotteryDayTable {
  companyCode: string
  campaignId: string
  day: number
  rowNo: number
  seed: string
  beacon: string
}

export interface LotteryPrizeTable {
  companyCode: string
  campaignId: string
  prizeId: string
  slot: number
  name: string
  service: 'AUDIT' | 'PIPE_CHECK' | 'ALARM_CHECK' | 'METER_CHECK' | 'COUPON' | null
  value: string
  quantity: number | null
  remaining: number | null
  weight: number
  couponFrom: string | null
}

export interface LotterySeedTable {
  companyCode: string
  campaignId: string
  seed: string
}

export interface LotteryWinTable {
  bp: string
  winId: string
  companyCode: string
  campaignId: string
  chanceNo: number
  customerName: string
  prizeId: string
  prizeName: string
  prizeValue: string
  service: 'AUDIT' | 'PIPE_CHECK' | 'ALARM_CHECK' | 'METER_CHECK' | 'COUPON'
  state: 'pendingClaim' | 'claimed' | 'received' | 'issued' | 'used' | 'expired' | 'forfeited'
  claimUntil: string
  contactNameEnc: Sealed | null
  contactPhoneEnc: Sealed | null
  ticketId: string | null
  ticketNo: string | null
  claimedAt: string | null
  userId: string
  createdAt: string
  updatedAt: string
  handedNo: string | null
  handedAt: string | null
  couponFrom: string | null
  leadNo: string | null
}

export interface ManagerTable {
  companyCode: string
  managerId: string
  name: Sealed
  jobTitle: string
  phoneEnc: Sealed
  wechatEnc: Sealed
  wechatQrFileId: string | null
  avatarFileId: string | null
  areaDesc: string
  workHours: string
  certNo: string
  introduction: string
  duty: 'ON_DUTY' | 'ON_LEAVE' | 'LEFT'
  leaveFrom: string | null
  leaveTo: string | null
  backupManagerId: string | null
  createdAt: string
  updatedAt: string
}

export interface MarginEntryTable {
  bp: string
  entryNo: string
  bidNo: string
  direction: 'IN' | 'OUT' | 'DEDUCT' | 'TRANSFER'
  amount: string
  balanceAfter: string
  remark: string
  cause: string
  createdAt: string
}

export interface MarketActivityTable {
  activityId: string
  type: 'promotion' | 'class' | 'lottery' | 'hyq' | 'balance' | 'external'
  title: string
  cover: string
  summary: string
  startAt: string
  endAt: string
  signUpStartAt: string | null
  signUpEndAt: string | null
  quota: number | null
  quotaUsed: number | null
  perBpLimit: Generated<number>
  place: string | null
  onlineUrl: string | null
  blocks: Json<Block[]>
  productIds: Generated<string[]>
  targetRoute: string | null
  targetParams: Json<Record<string, string>, undefined>
  published: boolean
  companyCodes: Generated<string[]>
  customerTypes: Generated<string[]>
  visibility: 'public' | 'login' | 'bound'
  coverFileId: string | null
}

export interface MarketCategoryTable {
  categoryId: string
  parentId: string | null
  name: string
  icon: string
  sort: number
  status: Generated<'on' | 'off'>
}

export interface MarketProductTable {
  productId: string
  tenantId: string
  kind: 'goods' | 'service'
  name: string
  subTitle: string
  categoryId: string
  coverUrl: string
  images: Json<string[]>
  priceMode: 'fixed' | 'from' | 'quote' | 'free'
  price: string | null
  basePrice: string | null
  basePriceDate: string | null
  promotionStart: string | null
  unit: string
  tags: Json<string[]>
  sellingPoints: Json<string[]>
  params: Json<{ name: string; value: string }[]>
  blocks: Json<Block[]>
  supplierName: string
  certNos: Json<string[]>
  serviceAreas: Json<string[]>
  warrantyMonths: number
  slaHours: Generated<number>
  companyCodes: Generated<string[]>
  customerTypes: Generated<string[]>
  viewCount: Generated<number>
  leadCount: Generated<number>
  hotScore: Generated<string>
  isHot: Generated<boolean>
  hotSort: number | null
  status: 'draft' | 'onSale' | 'offSale' | 'soldOut'
  onSaleAt: string | null
  offSaleAt: string | null
  createdAt: string
  updatedAt: string
  version: Generated<number>
}

export interface MasterClaimTable {
  bp: string
  claimId: string
  companyCode: string
  userId: string
  reason: string
  status: 'OPEN' | 'OBJECTED' | 'DONE' | 'REJECTED'
  objection: string | null
  appliedAt: string
  deadlineAt: string
  objectedAt: string | null
  decidedAt: string | null
  decidedBy: string | null
}

export interface MessageTable {
  userId: string
  msgId: string
  bp: string | null
  companyCode: string
  categoryCode: string
  templateCode: string
  title: string
  summary: string
  params: Json<Record<string, string>>
  targetRoute: string | null
  targetParams: Json<Record<string, string>, undefined>
  level: 'normal' | 'important' | 'urgent'
  bizType: string | null
  bizId: string
  dedupeKey: string
  status: Generated<'unread' | 'read' | 'deleted'>
  readAt: string | null
  expireAt: string
  createdAt: string
  overWord: string | null
  sealed: Generated<Sealed>
}

export interface MessageBatchTable {
  companyCode: string
  batchId: string
  templateCode: string
  title: string
  body: string
  route: string | null
  bps: string[] | null
  scheduledAt: string
  state: 'scheduled' | 'sending' | 'done' | 'cancelled'
  total: Generated<number>
  sent: Generated<number>
  lastBp: Generated<string>
  madeBy: string
  createdAt: string
  updatedAt: string
}

export interface MessageDeliveryTable {
  userId: string
  msgId: string
  channel: 'sms' | 'wxMini'
  bp: string | null
  categoryCode: string
  state: 'queued' | 'deferred' | 'sending' | 'sent' | 'skipped' | 'failed'
  reason: 'setting' | 'quota' | 'noBinding' | 'frequency' | 'over' | 'digest' | null
  attempts: Generated<number>
  nextAt: string | null
  sentAt: string | null
  createdAt: string
  providerId: string | null
}

export interface MessageMarkTable {
  userId: string
  dedupeKey: string
  createdAt: string
}

export interface MessageOutboxTable {
  companyCode: string
  outboxId: string
  draft: Json<unknown>
  state: Generated<'queued' | 'done' | 'failed'>
  attempts: Generated<number>
  nextAt: string
  error: string | null
  createdAt: string
}

export interface MeterTable {
  companyCode: string
  meterId: string
  meterNo: string
  bp: string
  meterType: 'IC' | 'IOT' | 'MECH'
  chargeMode: 'PREPAID_CARD' | 'PREPAID_REMOTE' | 'POSTPAID'
  model: Generated<string>
  caliber: Generated<string>
  maker: Generated<string>
  alias: Generated<string>
  location: Generated<string>
  gasUse: 'IND' | 'COM' | 'PUB' | 'HEAT'
  digits: number
  qmax: string
  valveState: Generated<'OPEN' | 'CLOSED' | 'UNKNOWN' | 'NONE'>
  onlineState: Generated<'ONLINE' | 'OFFLINE' | 'NA'>
  lastFrameAt: string | null
  batteryPct: number | null
  lastReading: Generated<string>
  lastReadingAt: string | null
  remainVolume: string | null
  cardType: 'NFC' | 'CONTACT' | null
  icMode: 'VOLUME' | 'AMOUNT' | null
  cardNo: string | null
  maxCardVolume: Generated<string>
  holdLimit: Generated<string>
  purchaseSeq: Generated<number>
  readerName: Generated<string>
  installDate: string | null
  verifyDueDate: string | null
  billedTo: string | null
  state: Generated<'NORMAL' | 'FAULT' | 'STOPPED' | 'REMOVED'>
  createdAt: string
  updatedAt: string
  lateSince: string | null
}

export interface MeterChannelTable {
  companyCode: string
  meterId: string
  channelNo: string
  name: string
  hasCorrector: Generated<boolean>
  lastReading: Generated<string>
  lastReadingAt: string | null
}

export interface MeterEventTable {
  bp: string
  eventId: string
  companyCode: string
  meterId: string
  kind: 'INSTALL' | 'REPLACE' | 'REPAIR' | 'VERIFY_SEND' | 'VERIFY_BACK' | 'SEAL_CHANGE' | 'BATTERY'
  at: string
  note: Generated<string>
  oldReading: string | null
  newReading: string | null
  operatorId: string | null
  createdAt: string
}

export interface MeterFileTable {
  bp: string
  meterId: string
  companyCode: string
  siteId: string | null
  factoryNo: Generated<string>
  flowType: 'ROOTS' | 'TURBINE' | 'ULTRASONIC' | 'DIAPHRAGM' | 'VORTEX'
  accuracyClass: '0.5' | '1.0' | '1.5'
  qmin: string | null
  workPressureMax: string | null
  correctorModel: string | null
  correctorNo: string | null
  correctorBattery: string | null
  manufactureDate: string | null
  cycleMonths: number | null
  lastVerifyDate: string | null
  nextVerifyDate: string | null
  certificateNo: Generated<string>
  verifyOrg: Generated<string>
  verifyResult: 'PASS' | 'FAIL' | null
  sealNo: Generated<string>
  state: 'IN_USE' | 'VERIFYING' | 'RETIRED'
  createdAt: string
  updatedAt: string
}

export interface MeterFrameTable {
  companyCode: string
  meterId: string
  channelNo: string
  readAt: string
  seq: string
  headEnd: string
  stdReading: string
  workReading: string | null
  pressure: string | null
  temperature: string | null
  flow: string | null
  maxFlow: string | null
  maxFlowAt: string | null
  signal: number | null
  receivedAt: string
}

export interface MeterImgTable {
  companyCode: string
  meterId: string
  imgId: string
  bp: string
  channelNo: string
  period: string
  purpose: 'READING' | 'DISPUTE' | 'CHECK'
  fileId: string
  reading: string
  ocrReading: string | null
  takenAt: string
  noExif: Generated<boolean>
  longitude: string | null
  latitude: string | null
  uploadedBy: string
  state: 'SUBMITTED' | 'ACCEPTED' | 'REJECTED' | 'SUPERSEDED'
  rejectReason: string | null
  readingId: string | null
  createdAt: string
  updatedAt: string
}

export interface MeterReadingTable {
  companyCode: string
  meterId: string
  readingId: string
  channelNo: string
  readAt: string
  gasDay: string
  stdReading: string
  workReading: string | null
  pressure: string | null
  temperature: string | null
  source: 'REMOTE' | 'MANUAL' | 'PHOTO' | 'ESTIMATE' | 'CARD'
  state: 'VALID' | 'SUSPECT' | 'REJECTED'
  imgId: string | null
  createdAt: string
}

export interface MeterRecognitionTable {
  recognitionId: string
  ownerType: 'USER' | 'VISITOR'
  ownerId: string
  bp: string
  companyCode: string
  meterId: string
  meterNo: string
  fileId: string
  frame: Json<Frame>
  intDigits: number
  decDigits: number
  wheels: Json<Wheel[]>
  reader: string
  elapsedMs: number
  problem: 'DARK' | 'UPSIDE_DOWN' | 'NO_REGISTER' | 'READER_FAILED' | 'NO_READER' | null
  warnings: Json<RecognitionWarning[]>
  confirmedReading: string | null
  lastReading: string | null
  lastReadingAt: string | null
  dailyVolume: string | null
  status: 'SUCCESS' | 'NEED_CHECK' | 'FAILED' | 'CONFIRMED' | 'SUBMITTED'
  imgId: string | null
  version: number
  createdAt: string
  updatedAt: string
}

export interface MeterSequenceTable {
  companyCode: string
  meterId: string
  headEnd: string
  nextSeq: string
  updatedAt: string
}

export interface MeterVerifyTable {
  bp: string
  verifyId: string
  companyCode: string
  meterId: string
  verifyDate: string
  org: string
  certificateNo: string
  result: 'PASS' | 'FAIL'
  errorAtQmax: string | null
  kind: 'FIRST' | 'PERIODIC' | 'DISPUTE'
  replacedBy: string | null
  operatorId: string | null
  createdAt: string
  certificateIds: Generated<string[]>
}

export interface MoneyPromiseTable {
  bp: string
  trackId: string
  step: 'CREDITED' | 'SENT' | 'CONFIRMED' | 'ARRIVED' | 'REFUNDED'
  companyCode: string
  orderId: string
  amount: string
  state: 'WAITING' | 'KEPT' | 'LATE' | 'SOLVED' | 'CAME_LATE' | 'DROPPED'
  beganAt: string
  dueAt: string
  caseNo: string | null
  lateAt: string | null
  settledAt: string | null
  note: Generated<string>
  createdAt: string
  updatedAt: string
}

export interface MonthAssessmentTable {
  bp: string
  groupId: string
  month: string
  companyCode: string
  mode: 'FEE' | 'NOTICE'
  tolerance: string
  overRate: string
  underRate: string
  planVolume: string
  actualVolume: string
  assessedVolume: string
  exemptVolume: string
  overVolume: string
  underVolume: string
  packagePenalty: string
  deviationRate: string | null
  unitPrice: string
  fee: string
  revision: Generated<number>
  finalAt: string
  createdAt: string
  updatedAt: string
}

export interface NfcRecordTable {
  bp: string
  recordId: string
  sessionId: string
  gasOrderId: string | null
  subNo: number | null
  cardNo: string
  mode: 'WRITE' | 'CHECK' | 'READ'
  result: 'SUCCESS' | 'UNCHANGED' | 'UNKNOWN' | 'FAILED' | 'READ'
  failCode: string | null
  message: string
  card: Json<ShownCard, null>
  volume: string | null
  amount: string | null
  seqBefore: number | null
  seqAfter: number | null
  platform: string
  userMask: string
  durationMs: number
  endedAt: string
}

export interface NfcSessionTable {
  bp: string
  sessionId: string
  companyCode: string
  cardNo: string
  gasOrderId: string | null
  subNo: number | null
  mode: 'WRITE' | 'CHECK' | 'READ'
  platform: 'WEAPP' | 'NATIVE' | 'VIRTUAL' | 'OUTLET' | 'KIOSK'
  userId: string
  loginId: string
  userMask: string
  state: 'OPEN' | 'AUTHED' | 'WRITING' | 'VERIFYING' | 'DONE' | 'ABORTED' | 'EXPIRED' | 'LOST' | 'FAILED'
  challenge: string | null
  cardUid: string | null
  imageBefore: string | null
  imageWanted: string | null
  isRewrite: Generated<boolean>
  seqBefore: number | null
  startedAt: string
  expireAt: string
  updatedAt: string
}

export interface NgActivityTable {
  companyCode: string
  ngId: string
  name: string
  resourceType: 'PIPELINE' | 'LNG'
  mode: 'BID' | 'DRAW'
  pricingRule: 'UNIFORM' | 'PAY_AS_BID' | 'FIXED_PRICE'
  totalVolume: string
  minVolume: string
  maxVolume: string
  stepVolume: string
  floorPrice: string | null
  capPrice: string | null
  priceStep: string | null
  fixedPrice: string | null
  maxLots: number | null
  standardPrice: string
  marginRate: Generated<string>
  deliveryStart: string
  deliveryEnd: string
  cycleType: 'MONTH' | 'TEN_DAYS'
  signupStart: string
  signupEnd: string
  openAt: string
  closeAt: string
  publishAt: string
  confirmDeadline: string
  customerTypes: string[]
  templateVersion: string
  rules: Generated<string>
  seedHash: string | null
  seed: string | null
  clearingPrice: string | null
  awardedVolume: string | null
  participants: number | null
  winners: number | null
  clearedAt: string | null
  publishedAt: string | null
  offerRound: Generated<number>
  state: 'NOT_STARTED' | 'SIGNUP' | 'OPEN' | 'CLEARING' | 'PUBLISHED' | 'FINISHED' | 'CANCELLED' | 'FAILED'
  cancelReason: string | null
  nextAt: string | null
  createdAt: string
  updatedAt: string
  version: Generated<number>
}

export interface NgBidTable {
  bp: string
  bidNo: string
  companyCode: string
  ngId: string
  customerName: string
  city: Generated<string>
  price: string | null
  volume: string | null
  minVolume: string | null
  lots: number | null
  nextPrice: string | null
  nextVolume: string | null
  nextMinVolume: string | null
  nextLots: number | null
  nextMargin: string | null
  marginDue: Generated<string>
  marginHeld: Generated<string>
  rankMs: string | null
  revision: Generated<number>
  entryFrom: number | null
  wonEntries: Generated<string[]>
  bidRank: number | null
  awardVolume: string | null
  awardPrice: string | null
  candidateVolume: Generated<string>
  offerRound: Generated<number>
  confirmDeadline: string | null
  orderNo: string | null
  state: 'SIGNED_UP' | 'WAIT_MARGIN' | 'VALID' | 'WON' | 'PART_WON' | 'CANDIDATE' | 'LOST' | 'CONFIRMED' | 'DEFAULTED' | 'WITHDRAWN' | 'INVALID'
  finishedAt: string | null
  createdBy: string
  createdAt: string
  updatedAt: string
  version: Generated<number>
}

export interface NgBidChangeTable {
  bp: string
  bidNo: string
  revision: number
  price: string | null
  volume: string
  minVolume: string | null
  lots: number | null
  margin: string
  acceptedAt: string
  createdBy: string
}

export interface NgSeedTable {
  companyCode: string
  ngId: string
  seed: string
}

export interface OpenDeliveryTable {
  bp: string
  deliveryId: string
  hookId: string
  event: 'bill.created' | 'notice.published' | 'hook.test'
  about: string
  body: string
  tries: Generated<number>
  status: number | null
  error: Generated<string>
  nextTryAt: string | null
  doneAt: string | null
  failedAt: string | null
  createdAt: string
}

export interface OpenHookTable {
  bp: string
  hookId: string
  companyCode: string
  url: string
  secret: Sealed
  events: string[]
  madeBy: string
  requestNo: string
  bodyHash: string
  failures: Generated<number>
  arrivedAt: string | null
  failedAt: string | null
  createdAt: string
  updatedAt: string
}

export interface OpenKeyTable {
  bp: string
  keyId: string
  companyCode: string
  name: string
  secretHash: string
  hint: string
  scopes: string[]
  madeBy: string
  requestNo: string
  bodyHash: string
  createdAt: string
  usedAt: string | null
  revokedAt: string | null
  endedAt: string | null
}

export interface OpenUseTable {
  bp: string
  keyId: string
  day: string
  read: 'bills' | 'usage' | 'readings' | 'invoices'
  code: string
  ip: string
  times: Generated<number>
  firstAt: string
  lastAt: string
}

export interface OrderBackfillTable {
  source: string
  after: Generated<string>
  doneAt: string | null
}

export interface OrderHiddenTable {
  bp: string
  userId: string
  orderKey: string
  createdAt: string
}

export interface OrderIndexTable {
  bp: string
  orderKey: string
  companyCode: string
  orderType: 'PACKAGE' | 'CHILD' | 'SUPPLEMENT' | 'NG' | 'ELECTIVE' | 'SUBSTITUTION' | 'TOPUP' | 'INSTALMENT'
  source: string
  sourceId: string
  parentKey: string | null
  title: string
  volume: string | null
  amount: string | null
  orderGroup: 'TODO' | 'DOING' | 'DONE' | 'CLOSED'
  sourceState: string
  actionText: string | null
  actionRoute: string | null
  route: string
  orderTime: string
}

export interface OutletTable {
  companyCode: string
  outletId: string
  name: string
  outletType: 'HALL' | 'STATION' | 'RESCUE' | 'PARTNER'
  cityCode: string
  district: string
  address: string
  lng: number
  lat: number
  phone: string
  openWeek: Json<OpenWeek>
  specialDays: Json<SpecialDay[]>
  services: Json<OutletService[]>
  bring: string
  waiting: number | null
  waitingAt: string | null
  parking: boolean
  accessible: boolean
  status: 'OPEN_NORMAL' | 'SUSPENDED' | 'CLOSED_DOWN'
  suspendNote: string
  sort: number
  version: number
  createdAt: string
  updatedAt: string
  photos: Json<string[], undefined>
}

export interface PackageOrderTable {
  bp: string
  orderNo: string
  companyCode: string
  packageId: string
  packageSnapshot: Json<PackageTerms>
  meterIds: string[]
  totalVolume: string
  unitPrice: string
  totalAmount: string
  depositAmount: string
  depositPaid: Generated<string>
  depositReleased: Generated<string>
  depositForfeited: Generated<string>
  paidAmount: Generated<string>
  contactName: Sealed
  contactPhone: Sealed
  agreeId: string
  contractId: string | null
  state: 'WAIT_SIGN' | 'WAIT_DEPOSIT' | 'DEPOSIT_CONFIRMING' | 'EFFECTIVE' | 'EXTRACTING' | 'SETTLING' | 'COMPLETED' | 'CANCELLED' | 'CLOSED' | 'TERMINATED'
  signDeadline: string
  depositDeadline: string | null
  effectiveAt: string | null
  finishedAt: string | null
  closeReason: string | null
  remindedAt: string | null
  createdBy: string
  createdAt: string
  updatedAt: string
  version: Generated<number>
  sourceType: Generated<'PACKAGE' | 'NG'>
  sourceNo: string | null
}

export interface PayOrderTable {
  bp: string
  orderId: string
  companyCode: string
  orderNo: string
  bizType: 'BILL' | 'PREPAY' | 'IC' | 'PACKAGE' | 'EXTRACT' | 'INSTALLMENT' | 'PROJECT'
  payerUserId: string
  payerBp: string
  payerMask: string
  meterId: string | null
  title: string
  amount: string
  balanceUsed: Generated<string>
  payAmount: string
  channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'TT' | 'BALANCE'
  state: 'WAIT_PAY' | 'PAYING' | 'PART_PAID' | 'SUCCESS' | 'CLOSED' | 'CLOSED_PART' | 'EXCEPTION' | 'SUCCESS_TO_BALANCE' | 'REFUNDING' | 'REFUNDED'
  split: 'NONE' | 'AMOUNT'
  asOf: string
  expireAt: string
  paidAt: string | null
  paidAmount: Generated<string>
  requestNo: string
  resultNote: string | null
  pollCount: Generated<number>
  createdAt: string
  updatedAt: string
  askAgainAt: string | null
  askCount: Generated<number>
  cashierDoneAt: string | null
}

export interface PayOrderItemTable {
  bp: string
  orderId: string
  seq: number
  refType: 'BILL' | 'PREPAY' | 'INSTALLMENT' | 'GAS_ORDER' | 'PACKAGE' | 'EXTRACT' | 'PROJECT'
  refId: string
  title: string
  principal: string
  lateFee: Generated<string>
  settledPrincipal: Generated<string>
  settledLateFee: Generated<string>
}

export interface PayRemindConfigTable {
  bp: string
  userId: string
  companyCode: string
  lowBalanceOn: boolean
  lowBalanceAmount: string
  lowDays: number
  dueOn: boolean
  dueDaysBefore: string
  overdueOn: boolean
  arriveOn: boolean
  receiversSealed: string
  updatedAt: string
}

export interface PaySearchTable {
  companyCode: string
  userId: string
  searchId: string
  searchedAt: string
  found: Generated<boolean>
}

export interface PaymentTable {
  bp: string
  paymentId: string
  companyCode: string
  orderId: string
  subOrderId: string | null
  payerUserId: string
  outTradeNo: string
  channel: Channel
  amount: string
  received: string | null
  state: 'CREATED' | 'PREPAID' | 'SUCCESS' | 'FAILED' | 'CLOSED' | 'REFUNDING' | 'REFUNDED'
  prepayParams: Json<Record<string, string>, null>
  prepayExpireAt: string | null
  channelTradeNo: string | null
  successAt: string | null
  notifyAt: string | null
  queryCount: Generated<number>
  createdAt: string
  updatedAt: string
  askAgainAt: string | null
  askCount: Generated<number>
  refundNo: string | null
  refundAskedAt: string | null
  tradeNo: string | null
  refundAmount: string | null
}

export interface PaymentNotifyTable {
  companyCode: string
  channel: string
  notifyId: string
  outTradeNo: string
  channelTradeNo: string
  amountFen: string
  tradeState: string
  effect: string
  body: string
  receivedAt: string
}

export interface PlanChangeTable {
  bp: string
  changeId: string
  companyCode: string
  groupId: string
  planType: 'MONTH' | 'DAY'
  period: string
  fromVolume: string
  toVolume: string
  items: Json<PlanItem[], null>
  reasonCode: 'EQUIPMENT' | 'PRODUCTION' | 'POWER' | 'POLICY' | 'SUPPLIER' | 'METER' | 'WEATHER' | 'FORCE_MAJEURE' | 'OTHER'
  reason: Sealed
  state: 'SUBMITTED' | 'PASSED' | 'REJECTED' | 'WITHDRAWN'
  entry: 'QUICK' | 'FULL'
  remark: Generated<string>
  createdBy: string
  effectiveAt: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface PlanFallbackTable {
  bp: string
  groupId: string
  companyCode: string
  planType: 'DAY' | 'MONTH'
  rule: 'SUGGESTION' | 'LAST' | 'FIXED' | null
  volume: string | null
  setBy: string
  version: number
  updatedAt: string
}

export interface PredictionGroupTable {
  bp: string
  groupId: string
  companyCode: string
  name: string
  meterIds: string[]
  planMode: 'DAILY' | 'MONTHLY' | 'NONE'
  maxHourlyFlow: string
  mdq: string | null
  acq: string | null
  dayTolerance: Generated<string>
  monthTolerance: Generated<string>
  overRate: Generated<string>
  underRate: Generated<string>
  assessMode: 'FEE' | 'NOTICE'
  weekendWeight: Generated<string>
  sort: Generated<number>
  isDefault: Generated<boolean>
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface PreparedPaymentTable {
  bp: string
  preparedId: string
  companyCode: string
  kind: 'BILL' | 'PREPAY' | 'TRANSFER'
  title: string
  amount: string
  wish: Json<PreparedWish>
  state: 'PREPARED' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'WITHDRAWN'
  preparedBy: string
  preparedMask: string
  decidedBy: string | null
  decidedAt: string | null
  reason: Generated<string>
  orderId: string | null
  requestNo: string
  version: Generated<number>
  expireAt: string
  createdAt: string
  updatedAt: string
}

export interface PreparedTrailTable {
  bp: string
  preparedId: string
  seq: number
  act: 'PREPARED' | 'CHANGED' | 'FELL_OUT' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'WITHDRAWN'
  byUser: string
  byMask: string
  note: Generated<string>
  at: string
}

export interface PriceScheduleTable {
  companyCode: string
  priceId: string
  gasUse: string
  season: 'HEATING' | 'NON_HEATING'
  effectiveFrom: string
  effectiveTo: string | null
  guidePrice: string
  basePrice: string
  linkageDelta: Generated<string>
  tierMode: 'NONE' | 'DISCOUNT' | 'PROGRESSIVE'
  surchargeAllowed: Generated<boolean>
  taxRate: Generated<string>
  docNo: Generated<string>
  docTitle: Generated<string>
  docUrl: string | null
}

export interface PriceTierTable {
  companyCode: string
  priceId: string
  tierNo: number
  fromVolume: string
  toVolume: string | null
  delta: string
}

export interface ProcessTextTable {
  code: string
  companyCode: string
  version: number
  title: string
  sections: Json<ProcessSection[]>
  effectiveFrom: string
}

export interface ProductFavoriteTable {
  userId: string
  productId: string
  createdAt: string
}

export interface ProductSkuTable {
  skuId: string
  productId: string
  name: string
  price: string | null
  minQty: Generated<number>
  maxQty: Generated<number>
  sort: number
  status: Generated<'on' | 'off'>
}

export interface ProductViewDayTable {
  productId: string
  day: string
  views: number
}

export interface ProjectTable {
  bp: string
  projectId: string
  companyCode: string
  projectNo: string
  projectName: string
  projectType: 'NEW' | 'EXPAND' | 'RELOCATE' | 'REMOVE'
  customerClass: 'INDUSTRY' | 'COMMERCE' | 'PUBLIC'
  address: Sealed
  lng: string | null
  lat: string | null
  peakFlow: string
  annualVolume: string
  pressureLevel: 'LOW' | 'MID_B' | 'MID_A'
  people: Sealed
  stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'
  status: 'RUNNING' | 'PAUSED' | 'FINISHED' | 'TERMINATED'
  pauseReason: string | null
  applyDate: string
  firstFinishDate: string | null
  planFinishDate: string | null
  actualFinishDate: string | null
  planGasDate: string | null
  totalRate: Generated<number>
  contractAmount: string | null
  ticketId: string | null
  appointDate: string | null
  appointSlot: 'AM' | 'PM1' | 'PM2' | null
  appointChanges: Generated<number>
  arrivedAt: string | null
  surveyResult: 'FEASIBLE' | 'CONDITIONAL' | 'INFEASIBLE' | null
  surveyText: Generated<string>
  surveyPhotos: Generated<string[]>
  place: Json<ProjectPlace, null>
  quantities: Json<ProjectQuantity[]>
  drawings: Json<ProjectDrawing[]>
  movedAt: string
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface ProjectApprovalTable {
  bp: string
  approvalId: string
  companyCode: string
  projectId: string
  approvalType: 'SCHEDULE' | 'DESIGN' | 'COST' | 'COMPLETION' | 'GAS_ON'
  title: string
  content: string
  beforeText: Generated<string>
  afterText: Generated<string>
  amountDelta: string | null
  finishDate: string | null
  files: Generated<string[]>
  status: 'WAITING' | 'AGREED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED'
  deadline: string
  opinion: Generated<string>
  signFileId: string | null
  signSha256: string | null
  commitBy: string | null
  commitAt: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface ProjectNodeTable {
  bp: string
  projectId: string
  nodeCode: string
  companyCode: string
  stage: 'APPLY' | 'EXPLORATION' | 'DESIGN' | 'PAYMENT' | 'CONSTRUCTION' | 'ACCEPTANCE'
  nodeName: string
  sort: number
  weight: number
  rate: Generated<number>
  status: 'NOT_STARTED' | 'DOING' | 'DONE' | 'SKIPPED'
  firstEnd: string | null
  planStart: string | null
  planEnd: string | null
  actualStart: string | null
  actualEnd: string | null
  tip: Generated<string>
  tipClickedBy: Generated<string[]>
  remark: Generated<string>
  files: Generated<string[]>
  updatedAt: string
}

export interface ProjectPaymentTable {
  bp: string
  paymentId: string
  companyCode: string
  projectId: string
  seq: number
  name: string
  ratio: number
  amount: string
  paidAmount: Generated<string>
  dueDate: string
  status: 'NOT_DUE' | 'TO_PAY' | 'AUDITING' | 'AUDIT_REJECTED' | 'PAID'
  paidAt: string | null
  ttId: string | null
  voucherFiles: Generated<string[]>
  voucherAmount: string | null
  voucherDate: string | null
  rejectReason: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface ProjectUpdateTable {
  bp: string
  updateId: string
  companyCode: string
  projectId: string
  nodeCode: string | null
  kind: 'PROGRESS' | 'PLAN_CHANGE' | 'FILE' | 'PAYMENT' | 'APPROVAL' | 'NOTICE'
  title: string
  content: string
  beforeDate: string | null
  afterDate: string | null
  files: Generated<string[]>
  at: string
}

export interface QualificationTable {
  bp: string
  qualId: string
  companyCode: string
  kind: 'LICENSE' | 'TAXPAYER' | 'AUTHLETTER' | 'HAZMAT' | 'FIRE' | 'OTHER'
  fileIds: string[]
  validTo: string | null
  status: '10' | '20' | '30' | '40' | '50' | '60'
  rejectReason: string | null
  replaces: string | null
  submittedBy: string
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface QuietSettingTable {
  userId: string
  enabled: boolean
  startAt: string
  endAt: string
  updatedAt: string
}

export interface QuotaUsageTable {
  companyCode: string
  month: string
  usedNet: Generated<string>
}

export interface RateCountTable {
  minute: string
  key: string
  count: number
}

export interface RawFrameTable {
  companyCode: string
  meterId: string
  channelNo: string
  readAt: string
  seq: string
  headEnd: string
  stdReading: string
  workReading: string | null
  pressure: string | null
  temperature: string | null
  flow: string | null
  maxFlow: string | null
  maxFlowAt: string | null
  signal: number | null
  receivedAt: string
}

export interface ReadReceiptTable {
  bp: string
  articleId: string
  companyCode: string
  userId: string
  userMasked: string
  at: string
  version: number
}

export interface ReceptionSettingTable {
  userId: string
  bp: string
  version: number
  channels: Json<ChosenChannels>
  updatedAt: string
}

export interface RecognitionUseTable {
  day: string
  subject: string
  uses: number
}

export interface ReconcileDiffTable {
  companyCode: string
  diffId: string
  day: string
  channel: string
  outTradeNo: string
  kind: 'LONG' | 'SHORT' | 'AMOUNT' | 'REFUND_LONG' | 'REFUND_SHORT' | 'REFUND_AMOUNT'
  ours: string | null
  theirs: string | null
  handledAt: string | null
  createdAt: string
}

export interface RefundTable {
  bp: string
  refundId: string
  companyCode: string
  orderId: string
  outRefundNo: string
  amount: string
  reason: string
  refundTo: 'CHANNEL' | 'BALANCE'
  state: 'APPLIED' | 'APPROVED' | 'DONE' | 'REFUSED' | 'TO_BALANCE'
  appliedBy: string
  appliedAt: string
  channelRefundNo: string | null
  doneAt: string | null
  refuseReason: string | null
  updatedAt: string
  askAgainAt: string | null
  askCount: Generated<number>
  blockedAt: string | null
  blockedReason: string | null
}

export interface RemitCodeTable {
  companyCode: string
  remitCode: string
  bp: string
  ttId: string
}

export interface ReviewTaskTable {
  companyCode: string
  taskId: string
  bizType: string
  bizNo: string
  bp: string | null
  rule: 'autoPass' | 'autoReject' | 'manual'
  dueAt: string | null
  decision: 'PASS' | 'REJECT' | 'ADJUST' | null
  volume: string | null
  decidedAt: string | null
  decidedBy: string | null
  remark: Generated<string>
  droppedAt: string | null
  createdAt: string
  takenBy: string | null
  takenAt: string | null
  askedBy: string | null
}

export interface SandboxBankEntryTable {
  companyCode: string
  tradeNo: string
  accountNo: string
  amount: string
  payerName: string
  payerAccount: string
  note: string
  tradeAt: string
}

export interface SandboxNoticeTable {
  companyCode: string
  noticeId: string
  outTradeNo: string
  flaw: 'NONE' | 'SIGNATURE' | 'AMOUNT'
  dueAt: string
  attempts: Generated<number>
  ackedAt: string | null
}

export interface SandboxRefundTable {
  companyCode: string
  outRefundNo: string
  outTradeNo: string
  amountFen: string
  createdAt: string | null
}

export interface SandboxSignFlowTable {
  flowId: string
  taskId: string
  title: string
  customerName: string
  companyName: string
  code: string
  wrongCodes: Generated<number>
  state: 'SIGNING' | 'SIGNED' | 'REFUSED' | 'FAILED'
  reason: Generated<string>
  document: Uint8Array
  signed: Uint8Array | null
  expireAt: string
  createdAt: string
}

export interface SandboxSignNoticeTable {
  noticeId: string
  flowId: string
  action: 'SIGN_MISSION_COMPLETE' | 'SIGN_FLOW_COMPLETE'
  isForged: Generated<boolean>
  dueAt: string
  attempts: Generated<number>
}

export interface SandboxTradeTable {
  companyCode: string
  outTradeNo: string
  token: string
  amountFen: string
  state: 'NOTPAY' | 'PAYERROR' | 'PAID' | 'CLOSED'
  transactionId: string
  attach: string
  paysAt: string | null
  refundedFen: Generated<string>
  expireAt: string
  createdAt: string
}

export interface ScanTicketTable {
  scanId: string
  kind: 'PC_LOGIN' | 'SUB_INVITE'
  createdBy: string | null
  payload: Json<Readonly<Record<string, unknown>>>
  status: Generated<'S0' | 'S1' | 'S2' | 'S3' | 'S4'>
  pollHash: string | null
  scannedBy: string | null
  confirmedAt: string | null
  tenantId: string | null
  entrustedTenantId: string | null
  collectedAt: string | null
  createdAt: string
  expireAt: string
  beganBy: 'sms' | 'password' | 'wx' | 'app' | 'icome' | null
  sessionId: string | null
  loginFamily: string | null
}

export interface SchemeTable {
  bp: string
  schemeId: string
  companyCode: string
  projectId: string
  versionNo: number
  title: string
  summary: string
  designFiles: Generated<string[]>
  quote: Json<SchemeItem[]>
  quoteTotal: string
  planDays: number
  status: 'TO_CONFIRM' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'EXPIRED'
  opinion: Generated<string>
  confirmBy: string | null
  confirmAt: string | null
  signFileId: string | null
  signSha256: string | null
  expireAt: string
  createdAt: string
  updatedAt: string
}

export interface SearchDocTable {
  kind: 'help' | 'faq' | 'headline' | 'information' | 'knowledge' | 'hyq' | 'product'
  refId: string
  category: string
  title: string
  summary: string
  body: string
  titleWords: string
  keyWords: string
  bodyWords: string
  rules: number
  terms: string
  companyCodes: Generated<string[]>
  customerTypes: Generated<string[]>
  visibility: 'public' | 'login' | 'bound'
  shownFrom: string
  shownUntil: string | null
}

export interface SearchQuestionTable {
  companyCode: string
  day: string
  text: string
  asked: number
  answered: number
  settledAt: string | null
  askers: Generated<string[]>
}

export interface SearchTermTable {
  term: string
  docs: number
}

export interface SearchWordingTable {
  companyCode: string
  wordingId: string
  word: string
  said: string[]
  status: 'on' | 'off'
  updatedBy: string
  updatedAt: string
}

export interface SecurityTicketTable {
  ticketHash: string
  userId: string
  scene: 'bind' | 'changePhone' | 'transfer' | 'cancel' | 'title' | 'revokeCancel' | 'payApprove' | 'exportData' | 'grant' | 'staff'
  subject: Generated<string>
  expireAt: string
  usedAt: string | null
}

export interface SeedMarkTable {
  area: string
  seededAt: string
}

export interface SellerProfileTable {
  companyCode: string
  sellerName: string
  taxNo: string
  address: string
  phone: string
  bankName: string
  bankAccount: string
  drawer: string
  province: string
  netLimitPerInvoice: string
  monthQuotaNet: string
}

export interface ServiceTicketTable {
  bp: string
  ticketId: string
  companyCode: string
  ticketNo: string
  userId: string
  ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'
  subtype: 'GAS_LEAK' | 'NO_GAS' | 'PRESSURE' | 'METER_FAULT' | 'CARD_FAULT' | 'ALARM_FAULT' | 'VALVE_PIPE' | 'EQUIP_FAULT' | 'C_BILL' | 'C_PRICE' | 'C_INVOICE' | 'C_CONTRACT' | 'C_ACCOUNT' | 'C_OTHER' | 'T_SERVICE' | 'T_TIME' | 'T_FEE' | 'T_SUPPLY' | 'T_SITE' | 'S_APP' | 'S_SERVICE' | 'A_NEW' | 'A_MOVE' | 'A_VERIFY' | 'A_STOP' | 'A_RESTORE' | 'A_FIRE' | 'A_CHECK' | 'A_VISIT'
  priority: 'P1' | 'P2' | 'P3'
  source: 'MP' | 'H5' | 'APP' | 'HOTLINE' | 'BUTLER' | 'SYSTEM'
  title: string
  descriptionEnc: Sealed
  contactNameEnc: Sealed
  contactPhoneEnc: Sealed
  siteId: string | null
  addressEnc: Sealed | null
  lng: string | null
  lat: string | null
  meterNo: string | null
  appointDate: string | null
  appointSlot: 'AM' | 'PM1' | 'PM2' | null
  relatedType: 'BILL' | 'PAYMENT' | 'ORDER' | 'INVOICE' | 'HAZARD' | 'PROJECT' | 'METER_RECORD' | 'HELP' | null
  relatedId: string | null
  imageIds: Generated<string[]>
  state: 'SUBMITTED' | 'ACCEPTED' | 'DISPATCHED' | 'PROCESSING' | 'SUSPENDED' | 'RESOLVED' | 'TO_EVALUATE' | 'CLOSED' | 'CANCELLED' | 'REJECTED'
  acceptDue: string
  arriveDue: string | null
  finishDue: string
  nextDue: string | null
  acceptedAt: string | null
  arrivedAt: string | null
  suspendedAt: string | null
  resolvedAt: string | null
  confirmUntil: string | null
  confirmedAt: string | null
  closeAt: string | null
  closedAt: string | null
  handlerNameEnc: Sealed | null
  handlerPhoneEnc: Sealed | null
  handlerRole: string | null
  deptName: string | null
  overdueStep: Generated<'NONE' | 'ACCEPT' | 'ARRIVE' | 'FINISH'>
  urgeCount: Generated<number>
  lastUrgeAt: string | null
  replyCount: Generated<number>
  reopenCount: Generated<number>
  escalated: Generated<boolean>
  escalatedTo: string | null
  resultEnc: Sealed | null
  resultFileIds: Generated<string[]>
  feeAmount: Generated<string>
  feeBasis: string | null
  rejectReason: string | null
  cancelReason: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
  contactPhoneIndex: string | null
  videoId: string | null
}

export interface SettingTable {
  companyCode: string
  key: string
  value: string
  updatedAt: Generated<string>
}

export interface ShareLinkTable {
  code: string
  companyCode: string
  sharerUserId: string
  bp: string
  targetType: 'article' | 'product' | 'activity' | 'hyq' | 'lottery' | 'knowledge' | 'app'
  targetId: string
  channel: 'wxFriend' | 'timeline' | 'copyLink' | 'qr' | 'native'
  title: string
  description: string
  imageUrl: string
  expireAt: string
  openCount: Generated<number>
  visitorCount: Generated<number>
  createdAt: string
}

export interface ShareVisitTable {
  code: string
  visitorHash: string
  day: string
  action: 'open' | 'toApp' | 'toDetail' | 'login' | 'lead'
  platform: 'weapp' | 'h5wx' | 'h5' | 'native'
  at: string
}

export interface SignTaskTable {
  bp: string
  taskId: string
  companyCode: string
  contractId: string
  provider: string
  flowId: string | null
  state: 'PENDING' | 'VIEWED' | 'SIGNING' | 'SIGNED' | 'REFUSED' | 'EXPIRED' | 'FAILED'
  expireAt: string
  viewedAt: string | null
  signWay: 'SEAL' | 'HAND' | null
  signedBy: string | null
  signerName: Generated<Sealed>
  signedAt: string | null
  companySignedAt: string | null
  evidence: Generated<Sealed>
  reason: Generated<Sealed>
  createdAt: string
  updatedAt: string
}

export interface SignedFileTable {
  bp: string
  kind: string
  ref: string
  companyCode: string
  fileId: string
  name: string
  readHash: string
  coveredHash: string
  fileHash: string
  signedAt: string
  createdAt: string
}

export interface SigningKeyTable {
  role: 'ROOT' | 'TSA' | 'CUSTOMER' | 'COMPANY'
  certificate: string | null
  privateKey: Sealed
  createdAt: string
}

export interface SlotQuotaTable {
  companyCode: string
  date: string
  slot: 'AM' | 'PM1' | 'PM2'
  kind: 'REPAIR' | 'APPLY' | 'INSPECTION' | 'REINSPECT'
  quota: number
  used: Generated<number>
}

export interface SmartLookTable {
  bp: string
  companyCode: string
  lookedAt: string
}

export interface SmartMessageTable {
  bp: string
  smartId: string
  companyCode: string
  ruleCode: SmartRuleCode
  evidenceKey: string
  title: string
  insight: string
  suggestion: string
  evidence: Json<SmartEvidence[]>
  actions: Json<SmartAction[]>
  knownUntil: string | null
  validUntil: string
  createdAt: string
  updatedAt: string
  series: Json<SmartPoint[], undefined>
}

export interface SmartStateTable {
  bp: string
  smartId: string
  userId: string
  companyCode: string
  ruleCode: SmartRuleCode
  status: 'new' | 'read' | 'adopted' | 'ignored'
  reason: 'done' | 'wrong' | 'unwanted' | null
  at: string
}

export interface SmsCodeTable {
  smsId: string
  phoneIndex: string
  smsType: string
  codeHash: string
  expireAt: string
  attempts: Generated<number>
  usedAt: string | null
  sentIp: string
  createdAt: string
  byVisitor: Generated<boolean>
}

export interface SmsReceiptTable {
  noticeId: string
  triedAt: string
  bizId: string | null
}

export interface StaffRoleTable {
  userId: string
  role: 'REVIEWER'
  companyCode: string
}

export interface StateLogTable {
  bp: string
  logId: Generated<string>
  entity: string
  entityId: string
  fromState: Generated<string>
  toState: string
  by: string
  reason: Generated<string>
  at: string
}

export interface StatementTable {
  bp: string
  statementId: string
  companyCode: string
  statementNo: string
  scope: 'MULTI' | 'SINGLE'
  scopeKey: string
  billVersion: 'NEW' | 'OLD'
  billMonth: string
  periodFrom: string
  periodTo: string
  totalVolume: string
  otherItems: Json<OtherItem[], undefined>
  totalAmount: string
  taxAmount: string
  netAmount: string
  state: 'DRAFT' | 'PENDING' | 'DISPUTED' | 'SIGNED' | 'AUTO_CONFIRMED' | 'BILLED' | 'VOID'
  revision: Generated<number>
  companySignName: Generated<string>
  companySignAt: string | null
  customerSignUserId: string | null
  customerSignName: string | null
  customerSignAt: string | null
  signFileId: string | null
  signSha256: string | null
  confirmDeadline: string | null
  disputeCount: Generated<number>
  billId: string | null
  pdfFileId: string | null
  createdAt: string
  updatedAt: string
}

export interface StatementItemTable {
  bp: string
  itemKey: string
  companyCode: string
  code: string
  name: string
  amount: string
  statementId: string | null
  createdAt: string
  updatedAt: string
}

export interface StatementLineTable {
  bp: string
  statementId: string
  meterId: string
  channelNo: string
  meterNo: string
  prevReading: string
  currReading: string
  readVolume: string
  adjustVolume: Generated<string>
  adjustReason: Generated<string>
  settleVolume: string
  packageVolume: Generated<string>
  billedVolume: string
  readingSource: ReadingSource
  amount: string
  carried: Generated<string>
  carriedIn: Generated<string>
  adjustAmount: Generated<string>
}

export interface StatementSegmentTable {
  bp: string
  statementId: string
  meterId: string
  channelNo: string
  seq: number
  tierNo: number
  label: Generated<string>
  season: 'HEATING' | 'NON_HEATING'
  price: string
  volume: string
  amount: string
  fromDate: string
  toDate: string
}

export interface StopGasTable {
  bp: string
  stopId: string
  companyCode: string
  meterIds: Generated<string[]>
  kind: 'ARREARS' | 'PLANNED' | 'EMERGENCY' | 'PEAK' | 'HAZARD'
  state: 'WARNED' | 'NOTICED' | 'STOPPED' | 'RESUMING' | 'RESUMED' | 'CANCELLED'
  title: string
  area: Generated<string>
  reason: Generated<string>
  tips: Json<string[], undefined>
  noticeNo: string | null
  noticeAt: string | null
  planStopAt: string | null
  planResumeAt: string | null
  realStopAt: string | null
  realResumeAt: string | null
  limitVolume: string | null
  cause: 'ARREARS' | 'OVERDRAFT' | null
  triggerBillIds: Generated<string[]>
  arrears: string | null
  sourceType: string | null
  sourceId: string | null
  hotline: Generated<string>
  ackRequired: Generated<boolean>
  ackBy: string | null
  ackAt: string | null
  confirmedBy: string | null
  confirmedAt: string | null
  createdAt: string
  updatedAt: string
}

export interface StopStepTable {
  bp: string
  companyCode: string
  stepId: string
  meterId: string
  phase: 'BEFORE' | 'AFTER'
  textEnc: Sealed
  createdBy: string
  createdAt: string
  removedAt: string | null
}

export interface StopTickTable {
  bp: string
  companyCode: string
  stopId: string
  meterId: string
  stepId: string
  userId: string
  doneAt: string
}

export interface SubOrderTable {
  bp: string
  subOrderId: string
  orderId: string
  seq: number
  amount: string
  state: 'WAIT_PAY' | 'PAYING' | 'SUCCESS' | 'CLOSED'
  paymentId: string | null
  paidAt: string | null
}

export interface SupplementOrderTable {
  bp: string
  buNo: string
  orderNo: string
  childNo: string
  buType: 'ADD' | 'ADVANCE' | 'DIFF'
  volume: string
  unitPrice: string
  amount: string
  reason: Generated<string>
  changeNo: string | null
  payDeadline: string | null
  paidAt: string | null
  payNo: string | null
  state: 'WAIT_REVIEW' | 'REJECTED' | 'WAIT_PAY' | 'PAY_CONFIRMING' | 'EFFECTIVE' | 'SETTLED' | 'CLOSED' | 'OVERDUE' | 'WITHDRAWN'
  rejectRemark: string | null
  createdAt: string
  updatedAt: string
  version: Generated<number>
}

export interface SupplyAgreementTable {
  bp: string
  agreeId: string
  companyCode: string
  orderNo: string
  templateVersion: string
  content: string
  contentHash: string
  state: 'TO_SIGN' | 'SIGNED' | 'VOID'
  openedAt: string | null
  signWay: 'SEAL' | 'HAND' | null
  signImage: string | null
  signedBy: string | null
  signedName: string | null
  signedAt: string | null
  expireAt: string
  contractId: string | null
  evidence: Json<SealedEvidence, null>
  createdAt: string
}

export interface TaxConfirmationTable {
  companyCode: string
  confirmKey: string
  confirmNo: string
  stage: '01' | '02' | '04' | '05' | '08'
  madeAt: string
}

export interface TaxDocumentTable {
  companyCode: string
  documentKey: string
  invoiceNo: string
  issuedAt: string
  toldAt: string
  grossAmount: string
}

export interface TaxItemTable {
  companyCode: string
  taxItemCode: 'NG_PIPE' | 'NG_LATEFEE' | 'METER' | 'REPAIR' | 'INSTALL'
  validFrom: string
  shortName: string
  goodsName: string
  unit: string
  taxCode: string
  taxRate: string
  goodsGroup: 'GAS' | 'GOODS' | 'SERVICE'
}

export interface TaxNoticeTable {
  companyCode: string
  noticeId: string
  documentKey: string
  dueAt: string
  attempts: Generated<number>
}

export interface TaxSequenceTable {
  companyCode: string
  kind: 'INVOICE' | 'CONFIRM'
  last: string
}

export interface TenantTable {
  tenantId: string
  tenantName: string
  kind: 'GAS' | 'SERVICE'
  companyCode: string | null
  iss: Generated<string>
  status: Generated<'1' | '0'>
  logo: string | null
}

export interface TenantMemberTable {
  tenantId: string
  userId: string
  source: 'binding' | 'ops'
  since: string
}

export interface TicketEvaluationTable {
  bp: string
  ticketId: string
  companyCode: string
  userId: string
  score: number | null
  timeliness: number | null
  attitude: number | null
  professional: number | null
  solved: boolean
  tags: Generated<string[]>
  commentEnc: Sealed
  anonymous: Generated<boolean>
  evaluateSource: 'CUSTOMER' | 'AUTO'
  callBackDue: string | null
  at: string
}

export interface TicketLogTable {
  bp: string
  ticketId: string
  logId: string
  companyCode: string
  action: 'CREATE' | 'ACCEPT' | 'DISPATCH' | 'DEPART' | 'ARRIVE' | 'PROCESS' | 'SUSPEND' | 'SUPPLEMENT' | 'REPLY' | 'NOTE' | 'URGE' | 'ESCALATE' | 'RESOLVE' | 'REOPEN' | 'CONFIRM' | 'AUTO_CONFIRM' | 'EVALUATE' | 'AUTO_CLOSE' | 'CANCEL' | 'REJECT' | 'SETTLE' | 'CALL_BACK'
  operatorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM'
  operatorNameEnc: Sealed
  contentEnc: Sealed
  fileIds: Generated<string[]>
  visible: Generated<boolean>
  at: string
}

export interface TicketStatTable {
  companyCode: string
  quarter: string
  ticketType: 'REPAIR' | 'CONSULT' | 'COMPLAINT' | 'SUGGEST' | 'APPLY'
  filed: Generated<number>
  finished: Generated<number>
  finishedInTime: Generated<number>
  arrived: Generated<number>
  arrivedInTime: Generated<number>
  arriveMinutes: Generated<number>
  escalated: Generated<number>
}

export interface TodoTable {
  bp: string
  todoId: string
  companyCode: string
  type: string
  bizId: string
  title: string
  summary: Generated<string>
  amount: string | null
  dueAt: string | null
  route: string
  priority: number
  modelCode: string | null
  masterOnly: Generated<boolean>
  assigneeUserId: string | null
  status: Generated<'0' | '1' | '2' | '3'>
  createdAt: string
  updatedAt: string
  handledBy: string | null
  handledAt: string | null
}

export interface TodoIgnoreTable {
  bp: string
  todoId: string
  userId: string
  at: string
}

export interface TradePaymentTable {
  bp: string
  payNo: string
  orderNo: string | null
  bizType: 'DEPOSIT' | 'CHILD' | 'SUPPLEMENT' | 'NG_MARGIN'
  bizNo: string
  amount: string
  channel: 'WXMINI' | 'WXJSAPI' | 'WXH5' | 'NATIVE' | 'SANDBOX' | 'BALANCE' | 'TT'
  orderId: string | null
  state: 'PAYING' | 'CONFIRMING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED'
  expireAt: string
  paidAt: string | null
  failReason: string | null
  createdBy: string
  createdAt: string
  updatedAt: string
}

export interface TtOrderTable {
  bp: string
  ttId: string
  companyCode: string
  purpose: 'BILL' | 'PREPAY' | 'PACKAGE' | 'PROJECT'
  payNo: string | null
  amount: string
  remitCode: string
  payerName: string
  payerBank: string
  payerAccount: Sealed
  receiverName: string
  receiverAccount: string
  receiverBank: string
  receiverBankNo: string
  remitDate: string | null
  remark: Generated<string>
  proofRemark: Generated<string>
  proofRound: Generated<number>
  proofAt: string | null
  state: 'WAIT_REMIT' | 'WAIT_VERIFY' | 'REJECTED' | 'MATCHED' | 'DIFF' | 'CANCELLED' | 'EXPIRED'
  stmtId: string | null
  arrivedAmount: string | null
  arrivedAt: string | null
  rejectReason: string | null
  expireAt: string
  createdAt: string
  updatedAt: string
  payerIndex: Generated<string>
}

export interface TtProofTable {
  bp: string
  ttId: string
  round: number
  seq: number
  fileId: string
  uploadedAt: string
}

export interface UpdateReadTable {
  bp: string
  projectId: string
  userId: string
  readTo: Generated<string>
  readIds: Generated<string[]>
  updatedAt: string
}

export interface UploadFileTable {
  fileId: string
  ownerType: 'USER' | 'VISITOR' | 'STAFF' | 'SYSTEM'
  ownerId: string
  companyCode: Generated<string>
  bizType: string
  name: string
  mime: string
  ext: string
  size: number
  width: number | null
  height: number | null
  sha256: string
  exifTakenAt: string | null
  exifLng: string | null
  exifLat: string | null
  status: 'TEMP' | 'USED' | 'DELETED'
  ownerRef: string | null
  storeKey: string
  createdAt: string
  updatedAt: string
  purgedAt: string | null
}

export interface UsageAnswerTable {
  bp: string
  meterId: string
  gasDay: string
  companyCode: string
  isWorkday: boolean
  volume: string
  mean: string
  answer: 'NORMAL' | 'ABNORMAL'
  userId: string
  createdAt: string
  updatedAt: string
}

export interface UsageSiteTable {
  bp: string
  siteId: string
  companyCode: string
  siteName: string
  cityCode: string
  district: string
  address: string
  lng: string | null
  lat: string | null
  contactName: Sealed
  contactPhoneEnc: string
  industry: 'CERAMICS' | 'TEXTILE' | 'GLASS' | 'FOOD' | 'CHEMICAL' | 'MACHINERY' | 'CATERING' | 'HOTEL' | 'HOSPITAL' | 'SCHOOL' | 'OTHER'
  source: 'COMPANY' | 'CUSTOMER'
  state: 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'REPLACED' | 'DELETED'
  rejectReason: string | null
  replaces: string | null
  isMain: Generated<boolean>
  userId: string | null
  version: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface ValveCommandTable {
  bp: string
  commandId: string
  companyCode: string
  meterId: string
  meterNo: string
  action: 'OPEN' | 'CLOSE'
  state: 'WAITING' | 'SENT' | 'DONE' | 'REFUSED' | 'GIVEN_UP' | 'REPLACED'
  reason: Generated<string>
  refType: Generated<string>
  refId: Generated<string>
  valveBefore: 'OPEN' | 'CLOSED' | 'UNKNOWN' | null
  tries: Generated<number>
  askAgainAt: string
  settledAt: string | null
  failReason: Generated<string>
  createdAt: string
  updatedAt: string
}

export interface ViewSeenTable {
  counted: 'article' | 'help' | 'product'
  targetId: string
  reader: string
  seenAt: string
}

export interface VirtualCardTable {
  cardNo: string
  cardUid: string
  image: string
  feedback: string
  inField: Generated<boolean>
  challenge: string | null
  authed: Generated<boolean>
  tearAt: number | null
  loadedSeq: number
  meterRemain: number
  meterTotal: number
}

export interface VisitorUploadTable {
  day: string
  subject: string
  bytes: string
}

export interface VoucherTable {
  bp: string
  voucherId: string
  companyCode: string
  voucherNo: string
  payOrderId: string
  orderNo: string
  bizType: BizType
  title: string
  customerName: string
  meterId: string | null
  meterNo: string | null
  address: string
  amount: string
  amountUpper: string
  parts: Json<{ name: string; amount: string }[]>
  volume: string | null
  channelText: string
  paidAt: string
  verifyCode: string
  createdAt: string
}

export interface VoucherMailTable {
  bp: string
  mailId: string
  companyCode: string
  voucherId: string
  senderBp: string
  userId: string
  email: Sealed
  origin: string
  tries: Generated<number>
  createdAt: string
  sentAt: string | null
  failedAt: string | null
}

export interface WeatherDayTable {
  city: string
  date: string
  temperature: string
  updatedAt: string
}

export interface WorkGatewayTable {
  gatewayId: string
  seenAt: string
}

export interface WorkItemTable {
  itemId: string
  kind: string
  key: string
  data: Json<unknown>
  dueAt: string | null
  state: Generated<'waiting' | 'active' | 'failed'>
  attempts: Generated<number>
  maxAttempts: number
  runAfter: Generated<string>
  gatewayId: string | null
  error: string | null
  failedAt: string | null
  trace: string | null
}

export interface WorkSweepTable {
  name: string
  dueAt: string
  cursor: Generated<string>
  startedAt: string
  doneAt: string | null
}

export interface WxAuthTable {
  bp: string
  projectId: string
  userId: string
  declinedAt: string | null
  askedAt: string
}

export interface WxFollowTable {
  openId: string
  unionId: string | null
  followed: boolean
  since: string
}

export interface WxRelationTable {
  appId: string
  openId: string
  unionId: string | null
  appletAppliedNo: Generated<string>
  userId: string | null
  bp: string | null
  boundAt: string
  unboundAt: string | null
}

export interface WxSessionTable {
  handleHash: string
  appId: string
  openId: string
  unionId: string | null
  sessionKeyEnc: string
  phoneCodeHash: string | null
  phoneEnc: string | null
  expireAt: string
}

export interface WxSubscriptionTable {
  userId: string
  openId: string
  tmplId: string
  remaining: number
  grants: Generated<number>
  lastResult: 'accept' | 'reject' | 'ban' | 'filter'
  lastAt: string
  popups: Generated<number>
  popupAt: string | null
  always: Generated<boolean>
}

export interface DB {
  accessToken: AccessTokenTable
  accountCancel: AccountCancelTable
  accountProof: AccountProofTable
  activitySignUp: ActivitySignUpTable
  agreementConsent: AgreementConsentTable
  alarmEvent: AlarmEventTable
  appOpened: AppOpenedTable
  appRelease: AppReleaseTable
  appSwitch: AppSwitchTable
  appUser: AppUserTable
  article: ArticleTable
  articleReaction: ArticleReactionTable
  articleRead: ArticleReadTable
  auditLog: AuditLogTable
  authApp: AuthAppTable
  authCentreSession: AuthCentreSessionTable
  authGrant: AuthGrantTable
  authSession: AuthSessionTable
  authTmpCode: AuthTmpCodeTable
  authorityLog: AuthorityLogTable
  balanceActivity: BalanceActivityTable
  balanceApply: BalanceApplyTable
  balanceDay: BalanceDayTable
  balanceHours: BalanceHoursTable
  bankAccount: BankAccountTable
  bankReceiver: BankReceiverTable
  bankStatement: BankStatementTable
  banner: BannerTable
  basketOrder: BasketOrderTable
  basketTrade: BasketTradeTable
  bill: BillTable
  billLine: BillLineTable
  bindingApplication: BindingApplicationTable
  bindingAuthority: BindingAuthorityTable
  bpBinding: BpBindingTable
  bpManager: BpManagerTable
  butlerRating: ButlerRatingTable
  butlerVisit: ButlerVisitTable
  calcTemplate: CalcTemplateTable
  calendarAddress: CalendarAddressTable
  calendarDay: CalendarDayTable
  captcha: CaptchaTable
  changeRecord: ChangeRecordTable
  chatConversation: ChatConversationTable
  chatMessage: ChatMessageTable
  childOrder: ChildOrderTable
  consoleConfig: ConsoleConfigTable
  constructLog: ConstructLogTable
  contentCategory: ContentCategoryTable
  contract: ContractTable
  contractNotice: ContractNoticeTable
  contractNoticeRead: ContractNoticeReadTable
  contractPrice: ContractPriceTable
  coupon: CouponTable
  creditCommand: CreditCommandTable
  customer: CustomerTable
  customerMatch: CustomerMatchTable
  customerSearchMiss: CustomerSearchMissTable
  dailyUsage: DailyUsageTable
  dataGap: DataGapTable
  dataKey: DataKeyTable
  dayReason: DayReasonTable
  demandLead: DemandLeadTable
  depositEntry: DepositEntryTable
  devOutbox: DevOutboxTable
  deviationCase: DeviationCaseTable
  dispute: DisputeTable
  drawBeacon: DrawBeaconTable
  drawEntry: DrawEntryTable
  electiveChange: ElectiveChangeTable
  electiveOption: ElectiveOptionTable
  electivePeriod: ElectivePeriodTable
  electiveRecord: ElectiveRecordTable
  engineRecord: EngineRecordTable
  enterpriseCert: EnterpriseCertTable
  entrustment: EntrustmentTable
  extractionChange: ExtractionChangeTable
  extractionCycle: ExtractionCycleTable
  extractionRecord: ExtractionRecordTable
  financeMailing: FinanceMailingTable
  financeSending: FinanceSendingTable
  firstNotice: FirstNoticeTable
  formDraft: FormDraftTable
  gasAccount: GasAccountTable
  gasAlarm: GasAlarmTable
  gasCard: GasCardTable
  gasCompany: GasCompanyTable
  gasEquipment: GasEquipmentTable
  gasIndex: GasIndexTable
  gasOrder: GasOrderTable
  gasPackage: GasPackageTable
  gasPlan: GasPlanTable
  gasSubOrder: GasSubOrderTable
  goodGasRemind: GoodGasRemindTable
  guestLink: GuestLinkTable
  guestPass: GuestPassTable
  guestView: GuestViewTable
  guideDoc: GuideDocTable
  guideMap: GuideMapTable
  hazard: HazardTable
  hazardLog: HazardLogTable
  helpArticle: HelpArticleTable
  helpCategory: HelpCategoryTable
  helpFeedback: HelpFeedbackTable
  hotline: HotlineTable
  hyqPeriod: HyqPeriodTable
  hyqReport: HyqReportTable
  hyqResponse: HyqResponseTable
  idempotency: IdempotencyTable
  inspectionPlan: InspectionPlanTable
  inspectionReport: InspectionReportTable
  inspectionVisit: InspectionVisitTable
  installmentBill: InstallmentBillTable
  installmentItem: InstallmentItemTable
  installmentPayment: InstallmentPaymentTable
  installmentPlan: InstallmentPlanTable
  invoice: InvoiceTable
  invoiceApply: InvoiceApplyTable
  invoiceApplyItem: InvoiceApplyItemTable
  invoiceAuto: InvoiceAutoTable
  invoiceAutoRun: InvoiceAutoRunTable
  invoiceDerived: InvoiceDerivedTable
  invoiceItem: InvoiceItemTable
  invoiceLine: InvoiceLineTable
  invoiceMail: InvoiceMailTable
  invoicePick: InvoicePickTable
  invoicePiece: InvoicePieceTable
  invoiceRed: InvoiceRedTable
  invoiceShare: InvoiceShareTable
  invoiceTitle: InvoiceTitleTable
  jobRun: JobRunTable
  jobState: JobStateTable
  leadFollow: LeadFollowTable
  leadQuote: LeadQuoteTable
  leakHint: LeakHintTable
  ledgerEntry: LedgerEntryTable
  ledgerMark: LedgerMarkTable
  legalDocument: LegalDocumentTable
  licenseReading: LicenseReadingTable
  linkCode: LinkCodeTable
  linkVisit: LinkVisitTable
  logEvent: LogEventTable
  loginFailure: LoginFailureTable
  lotteryCampaign: LotteryCampaignTable
  lotteryChance: LotteryChanceTable
  lotteryDay: LotteryDayTable
  lotteryPrize: LotteryPrizeTable
  lotterySeed: LotterySeedTable
  lotteryWin: LotteryWinTable
  manager: ManagerTable
  marginEntry: MarginEntryTable
  marketActivity: MarketActivityTable
  marketCategory: MarketCategoryTable
  marketProduct: MarketProductTable
  masterClaim: MasterClaimTable
  message: MessageTable
  messageBatch: MessageBatchTable
  messageDelivery: MessageDeliveryTable
  messageMark: MessageMarkTable
  messageOutbox: MessageOutboxTable
  meter: MeterTable
  meterChannel: MeterChannelTable
  meterEvent: MeterEventTable
  meterFile: MeterFileTable
  meterFrame: MeterFrameTable
  meterImg: MeterImgTable
  meterReading: MeterReadingTable
  meterRecognition: MeterRecognitionTable
  meterSequence: MeterSequenceTable
  meterVerify: MeterVerifyTable
  moneyPromise: MoneyPromiseTable
  monthAssessment: MonthAssessmentTable
  nfcRecord: NfcRecordTable
  nfcSession: NfcSessionTable
  ngActivity: NgActivityTable
  ngBid: NgBidTable
  ngBidChange: NgBidChangeTable
  ngSeed: NgSeedTable
  openDelivery: OpenDeliveryTable
  openHook: OpenHookTable
  openKey: OpenKeyTable
  openUse: OpenUseTable
  orderBackfill: OrderBackfillTable
  orderHidden: OrderHiddenTable
  orderIndex: OrderIndexTable
  outlet: OutletTable
  packageOrder: PackageOrderTable
  payOrder: PayOrderTable
  payOrderItem: PayOrderItemTable
  payRemindConfig: PayRemindConfigTable
  paySearch: PaySearchTable
  payment: PaymentTable
  paymentNotify: PaymentNotifyTable
  planChange: PlanChangeTable
  planFallback: PlanFallbackTable
  predictionGroup: PredictionGroupTable
  preparedPayment: PreparedPaymentTable
  preparedTrail: PreparedTrailTable
  priceSchedule: PriceScheduleTable
  priceTier: PriceTierTable
  processText: ProcessTextTable
  productFavorite: ProductFavoriteTable
  productSku: ProductSkuTable
  productViewDay: ProductViewDayTable
  project: ProjectTable
  projectApproval: ProjectApprovalTable
  projectNode: ProjectNodeTable
  projectPayment: ProjectPaymentTable
  projectUpdate: ProjectUpdateTable
  qualification: QualificationTable
  quietSetting: QuietSettingTable
  quotaUsage: QuotaUsageTable
  rateCount: RateCountTable
  rawFrame: RawFrameTable
  readReceipt: ReadReceiptTable
  receptionSetting: ReceptionSettingTable
  recognitionUse: RecognitionUseTable
  reconcileDiff: ReconcileDiffTable
  refund: RefundTable
  remitCode: RemitCodeTable
  reviewTask: ReviewTaskTable
  sandboxBankEntry: SandboxBankEntryTable
  sandboxNotice: SandboxNoticeTable
  sandboxRefund: SandboxRefundTable
  sandboxSignFlow: SandboxSignFlowTable
  sandboxSignNotice: SandboxSignNoticeTable
  sandboxTrade: SandboxTradeTable
  scanTicket: ScanTicketTable
  scheme: SchemeTable
  searchDoc: SearchDocTable
  searchQuestion: SearchQuestionTable
  searchTerm: SearchTermTable
  searchWording: SearchWordingTable
  securityTicket: SecurityTicketTable
  seedMark: SeedMarkTable
  sellerProfile: SellerProfileTable
  serviceTicket: ServiceTicketTable
  setting: SettingTable
  shareLink: ShareLinkTable
  shareVisit: ShareVisitTable
  signTask: SignTaskTable
  signedFile: SignedFileTable
  signingKey: SigningKeyTable
  slotQuota: SlotQuotaTable
  smartLook: SmartLookTable
  smartMessage: SmartMessageTable
  smartState: SmartStateTable
  smsCode: SmsCodeTable
  smsReceipt: SmsReceiptTable
  staffRole: StaffRoleTable
  stateLog: StateLogTable
  statement: StatementTable
  statementItem: StatementItemTable
  statementLine: StatementLineTable
  statementSegment: StatementSegmentTable
  stopGas: StopGasTable
  stopStep: StopStepTable
  stopTick: StopTickTable
  subOrder: SubOrderTable
  supplementOrder: SupplementOrderTable
  supplyAgreement: SupplyAgreementTable
  taxConfirmation: TaxConfirmationTable
  taxDocument: TaxDocumentTable
  taxItem: TaxItemTable
  taxNotice: TaxNoticeTable
  taxSequence: TaxSequenceTable
  tenant: TenantTable
  tenantMember: TenantMemberTable
  ticketEvaluation: TicketEvaluationTable
  ticketLog: TicketLogTable
  ticketStat: TicketStatTable
  todo: TodoTable
  todoIgnore: TodoIgnoreTable
  tradePayment: TradePaymentTable
  ttOrder: TtOrderTable
  ttProof: TtProofTable
  updateRead: UpdateReadTable
  uploadFile: UploadFileTable
  usageAnswer: UsageAnswerTable
  usageSite: UsageSiteTable
  valveCommand: ValveCommandTable
  viewSeen: ViewSeenTable
  virtualCard: VirtualCardTable
  visitorUpload: VisitorUploadTable
  voucher: VoucherTable
  voucherMail: VoucherMailTable
  weatherDay: WeatherDayTable
  workGateway: WorkGatewayTable
  workItem: WorkItemTable
  workSweep: WorkSweepTable
  wxAuth: WxAuthTable
  wxFollow: WxFollowTable
  wxRelation: WxRelationTable
  wxSession: WxSessionTable
  wxSubscription: WxSubscriptionTable
}
