import { codes } from '@domain/codes'
import { bankStatementStatus } from '@domain/statuses/bank-statement'
import { billStatus, billTypes } from '@domain/statuses/bill'
import { cancelReasons } from '@domain/statuses/cancellation'
import { certStatus, qualificationKinds, skipReasons } from '@domain/statuses/certification'
import { matrixGaps, matrixKinds, matrixWays } from '@domain/statuses/finance-matrix'
import {
  deliveryEvents,
  deliveryStatus,
  openEvents,
  openKeyStatus,
  openReadNames,
  openScopes,
} from '@domain/statuses/open-data'
import { guestActs, guestLinkStatus, guestScopes } from '@domain/statuses/guest-link'
import {
  childOrderStatus,
  cycleTypes,
  extractionChangeStatus,
  extractionChangeTypes,
  extractionSources,
  gasPackageStatus,
  lockModes,
  packageCustomerTypes,
  packageOrderStatus,
  priceTypes,
  signWays,
  supplementStatus,
  supplementTypes,
  supplyAgreementStatus,
  supplyModes,
} from '@domain/statuses/gas-package'
import { depositDirections, tradeBizTypes, tradeChannels, tradePaymentStatus } from '@domain/statuses/trade-payment'
import { gasOrderStatus, gasSliceStatus, writeModes } from '@domain/statuses/gas-order'
import {
  invoiceColors,
  invoiceMailKinds,
  invoiceMailStatus,
  invoiceStatus,
  invoiceTypes,
  newInvoiceTypes,
  redModes,
  redReasons,
  redStatus,
  useStates,
} from '@domain/statuses/invoice'
import {
  applyEntries,
  buyerTypes,
  invoiceApplyStatus,
  mergeModes,
  queueReasons,
  specialStates,
  titleKinds,
  titleStatus,
} from '@domain/statuses/invoice-apply'
import { autoInvoiceStatus } from '@domain/statuses/invoice-auto'
import { goodsGroups, invoiceItemStatus, invoiceSources } from '@domain/statuses/invoice-item'
import { meterStatus, onlineStatus, valveStatus } from '@domain/statuses/meter'
import { imgPurposes, meterImgStatus } from '@domain/statuses/meter-img'
import {
  abnormalTypes,
  changeTypes,
  chargeModes,
  customerClasses,
  directions,
  entryTypes,
  gasUses,
  icModes,
  invoiceStates,
  meterTypes,
  qualities,
  readingSources,
  relations,
  seasons,
} from '@domain/statuses/names'
import { cardStatus, nfcResults } from '@domain/statuses/nfc-session'
import { installmentStatus } from '@domain/statuses/installment'
import { preparedActs, preparedKinds, preparedStatus } from '@domain/statuses/prepared-payment'
import { bizTypes, channels, payOrderStatus, paymentStatus, subOrderStatus } from '@domain/statuses/pay-order'
import { refundStatus, refundTargets } from '@domain/statuses/refund'
import { claimStatus, reviewStatus } from '@domain/statuses/review'
import { disputeReasons, disputeResults, statementStatus } from '@domain/statuses/statement'
import { stopCauses, stopGasStatus, stopKinds } from '@domain/statuses/stop-gas'
import { stepStates, trackKinds, trackSteps } from '@domain/statuses/money-track'
import { ttOrderStatus, ttPurposes } from '@domain/statuses/tt-order'
import { valveCommandStatus } from '@domain/statuses/valve-command'
import { OneOf } from './common'

/* Codes that the domain lists, as calls carry them: their labels and tones are beside them there. */

