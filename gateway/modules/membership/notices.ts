import { maskCustomer, maskPhone } from '@domain/mask'
import type { Work } from '../../http/context'
import { publish, sendSms } from '../message/service'
import { notify, type NoticeTo } from '../notice/service'

/*
 * Notices of a changed binding: message, SMS and to-do, in the words of C 2.14 and CV-8. Messages and to-dos are stored, so they
 * contain the masked phone; the page that they lead to shows the whole number.
 */

export interface Place {
  bp: string
  companyCode: string
  customerName: string
}

const CHECK = '/pages/binding/check'
const TRANSFER = '/pages/binding/transfer'

const toMaster = ({ bp, companyCode }: Place, about: Pick<NoticeTo, 'route' | 'bizType' | 'bizId'>): NoticeTo => ({
  bp,
  companyCode,
  audience: 'MASTER',
  ...about,
})

const local = (iso: string) => iso.slice(0, 16).replace('T', ' ')

/** BD-06: the master is notified of an application by message, SMS and to-do. */
export async function notifyMaster(
  work: Work,
  place: Place,
  of: { bindingId: string; applicant: string; masterPhone: string; deadlineAt: string; round: string },
): Promise<void> {
  const route = `${CHECK}?bindingId=${of.bindingId}`
  await notify(work, toMaster(place, { route, bizType: 'SUB_REVIEW', bizId: of.bindingId }), {
    message: {
      templateCode: 'SUB_REVIEW',
      params: { phone: maskPhone(of.applicant), bpName: place.customerName },
      dedupeKey: `SUB_REVIEW|${of.bindingId}|${of.round}`,
    },
    todo: {
      type: 'SUB_REVIEW',
      title: '子账号待审核',
      summary: `${maskPhone(of.applicant)}申请成为${place.customerName}的子账号`,
      dueAt: of.deadlineAt,
    },
  })
  await sendSms(work, {
    companyCode: place.companyCode,
    phone: of.masterPhone,
    smsType: 'SUB_REVIEW',
    text: `${of.applicant}申请成为${place.customerName}(户号${place.bp})的子账号，请于${local(of.deadlineAt)}前在APP内审核。`,
  })
}

/** What became of an application, for the applicant. */
export async function notifyApplicant(
  work: Work,
  place: Place,
  of: {
    bindingId: string
    userId: string
    phone: string
    result: string
    round: string
    /** A user without a passed review reads the name as found by the match (BD-03). */
    isMember?: boolean
  },
): Promise<void> {
  const customerName = of.isMember ? place.customerName : maskCustomer(place.customerName)
  const body = `您在${customerName}的绑定申请${of.result}`
  await publish(work, {
    bp: null,
    companyCode: place.companyCode,
    audience: 'USER',
    userIds: [of.userId],
    templateCode: 'REVIEW_RESULT',
    params: { result: of.result },
    body,
    route: `${CHECK}?bindingId=${of.bindingId}`,
    bizType: 'SUB_REVIEW',
    bizId: of.bindingId,
    dedupeKey: `REVIEW_RESULT|${of.bindingId}|${of.round}`,
  })
  await sendSms(work, {
    companyCode: place.companyCode,
    phone: of.phone,
    smsType: 'REVIEW_RESULT',
    text: `${body}。`,
  })
}

/** A change of the master, for one of those it concerns. */
export async function notifyChange(
  work: Work,
  place: Place,
  of: { userId: string; phone: string; body: string; key: string },
): Promise<void> {
  await publish(work, {
    bp: null,
    companyCode: place.companyCode,
    audience: 'USER',
    userIds: [of.userId],
    templateCode: 'REVIEW_RESULT',
    params: { result: of.body },
    title: '主账号变更',
    body: of.body,
    route: '/pages/switch-bp/switch/switch',
    bizType: 'MASTER_CHANGE',
    bizId: of.key,
    dedupeKey: `MASTER_CHANGE|${of.key}|${of.userId}`,
  })
  await sendSms(work, {
    companyCode: place.companyCode,
    phone: of.phone,
    smsType: 'MASTER_CHANGE',
    text: `${of.body}。`,
  })
}

/** BD-21: the master has 72 hours to object. */
export async function notifyClaim(
  work: Work,
  place: Place,
  of: { claimId: string; claimant: string; masterPhone: string; deadlineAt: string },
): Promise<void> {
  const route = `${TRANSFER}?mode=claim&bp=${place.bp}`
  await notify(work, toMaster(place, { route, bizType: 'MASTER_CLAIM', bizId: of.claimId }), {
    message: {
      templateCode: 'MASTER_CLAIM',
      params: { phone: maskPhone(of.claimant), bpName: place.customerName, due: local(of.deadlineAt) },
      dedupeKey: `MASTER_CLAIM|${of.claimId}`,
    },
    todo: {
      type: 'MASTER_CLAIM',
      title: '主账号变更申请',
      summary: `${maskPhone(of.claimant)}申请成为${place.customerName}的主账号`,
      dueAt: of.deadlineAt,
      priority: 1,
    },
  })
  await sendSms(work, {
    companyCode: place.companyCode,
    phone: of.masterPhone,
    smsType: 'MASTER_CLAIM',
    text: `${of.claimant}申请成为${place.customerName}(户号${place.bp})的主账号，如有异议请于${local(of.deadlineAt)}前在APP内提出。`,
  })
}
