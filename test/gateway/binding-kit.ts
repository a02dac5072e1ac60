/*
 * The gateway with the areas that binding touches, and its usual steps: find a customer, prove the phone, become master or apply.
 */
import { identityArea } from '../../gateway/modules/identity'
import { identify, membershipArea } from '../../gateway/modules/membership'
import { certificationArea } from '../../gateway/modules/certification'
import { deskArea } from '../../gateway/modules/desk'
import { messageArea } from '../../gateway/modules/message'
import { scanArea } from '../../gateway/modules/scan'
import { todoArea } from '../../gateway/modules/todo'
import { indexOf, seal } from '../../gateway/secret'
import { testGateway, type Caller, type TestGateway, type TestGatewayOptions } from '../setup/gateway'

const areas = [identityArea, membershipArea, certificationArea, scanArea, deskArea, todoArea, messageArea]

export const bindingGateway = (options: TestGatewayOptions = {}): Promise<TestGateway> =>
  testGateway({ areas, identify, ...options })

export const userIdOf = (caller: Caller): string => caller.headers['userid'] ?? ''

/** A registered user without a customer number, logged in; the password is the demo one. */
export async function newcomer(gateway: TestGateway, phone: string): Promise<Caller> {
  const like = await gateway.db
    .selectFrom('appUser')
    .selectAll()
    .where('phoneIndex', '=', indexOf(gateway, '13800000001'))
    .executeTakeFirstOrThrow()
  await gateway.db
    .insertInto('appUser')
    .values({
      ...like,
      userId: `user-${phone}`,
      phoneEnc: seal(gateway, phone),
      phoneIndex: indexOf(gateway, phone),
      nickname: `用户${phone.slice(-4)}`,
      position: '',
      empNo: null,
      emailEnc: null,
      portrait: null,
      status: '1',
    })
    .execute()
  return gateway.as(phone)
}

export const findKey = 'default POST /crmgas/portal/user/queryCustomerInfo'
export const bindKey = 'default POST /crmgas/portal/user/bindCustomer'
export const reviewKey = 'default POST /hqw/subAccount/review'
export const detailKey = 'default GET /hqw/subAccount/detail'
export const listKey = 'default GET /hqw/subAccount/list'

let numbers = 0
export const requestNo = (): string => `r-${(numbers += 1)}`

export const names = {
  '1000000001': '华北精工陶瓷有限公司',
  '1000000002': '香满楼餐饮管理有限公司',
  '1000000006': '悦来酒店有限公司',
} as const

export const find = (caller: Caller, bp: keyof typeof names) =>
  caller.ok(findKey, { companyCode: '1001', bp, customerName: names[bp] })

/** Applies to the master of a customer number. */
export async function applyFor(caller: Caller, bp: keyof typeof names): Promise<string> {
  const { matchTicket } = await find(caller, bp)
  const { bindingId } = await caller.ok(bindKey, {
    requestNo: requestNo(),
    matchTicket,
    role: 'SUB',
    relation: 'FINANCE',
    applyReason: '负责缴费',
  })
  return bindingId
}

export const infoOf = (caller: Caller) => caller.ok('default POST /crmgas/portal/user/userInfo', {})
