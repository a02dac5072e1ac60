import type { In } from '@contract'
import { linkTicket } from './guest-kit'
import { requestNo } from './payment-kit'
import type { Caller, TestGateway } from '../setup/gateway'

/* Keys and webhooks of open data (Y-31), made as their master makes them. */

export type KeyWish = Pick<In<'btwob POST /openKey/save'>, 'name' | 'scopes'>
export type HookWish = Pick<In<'btwob POST /openHook/save'>, 'url' | 'events'>

export const newKeyWish = async (gateway: TestGateway, master: Caller, over: Partial<KeyWish> = {}) => ({
  name: '财务系统',
  scopes: ['BILL', 'USAGE', 'READING', 'INVOICE'] as KeyWish['scopes'],
  ...over,
  securityTicket: await linkTicket(gateway, master),
  requestNo: requestNo(),
})

/** A key of this master with its secret. */
export async function aKey(gateway: TestGateway, master: Caller, over: Partial<KeyWish> = {}) {
  const { keyId, secret } = await master.ok('btwob POST /openKey/save', await newKeyWish(gateway, master, over))
  if (secret === null) throw new Error('no secret')
  return { keyId, secret, headers: { authorization: `Bearer ${secret}` } }
}

export const newHookWish = async (gateway: TestGateway, master: Caller, over: Partial<HookWish> = {}) => ({
  url: 'https://erp.example.com/gas',
  events: ['bill.created', 'notice.published'] as HookWish['events'],
  ...over,
  securityTicket: await linkTicket(gateway, master),
  requestNo: requestNo(),
})

/** A hook of this master with the secret of its signatures. */
export async function aHook(gateway: TestGateway, master: Caller, over: Partial<HookWish> = {}) {
  const { hookId, secret } = await master.ok('btwob POST /openHook/save', await newHookWish(gateway, master, over))
  if (secret === null) throw new Error('no secret')
  return { hookId, secret }
}
