import type { In, Out } from '@contract'
import type { Caller, TestGateway } from '../setup/gateway'
import { codeSentTo } from './login-kit'
import { requestNo } from './payment-kit'

/* A link for the accountant, made, sent and opened as people do it. */

export const ACCOUNTANT = '13900000077'

export type LinkWish = Omit<In<'btwob POST /guestLink/save'>, 'requestNo'>

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

/** A link of this master, with what opens it. */
export async function aLink(master: Caller, over: Partial<LinkWish> = {}): Promise<Made> {
  const { linkId, token } = await master.ok('btwob POST /guestLink/save', { ...aWish(over), requestNo: requestNo() })
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