export const GasUse = OneOf(...codes(gasUses))
export const MeterType = OneOf(...codes(meterTypes))
export const ChargeMode = OneOf(...codes(chargeModes))
export const IcMode = OneOf(...codes(icModes))
export const Quality = OneOf(...codes(qualities))
export const Season = OneOf(...codes(seasons))
export const ReadingSource = OneOf(...codes(readingSources))
export const AbnormalType = OneOf(...codes(abnormalTypes))
export const ChangeType = OneOf(...codes(changeTypes))
export const Direction = OneOf(...codes(directions))
export const EntryType = OneOf(...codes(entryTypes))
export const InvoiceState = OneOf(...codes(invoiceStates))
export const CustomerClass = OneOf(...codes(customerClasses))
export const MeterState = OneOf(...codes(meterStatus))
export const ValveState = OneOf(...codes(valveStatus))
export const OnlineState = OneOf(...codes(onlineStatus))
export const StatementState = OneOf(...codes(statementStatus))
export const DisputeReason = OneOf(...codes(disputeReasons))
export const DisputeResult = OneOf(...codes(disputeResults))
export const BillState = OneOf(...codes(billStatus))
export const BillType = OneOf(...codes(billTypes))
export const MeterImgState = OneOf(...codes(meterImgStatus))
export const ImgPurpose = OneOf(...codes(imgPurposes))
export const StopKind = OneOf(...codes(stopKinds))
export const StopState = OneOf(...codes(stopGasStatus))
export const StopCause = OneOf(...codes(stopCauses))
export const ValveCommandState = OneOf(...codes(valveCommandStatus))
export const PayBizType = OneOf(...codes(bizTypes))
export const Channel = OneOf(...codes(channels))
export const PayOrderState = OneOf(...codes(payOrderStatus))
export const SubOrderState = OneOf(...codes(subOrderStatus))
export const PaymentState = OneOf(...codes(paymentStatus))
export const PreparedState = OneOf(...codes(preparedStatus))
export const PreparedKind = OneOf(...codes(preparedKinds))
export const PreparedAct = OneOf(...codes(preparedActs))
export const TrackStep = OneOf(...codes(trackSteps))
export const TrackKind = OneOf(...codes(trackKinds))
export const StepState = OneOf(...codes(stepStates))
export const TtState = OneOf(...codes(ttOrderStatus))
export const TtPurpose = OneOf(...codes(ttPurposes))
export const BankStatementState = OneOf(...codes(bankStatementStatus))
export const RefundState = OneOf(...codes(refundStatus))
export const RefundTarget = OneOf(...codes(refundTargets))
export const Relation = OneOf(...codes(relations))
export const ClaimStatus = OneOf(...codes(claimStatus))
export const ReviewStatus = OneOf(...codes(reviewStatus))
export const CertStatus = OneOf(...codes(certStatus))
export const SkipReason = OneOf(...codes(skipReasons))
export const QualificationKind = OneOf(...codes(qualificationKinds))
export const CancelReason = OneOf(...cancelReasons)
export const GasOrderState = OneOf(...codes(gasOrderStatus))
export const GasSliceState = OneOf(...codes(gasSliceStatus))
export const WriteMode = OneOf(...codes(writeModes))
export const NfcResult = OneOf(...codes(nfcResults))
export const InstallmentState = OneOf(...codes(installmentStatus))
export const CardState = OneOf(...codes(cardStatus))
export const InvoiceItemState = OneOf(...codes(invoiceItemStatus))
export const InvoiceSource = OneOf(...codes(invoiceSources))
export const GoodsGroup = OneOf(...codes(goodsGroups))
export const InvoiceApplyState = OneOf(...codes(invoiceApplyStatus))
export const MergeMode = OneOf(...codes(mergeModes))
export const AutoInvoiceState = OneOf(...codes(autoInvoiceStatus))
export const ApplyEntry = OneOf(...codes(applyEntries))
export const QueueReason = OneOf(...codes(queueReasons))
export const TitleState = OneOf(...codes(titleStatus))
export const TitleKind = OneOf(...codes(titleKinds))
export const BuyerType = OneOf(...codes(buyerTypes))
export const SpecialState = OneOf(...codes(specialStates))
export const InvoiceStatus = OneOf(...codes(invoiceStatus))
export const InvoiceType = OneOf(...codes(invoiceTypes))
export const NewInvoiceType = OneOf(...codes(newInvoiceTypes))
export const InvoiceColor = OneOf(...codes(invoiceColors))
export const UseState = OneOf(...codes(useStates))
export const RedState = OneOf(...codes(redStatus))
export const RedReason = OneOf(...codes(redReasons))
export const RedMode = OneOf(...codes(redModes))
export const InvoiceMailKind = OneOf(...codes(invoiceMailKinds))
export const GuestScope = OneOf(...codes(guestScopes))
export const GuestLinkState = OneOf(...codes(guestLinkStatus))
export const GuestAct = OneOf(...codes(guestActs))
export const OpenScope = OneOf(...codes(openScopes))
export const OpenKeyState = OneOf(...codes(openKeyStatus))
export const OpenEvent = OneOf(...codes(openEvents))
export const DeliveryEvent = OneOf(...codes(deliveryEvents))
export const DeliveryState = OneOf(...codes(deliveryStatus))
export const OpenRead = OneOf(...codes(openReadNames))
export const InvoiceMailState = OneOf(...codes(invoiceMailStatus))
export const MatrixGap = OneOf(...codes(matrixGaps))
export const MatrixKind = OneOf(...codes(matrixKinds))
export const MatrixWay = OneOf(...codes(matrixWays))
export const GasPackageState = OneOf(...codes(gasPackageStatus))
export const PackagePriceType = OneOf(...codes(priceTypes))
export const SupplyMode = OneOf(...codes(supplyModes))
export const CycleType = OneOf(...codes(cycleTypes))
export const PackageCustomerType = OneOf(...codes(packageCustomerTypes))
export const PackageOrderState = OneOf(...codes(packageOrderStatus))
export const ChildOrderState = OneOf(...codes(childOrderStatus))
export const SupplementState = OneOf(...codes(supplementStatus))
export const SupplementType = OneOf(...codes(supplementTypes))
export const ExtractionChangeState = OneOf(...codes(extractionChangeStatus))
export const ExtractionChangeType = OneOf(...codes(extractionChangeTypes))
export const LockMode = OneOf(...codes(lockModes))
export const ExtractionSource = OneOf(...codes(extractionSources))
export const SupplyAgreementState = OneOf(...codes(supplyAgreementStatus))
export const SignWay = OneOf(...codes(signWays))
export const TradeBizType = OneOf(...codes(tradeBizTypes))
export const TradeChannel = OneOf(...codes(tradeChannels))
export const TradePaymentState = OneOf(...codes(tradePaymentStatus))
export const DepositDirection = OneOf(...codes(depositDirections))
