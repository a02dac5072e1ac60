/*
 * Ways through the writes that end a session or a binding. They come last: what they end, other ways and questions need.
 */
import type { Caller } from '../setup/gateway'
import { askCode, password, ticketFor } from './login-kit'
import { requestNo } from './payment-kit'
import { PHONES, type Taking } from './write-paths'

const FACTORY = { bp: '1000000001', companyCode: '1001' }
const TEXTILE = { bp: '1000000004', companyCode: '1002' }
const ACCOUNTANT = '13800000009'

/** The place of a user at the factory. */
async function placeOf(caller: Caller): Promise<string> {
  const { list } = await caller.ok('default POST /crmgas/portal/user/customerListNew', {})
  return list.find(({ bp }) => bp === FACTORY.bp)?.bindingId ?? ''
}

/** The master admits an applicant and removes it again; a colleague leaves; another one becomes the master. */
async function bindings({ gateway, write, follow, factory, clerk }: Taking): Promise<void> {
  const { list } = await factory.ok('default GET /hqw/subAccount/list', { reviewStatus: '2' })
  const bindingId = list[0]?.bindingId ?? ''
  await write(factory, 'default POST /hqw/subAccount/review', { bindingId, result: '1', models: ['TICKET'] })
  await write(factory, 'default POST /hqw/subAccount/remove', { bindingId })
  const accountant = await gateway.as(ACCOUNTANT)
  await write(accountant, 'default POST /crmgas/portal/user/unbindCustomer', { bindingId: await placeOf(accountant) })
  await write(factory, 'default POST /crmgas/portal/user/transferMaster', {
    securityTicket: await ticketFor(gateway, factory, 'transfer', PHONES.factory),
    bp: FACTORY.bp,
    toBindingId: await placeOf(clerk),
    quit: '0',
    requestNo: requestNo(),
  })
  await follow('work after a new master')
}

/** What a user ends of its own logins, with a second device. */
async function sessions({ gateway, write, follow, hospital }: Taking): Promise<void> {
  await gateway.as(PHONES.hospital, { terminalType: 'PC' })
  const devices = await hospital.ok('default GET /crmgas/portal/user/deviceList', {})
  const sessionId = devices.find(({ isCurrent }) => isCurrent === '0')?.sessionId ?? ''
  await write(hospital, 'default POST /crmgas/portal/user/kickDevice', { sessionId })
  await write(hospital, 'default POST /crmgas/portal/login/unbindWx', {})
  await write(hospital, 'default POST /crmgas/portal/user/switchCustomer', TEXTILE)
  const change = { oldPassword: password, password: 'New#Pass2027' }
  await write(hospital, 'default POST /crmgas/portal/user/changePassword', change)
  const newPhone = '13900000041'
  await write(hospital, 'default POST /crmgas/portal/user/changePhone', {
    securityTicket: await ticketFor(gateway, hospital, 'changePhone', PHONES.hospital),
    newPhone,
    smsCode: await askCode(gateway, newPhone, 'NEWPHONE'),
  })
  await follow('work after another phone')
}

async function logouts({ gateway, write, clerk }: Taking): Promise<void> {
  await write(clerk, 'auth POST {init}/unify/auth/logoutOnServer', undefined)
  await write(await gateway.as(PHONES.clerk), 'auth POST {base}/unify/auth/logout', undefined)
  await write(await gateway.as(PHONES.clerk), 'default POST:query /crmgas/portal/user/logout', {})
}

async function cancellation({ gateway, write, follow, cook }: Taking): Promise<void> {
  await write(cook, 'default POST /crmgas/portal/user/cancelAccount', {
    securityTicket: await ticketFor(gateway, cook, 'cancel', PHONES.cook),
    reason: '更换账号',
  })
  await follow('work after a cancellation')
}

/** By name; in this order. */
export const ENDINGS: Readonly<Record<string, (taking: Taking) => Promise<void>>> = {
  bindings,
  sessions,
  logouts,
  cancellation,
}
