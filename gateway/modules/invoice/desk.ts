import { redReasons } from '@domain/statuses/invoice'
import { buyerTypes, titleKinds } from '@domain/statuses/invoice-apply'
import { formatAmount } from '@domain/money'
import { badField } from '../../http/refusal'
import { transition } from '../../states'
import { enqueue } from '../../work/queue'
import type { DeskArea } from '../desk/service'
import { urls } from '../file/service'
import { upsert } from '../todo/service'
import { needsBuyer } from './red'
import { requestConsent, buyerDeadline, end, redKind } from './red-run'
import { findInvoices, lockInvoice } from './repo/invoices'
import { findRed, lockRed, redsById, setRed } from './repo/reds'
import { lockTitles, setDefault, titlesById } from './repo/titles'
import { redMachine, titleMachine } from './states'
import { passDefaultOn } from './titles'
import type { Red, Title } from './types'

async function filesOf(work: Parameters<DeskArea['describe']>[0], fileIds: readonly string[]) {
  const addresses = await urls(work, fileIds)
  return fileIds.flatMap((id, index) => {
    const url = addresses.get(id)
    return url === undefined ? [] : [{ name: `证明材料${index + 1}`, url }]
  })
}

const factsOfTitle = (title: Title) => [
  { label: '户号', value: title.bp },
  { label: '抬头', value: `${titleKinds[title.titleKind]}·${buyerTypes[title.buyerType]}` },
  { label: '名称', value: title.buyerName },
  { label: '税号', value: title.taxNo },
  { label: '地址电话', value: `${title.address} ${title.phone}`.trim() },
  { label: '开户行账号', value: `${title.bankName} ${title.bankAccount}`.trim() },
  { label: '申请专票', value: title.specialAllowed === '2' ? '是' : '否' },
]

/** TITLE on the shared desk (IT-04): a title that changed or went meanwhile has a task of its own, or none. */
export const titleDesk: DeskArea = {
  async describe(work, tasks) {
    const titles = await titlesById(
      work,
      tasks.map(({ bizNo }) => bizNo),
    )
    return Promise.all(
      tasks.map(async ({ bizNo }) => {
        const title = titles.find((one) => one.titleId === bizNo)
        if (!title) return { title: '发票抬头', facts: [], files: [] }
        const files = await filesOf(work, title.proofFileIds)
        return { title: `发票抬头 ${title.buyerName}`, facts: factsOfTitle(title), files }
      }),
    )
  },
  async decided(work, { bizNo, bp, companyCode, decision, remark, decidedBy }) {
    if (decision === 'ADJUST' || bp === null) throw badField('decision')
    const all = await lockTitles(work, bp)
    const title = all.find(({ titleId }) => titleId === bizNo)
    if (title?.status !== 'T2') return
    const asksSpecial = title.specialAllowed === '2'
    if (decision === 'PASS') {
      await transition(work, titleMachine, title, 'PASS', {
        by: decidedBy,
        set: { rejectReason: null, ...(asksSpecial && { specialAllowed: '1' }) },
      })
      if (!all.some(({ isDefault }) => isDefault)) await setDefault(work, bp, bizNo, work.clock.iso())
      return
    }
    const set = { rejectReason: remark, ...(asksSpecial && { specialAllowed: '9' as const }) }
    await transition(work, titleMachine, title, 'REJECT', { by: decidedBy, set })
    await passDefaultOn(work, title, all)
    await upsert(work, {
      bp,
      companyCode,
      modelCode: 'INVOICE_TITLE',
      type: 'TITLE_REJECTED',
      bizId: bizNo,
      title: `发票抬头${title.buyerName}未通过`,
      summary: remark,
      route: `/subPagesB/pages/applyForInvoice/addCompanyTitle?titleId=${bizNo}`,
    })
  },
}

const factsOfRed = (red: Red, invoiceNo: string) => [
  { label: '户号', value: red.bp },
  { label: '蓝字发票', value: invoiceNo },
  { label: '红冲原因', value: redReasons[red.reason] },
  { label: '方式', value: red.mode === 'FULL' ? '全额' : '部分' },
  { label: '金额', value: `${formatAmount(red.grossAmount)}元` },
  { label: '说明', value: red.explanation },
]

/** RED on the shared desk (IR-08): a form that is passed goes to the platform next, and to the buyer where IR-02 requires it. */
export const redDesk: DeskArea = {
  async describe(work, tasks) {
    const reds = await redsById(
      work.db,
      tasks.map(({ bizNo }) => bizNo),
    )
    return Promise.all(
      tasks.map(async ({ bizNo }) => {
        const red = reds.find((one) => one.redId === bizNo)
        const [invoice] = red ? await findInvoices(work.db, red.bp, [red.blueInvoiceId]) : []
        if (!red || !invoice) return { title: '发票红冲', facts: [], files: [] }
        const files = await filesOf(work, red.proofFileIds)
        return { title: `红冲 ${invoice.invoiceNo}`, facts: factsOfRed(red, invoice.invoiceNo), files }
      }),
    )
  },
  async decided(work, { bizNo, bp, decision, remark, decidedBy }) {
    if (decision === 'ADJUST' || bp === null) throw badField('decision')
    const seen = await findRed(work.db, bp, bizNo)
    const invoice = seen && (await lockInvoice(work.db, bp, seen.blueInvoiceId))
    const red = await lockRed(work.db, bp, bizNo)
    if (red?.status !== 'R0' || !invoice) return
    const reviewedAt = work.clock.iso()
    if (decision === 'REJECT')
      return end(work, red, invoice, 'REJECT', `未通过，原因：${remark}`, { rejectReason: remark, reviewedAt })
    if (needsBuyer(invoice, red.mode)) {
      const deadline = buyerDeadline(work)
      await transition(work, redMachine, red, 'PASS', { by: decidedBy, set: { reviewedAt, buyerDeadline: deadline } })
      await requestConsent(work, red, invoice, deadline)
    } else await transition(work, redMachine, red, 'PASS_FREE', { by: decidedBy, set: { reviewedAt } })
    await setRed(work.db, red, { nextAskAt: work.clock.iso() })
    await enqueue(work, redKind, red.redId, { bp, redId: red.redId })
  },
}
