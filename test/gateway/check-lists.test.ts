/*
 * A code stands twice: in the domain, where the app and the rules know it, and in the check of its column. Here they are held
 * together; a check without a line below is a list that only the database knows.
 */
import { noticeEvents } from '@domain/first-notice'
import * as statuses from '@domain/statuses'
import { admitted, checkLists } from '../../gateway/db/check-lists'
import { testGateway, type TestGateway } from '../setup/gateway'

const codes = (of: object) => Object.keys(of).sort()

/** Column → its codes in the domain. */
const inDomain: Record<string, string[]> = {
  'account_cancel.status': codes(statuses.cancelStatus),
  'bill.bill_type': codes(statuses.billTypes),
  'bill.state': codes(statuses.billStatus),
  'bp_binding.relation': codes(statuses.relations),
  'bp_binding.review_status': codes(statuses.reviewStatus),
  'bp_binding.status': codes(statuses.bindingStatus),
  'bp_manager.role': codes(statuses.managerRoles),
  'butler_visit.kind': codes(statuses.visitKinds),
  'hotline.kind': codes(statuses.hotlineKinds),
  'manager.duty': codes(statuses.managerDuty),
  'child_order.state': codes(statuses.childOrderStatus),
  'contract.contract_type': codes(statuses.contractTypes),
  'contract.state': codes(statuses.contractStatus),
  'contract_notice.kind': codes(statuses.contractNoticeKinds),
  'contract_notice.state': codes(statuses.contractNoticeStatus),
  'customer.customer_class': codes(statuses.customerClasses),
  // A top-up goes to its meter as a command to the valve does.
  'credit_command.state': codes(statuses.valveCommandStatus),
  'daily_usage.quality': codes(statuses.qualities),
  'data_gap.reason': codes(statuses.gapReasons),
  'deposit_entry.direction': codes(statuses.depositDirections),
  'dispute.reason_code': codes(statuses.disputeReasons),
  'dispute.result': codes(statuses.disputeResults),
  'enterprise_cert.status': codes(statuses.certStatus),
  'extraction_change.change_type': codes(statuses.extractionChangeTypes),
  'extraction_change.state': codes(statuses.extractionChangeStatus),
  'extraction_cycle.lock_mode': codes(statuses.lockModes),
  'extraction_record.source': codes(statuses.extractionSources),
  'finance_sending.status': codes(statuses.invoiceMailStatus),
  'order_index.order_group': codes(statuses.orderGroups),
  'order_index.order_type': codes(statuses.orderTypes),
  'first_notice.kind': codes(noticeEvents),
  'gas_account.charge_mode': codes(statuses.chargeModes),
  'gas_account.gas_use': codes(statuses.gasUses),
  'gas_card.state': codes(statuses.cardStatus),
  // An order is by amount or by volume, as a meter counts the one or the other.
  'gas_order.buy_mode': codes(statuses.icModes),
  'gas_order.state': codes(statuses.gasOrderStatus),
  'gas_order.write_mode': codes(statuses.writeModes),
  'gas_package.cycle_type': codes(statuses.cycleTypes),
  'gas_package.price_type': codes(statuses.priceTypes),
  'gas_package.state': codes(statuses.gasPackageStatus),
  'gas_package.supply_mode': codes(statuses.supplyModes),
  'calc_template.method': codes(statuses.calcMethods),
  'day_reason.reason_code': codes(statuses.planReasons),
  'deviation_case.case_type': codes(statuses.deviationTypes),
  'deviation_case.reason_code': codes(statuses.planReasons),
  'deviation_case.status': codes(statuses.deviationStatus),
  'month_assessment.mode': codes(statuses.assessModes),
  'gas_plan.method': codes(statuses.planMethods),
  'gas_plan.plan_type': codes(statuses.planTypes),
  'gas_plan.state': codes(statuses.gasPlanStatus),
  'plan_change.entry': codes(statuses.planChangeEntries),
  // A year is declared again, never changed.
  'plan_change.plan_type': ['DAY', 'MONTH'],
  'plan_change.reason_code': codes(statuses.planReasons),
  'plan_change.state': codes(statuses.planChangeStatus),
  'plan_fallback.plan_type': ['DAY', 'MONTH'],
  'plan_fallback.rule': codes(statuses.fallbackRules),
  'prediction_group.assess_mode': codes(statuses.assessModes),
  'prediction_group.plan_mode': codes(statuses.planModes),
  'gas_sub_order.state': codes(statuses.gasSliceStatus),
  'guest_view.act': codes(statuses.guestActs),
  'hazard.extend_status': codes(statuses.extendStatus),
  'hazard.level': codes(statuses.hazardLevels),
  'hazard.origin_level': codes(statuses.hazardLevels),
  'hazard.proposal': codes(statuses.hazardProposals),
  'hazard.reinspect_slot': codes(statuses.appointSlots),
  'hazard.responsible': codes(statuses.responsibles),
  'hazard.status': codes(statuses.hazardStatus),
  'hazard_log.action': codes(statuses.hazardActions),
  'hazard_log.operator_type': codes(statuses.hazardOperators),
  'inspection_plan.appoint_slot': codes(statuses.appointSlots),
  'inspection_plan.status': codes(statuses.planStatus),
  'inspection_report.conclusion': codes(statuses.conclusions),
  'inspection_report.kind': codes(statuses.reportKinds),
  'inspection_report.status': codes(statuses.reportStatus),
  'inspection_report.visit_result': codes(statuses.visitResults),
  'inspection_visit.kind': codes(statuses.doorVisits),
  'inspection_visit.slot': codes(statuses.appointSlots),
  'installment_item.state': codes(statuses.installmentItemStatus),
  'installment_plan.state': codes(statuses.installmentStatus),
  'invoice.color': codes(statuses.invoiceColors),
  'invoice.invoice_type': codes(statuses.invoiceTypes),
  'invoice.status': codes(statuses.invoiceStatus),
  'invoice.use_status': codes(statuses.useStates),
  'invoice_apply.invoice_type': codes(statuses.newInvoiceTypes),
  'invoice_apply.merge_mode': codes(statuses.mergeModes),
  'invoice_apply.queue_reason': codes(statuses.queueReasons),
  'invoice_apply.source_entry': codes(statuses.applyEntries),
  'invoice_apply.status': codes(statuses.invoiceApplyStatus),
  'invoice_auto.invoice_type': codes(statuses.newInvoiceTypes),
  'invoice_auto_run.status': codes(statuses.autoInvoiceStatus),
  'invoice_item.goods_group': codes(statuses.goodsGroups),
  'invoice_item.source': codes(statuses.invoiceSources),
  'invoice_item.status': codes(statuses.invoiceItemStatus),
  'invoice_mail.kind': codes(statuses.invoiceMailKinds),
  'invoice_mail.status': codes(statuses.invoiceMailStatus),
  'invoice_pick.status': codes(statuses.pickStatus),
  'invoice_red.mode': codes(statuses.redModes),
  'invoice_red.new_invoice_type': codes(statuses.newInvoiceTypes),
  'invoice_red.reason': codes(statuses.redReasons),
  'invoice_red.status': codes(statuses.redStatus),
  'invoice_title.buyer_type': codes(statuses.buyerTypes),
  'invoice_title.special_allowed': codes(statuses.specialStates),
  'invoice_title.status': codes(statuses.titleStatus),
  'invoice_title.title_kind': codes(statuses.titleKinds),
  'ledger_entry.direction': codes(statuses.directions),
  'meter.charge_mode': codes(statuses.chargeModes),
  'meter.gas_use': codes(statuses.gasUses),
  'meter.ic_mode': codes(statuses.icModes),
  'meter.meter_type': codes(statuses.meterTypes),
  'meter.state': codes(statuses.meterStatus),
  'meter_img.purpose': codes(statuses.imgPurposes),
  'meter_img.state': codes(statuses.meterImgStatus),
  'meter_reading.source': codes(statuses.readingSources),
  'nfc_record.result': codes(statuses.nfcResults),
  'nfc_session.state': codes(statuses.nfcSessionStatus),
  'package_order.state': codes(statuses.packageOrderStatus),
  'pay_order.biz_type': codes(statuses.bizTypes),
  'pay_order.channel': codes(statuses.channels),
  'pay_order.state': codes(statuses.payOrderStatus),
  'payment.state': codes(statuses.paymentStatus),
  'price_schedule.season': codes(statuses.seasons),
  'price_schedule.tier_mode': codes(statuses.tierModes),
  'qualification.kind': codes(statuses.qualificationKinds),
  'qualification.status': codes(statuses.certStatus).filter((code) => code !== '00'),
  'refund.refund_to': codes(statuses.refundTargets),
  'refund.state': codes(statuses.refundStatus),
  'statement.state': codes(statuses.statementStatus),
  'statement_segment.season': codes(statuses.seasons),
  'stop_gas.cause': codes(statuses.stopCauses),
  'service_ticket.appoint_slot': codes(statuses.appointSlots),
  'service_ticket.overdue_step': codes(statuses.overdueSteps),
  'service_ticket.priority': codes(statuses.ticketPriorities),
  'service_ticket.related_type': codes(statuses.ticketSubjects),
  'service_ticket.source': codes(statuses.ticketSources),
  'service_ticket.state': codes(statuses.ticketStatus),
  'service_ticket.subtype': codes(statuses.ticketSubtypes),
  'service_ticket.ticket_type': codes(statuses.ticketTypes),
  'ticket_evaluation.evaluate_source': codes(statuses.ratingSources),
  'ticket_log.action': codes(statuses.ticketActions),
  'ticket_log.operator_type': codes(statuses.ticketOperators),
  'ticket_stat.ticket_type': codes(statuses.ticketTypes),
  'slot_quota.kind': codes(statuses.slotKinds),
  'slot_quota.slot': codes(statuses.appointSlots),
  'stop_gas.kind': codes(statuses.stopKinds),
  'stop_gas.state': codes(statuses.stopGasStatus),
  'sub_order.state': codes(statuses.subOrderStatus),
  'supplement_order.bu_type': codes(statuses.supplementTypes),
  'supplement_order.state': codes(statuses.supplementStatus),
  'supply_agreement.sign_way': codes(statuses.signWays),
  'supply_agreement.state': codes(statuses.supplyAgreementStatus),
  'trade_payment.biz_type': codes(statuses.tradeBizTypes),
  'trade_payment.channel': codes(statuses.tradeChannels),
  'trade_payment.state': codes(statuses.tradePaymentStatus),
  'usage_site.industry': codes(statuses.industries),
  'usage_site.source': codes(statuses.siteSources),
  'sign_task.sign_way': codes(statuses.signWays),
  'sign_task.state': codes(statuses.signTaskStatus),
  'signing_key.role': ['COMPANY', 'CUSTOMER', 'ROOT', 'TSA'],
  'usage_site.state': codes(statuses.siteStatus),
  'valve_command.state': codes(statuses.valveCommandStatus),
}

let gateway: TestGateway
let lists: Map<string, string[]>
beforeAll(async () => {
  gateway = await testGateway({ demoData: false })
  lists = await checkLists(gateway.db)
})
afterAll(() => gateway.close())

test.each(Object.entries(inDomain))('%s admits what the domain knows', (column, expected) => {
  expect([...(lists.get(column) ?? [])].sort()).toEqual(expected)
})

test('no column with the same words is missed', () => {
  // Numbers mean something else in every table (todo.status is no review).
  const words = Object.values(inDomain).filter((list) => !list.every((code) => /^\d$/.test(code)))
  const domainLists = new Set(words.map((list) => list.join()))
  const missed = [...lists].filter(([column, list]) => !inDomain[column] && domainLists.has([...list].sort().join()))
  expect(missed.map(([column]) => column)).toEqual([])
})

test.each([
  ["CHECK ((a = ANY (ARRAY['x'::text, 'y''z'::text])))", ['x', "y'z"]],
  ["CHECK ((a = 'x'::text))", ['x']],
  ["CHECK ((a ~ '^x$'::text))", null],
  ['CHECK ((a > 0))', null],
])('%s', (definition, expected) => expect(admitted(definition)).toEqual(expected))
