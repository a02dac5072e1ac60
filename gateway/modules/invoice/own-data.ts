import { maskCard } from '@domain/mask'
import type { OwnData } from '../../personal-data'
import type { Sealed } from '../../db/column-types'
import type { Work } from '../../http/context'
import { listed, moment, type TextColumn } from '../../sheet/table'
import { openText } from '../../secret'
import { rightsAt } from '../membership/service'
import { mailingsOf, mailsAskedBy, sendingsOf } from './repo/own'
import { titlesMadeBy } from './repo/titles'
import type { Title } from './types'

/*
 * What a user entered for invoices, for the copy of personal data (PIPL art. 45): titles and e-mail addresses. The invoices themselves
 * belong to the gas account. The bank account number of a title is masked, because its author may have left the company; how its buyer is
 * reached is left out for an author that may not read titles any more: colleagues go on writing in it.
 */

const STATUS = { 0: '待发送', 1: '已发送', 2: '发送失败' } as const

interface Sent {
  email: Sealed
  status: '0' | '1' | '2'
  createdAt: string
}
const sent = (work: Work): readonly TextColumn<Sent>[] => [
  ['收件邮箱', 28, ({ email }) => openText(work, email)],
  ['时间', 20, ({ createdAt }) => moment(createdAt)],
  ['状态', 12, ({ status }) => STATUS[status]],
]

const titles: OwnData = async (work, subject) => {
  const made = subject.bps.length === 0 ? [] : await titlesMadeBy(work, subject)
  const readable = await readableAt(work, subject.userId, [...new Set(made.map(({ bp }) => bp))])
  const now = (text: (title: Title) => string) => (title: Title) => (readable.has(title.bp) ? text(title) : null)
  return listed('开票抬头', made, [
    ['户号', 14, ({ bp }) => bp],
    ['名称', 28, ({ buyerName }) => buyerName],
    ['税号', 22, ({ taxNo }) => taxNo],
    ['地址', 28, now(({ address }) => address)],
    ['电话', 16, now(({ phone }) => phone)],
    ['开户行', 24, ({ bankName }) => bankName],
    ['银行账号', 24, ({ bankAccount }) => (bankAccount === '' ? null : maskCard(bankAccount))],
    ['收票邮箱', 28, now(({ email }) => email)],
    ['收票手机', 16, now(({ receiverPhone }) => receiverPhone)],
    ['添加时间', 20, ({ createdAt }) => moment(createdAt)],
    ['已删除', 10, ({ deleted }) => (deleted ? '是' : '否')],
  ])
}

/** The customer numbers of these at which a user may read titles now. */
async function readableAt(work: Work, userId: string, bps: readonly string[]): Promise<ReadonlySet<string>> {
  const readable = new Set<string>()
  for (const bp of bps) if ((await rightsAt(work, bp, userId)).has('INVOICE_VIEW')) readable.add(bp)
  return readable
}

const mailings: OwnData = async (work, subject) =>
  listed('对账邮件设置', subject.bps.length === 0 ? [] : await mailingsOf(work.db, subject), [
    ['户号', 14, ({ bp }) => bp],
    ['邮箱', 28, ({ email }) => email && openText(work, email)],
    ['待确认的邮箱', 28, ({ wantedEmail }) => wantedEmail && openText(work, wantedEmail)],
    ['设置时间', 20, ({ createdAt }) => moment(createdAt)],
    ['最近更新', 20, ({ updatedAt }) => moment(updatedAt)],
  ])

const sendings: OwnData = async (work, subject) =>
  listed('对账邮件记录', subject.bps.length === 0 ? [] : await sendingsOf(work.db, subject), [
    ['户号', 14, ({ bp }) => bp],
    ['月份', 10, ({ month }) => month],
    ...sent(work),
  ])

const mails: OwnData = async (work, subject) =>
  listed('发票邮件记录', subject.bps.length === 0 ? [] : await mailsAskedBy(work.db, subject), [
    ['户号', 14, ({ bp }) => bp],
    ...sent(work),
  ])

export const invoiceData = {
  invoice_title: titles,
  finance_mailing: mailings,
  finance_sending: sendings,
  invoice_mail: mails,
}
