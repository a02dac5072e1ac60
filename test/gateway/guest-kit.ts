import type { In, Out } from '@contract'
import { bindSubject } from '../../gateway/modules/identity/service'
import { hashOf } from '../../gateway/secret'
import type { Caller, TestGateway } from '../setup/gateway'
import { codeSentTo } from './login-kit'
import { requestNo } from './payment-kit'

/* A link for the accountant (Y-16), made, sent and opened as people do it. */

export const ACCOUNTANT = '13900000077'

export type LinkWish = Omit<In<'btwob POST /guestLink/save'>, 'requestNo' | 'securityTicket'>

export const aWish = (over: Partial<LinkWish> = {}): LinkWish => ({
  scopes: ['BILL', 'INVOICE', 'USAGE'],
  monthFrom: '2025-12',
  monthTo: '2026-11',
  endDate: '2026-12-31',
  guestName: '王会计',
  phone: ACCOUNTANT,
  ...over,
})

export interface Made {
  linkId: string
  token: string
}

let tickets = 0

/** As after a step-up of this master: codes are counted by the hour, tests make more links than that. */
export async function linkTicket(gateway: TestGateway, master: Caller): Promise<string> {
  const userId = master.headers['userid'] ?? ''
  const { bp, companyCode } = await gateway.db
    .selectFrom('authSession')
    .select(['bp', 'companyCode'])
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const securityTicket = `link-ticket-${(tickets += 1)}`
  await gateway.db
    .insertInto('securityTicket')
    .values({
      ticketHash: hashOf(securityTicket),
      userId,
      scene: 'grant',
      subject: bindSubject(companyCode ?? '', bp ?? ''),
      expireAt: '2100-01-01T00:00:00+08:00',
    })
    .execute()
  return securityTicket
}

/** A link of this master, with what opens it. */
export async function aLink(gateway: TestGateway, master: Caller, over: Partial<LinkWish> = {}): Promise<Made> {
  const securityTicket = await linkTicket(gateway, master)
  const { linkId, token } = await master.ok('btwob POST /guestLink/save', {
    ...aWish(over),
    securityTicket,
    requestNo: requestNo(),
  })
  if (token === null) throw new Error('no token')
  return { linkId, token }
}

export const sendCode = (gateway: TestGateway, token: string) => gateway.call('btwob POST /guest/sendCode', { token })

export const enter = (gateway: TestGateway, token: string, smsCode: string) =>
  gateway.call('btwob POST /guest/enter', { token, smsCode })

export type Entered = Out<'btwob POST /guest/enter'>

/** Past the code: what the pass opens. */
export async function entered(gateway: TestGateway, token: string, phone = ACCOUNTANT): Promise<Entered> {
  await gateway.ok('btwob POST /guest/sendCode', { token })
  const smsCode = await codeSentTo(gateway, phone)
  return gateway.ok('btwob POST /guest/enter', { token, smsCode })
}

export const withPass = (pass: string) => ({ 'x-link-pass': pass })
