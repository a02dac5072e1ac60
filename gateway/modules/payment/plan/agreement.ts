import type { Work } from '../../../http/context'
import { facts, foot, heading, lines, stamp, subtitle, table } from '../../../pdf/parts'
import { pdfOf } from '../../../pdf/sheet'
import { findBills } from '../../billing/service'
import { type Draw, paperUrl } from '../../file/service'
import { findAccount } from '../../gas-account/service'
import { companyOf } from '../../membership/service'
import { itemsOfPlan, planBills, planById } from '../repo/plans'
import { agreementPaper, type SignedPlan } from '../rules/agreement-paper'

const KIND = 'installment'

/** The signed address of a plan's agreement (A 5.17). */
export const agreementUrl = (work: Work, planId: string): string => paperUrl(work, KIND, planId)

async function signedPlan(work: Work, planId: string): Promise<SignedPlan | null> {
  const plan = await planById(work.db, planId)
  const account = plan && (await findAccount(work.db, { bp: plan.bp, companyCode: plan.companyCode }))
  if (!plan || !account) return null
  const frozen = await planBills(work.db, plan.bp, planId)
  const bills = await findBills(
    work.db,
    account,
    frozen.map(({ billId }) => billId),
  )
  const company = await companyOf(work, plan.companyCode)
  const { planNo, state, bp, totalAmount, applyReason, appliedAt, applyUserId } = plan
  return {
    planNo,
    state,
    bp,
    totalAmount,
    reason: applyReason,
    agreedAt: appliedAt,
    agreedBy: applyUserId,
    companyName: company?.companyName ?? '',
    customerName: account.customerName,
    address: account.address,
    lateFeeRate: account.lateFeeRate,
    bills: bills.flatMap(({ billId, billNo, billMonth, billType }) => {
      const signed = frozen.find((one) => one.billId === billId)
      return signed ? [{ billNo, billMonth, billType, principal: signed.principal, lateFee: signed.lateFee }] : []
    }),
    items: await itemsOfPlan(work.db, bp, planId),
  }
}

const BILLS = [
  { title: '账单', share: 24 },
  { title: '账单编号', share: 28 },
  { title: '本金（元）', share: 16, right: true },
  { title: '违约金（元）', share: 16, right: true },
  { title: '小计（元）', share: 16, right: true },
]
const ITEMS = [
  { title: '期数', share: 40 },
  { title: '应还日', share: 30 },
  { title: '金额（元）', share: 30, right: true },
]

const drawAgreement: Draw = async (work, planId) => {
  const plan = await signedPlan(work, planId)
  if (!plan) return null
  const paper = agreementPaper(plan)
  const bytes = await pdfOf({ title: `${paper.title} ${plan.planNo}`, madeAt: plan.agreedAt }, (doc) => {
    heading(doc, paper)
    facts(doc, paper.about)
    subtitle(doc, '分期账单')
    table(doc, BILLS, paper.bills, paper.billSum)
    subtitle(doc, '还款计划')
    table(doc, ITEMS, paper.items, paper.itemSum)
    subtitle(doc, '约定')
    lines(doc, paper.clauses)
    subtitle(doc, '在线同意')
    facts(doc, paper.signed)
    if (paper.stamp !== null) stamp(doc, paper.stamp, { x: 380, y: doc.y - 40 })
    foot(doc, paper.foot)
  })
  return { name: `分期缴费协议_${plan.planNo}.pdf`, bytes }
}

export const planPapers = { [KIND]: drawAgreement }
