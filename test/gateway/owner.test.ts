/*
 * Every call that takes an identifier, made from the contract, asked by a stranger of the same gas company with all rights of a master:
 * what belongs to another customer answers as what does not exist, letter for letter, and nothing of it changes. A call counts as
 * proven when its owner gets another answer (reads), or when the stranger came as far as the check of the owner (writes).
 */
import { sql } from 'kysely'
import type { ApiKey } from '@contract'
import { allAreas } from '../../gateway/all-areas'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { allKinds, sampleCase } from './case-kit'
import { BY_CHANCE, inputsOf, shownBy, type Input, type Known } from './input-kit'
import { asking, isOfSomebody, isRead, isSuccess, isTooEarly, rowsOf, said, showing, withInvented } from './owner-kit'

/** What the demo data cannot show, and where it is shown instead; a call that is neither proven nor listed fails. */
const SHOWN_ELSEWHERE: Partial<Record<ApiKey, string>> = {
  'default POST /crmgas/bankAccount/add': 'names of banks come first: bank-account.test.ts',
  'job POST /customer/node/confirmScheme': 'signatures come first: project.test.ts',
  'job GET /customer/node/clickTip': 'steps are named by codes: project.test.ts',
  'job GET /project/approval/get': 'one of two ids is enough: project.test.ts',
  'job POST /project/approval/commit': 'signatures come first: project.test.ts',
  'job POST /customer/node/editWxAuth': 'the WeChat comes first: project.test.ts',
  // Another user's number is left out instead of refused.
  'default POST /crmgas/message/read': 'gateway/modules/message/list.test.ts',
  'default POST /crmgas/message/delete': 'gateway/modules/message/list.test.ts',
  'gpt POST /conversation/delete': 'answers how many there were: conversations.test.ts',
  'default POST /crmgas/portal/user/queryCustomerInfo':
    'finds a customer that is not bound yet, by two facts: binding.test.ts',
  'default POST /crmgas/pay/searchAccount':
    'finds the customer to pay for, by two facts: recent-accounts and search tests of payment',
  'default POST /crmgas/portal/user/objectClaim': 'no claim in the demo data: master tests of binding',
  'default POST /enterprise/certificate/submit': 'files of somebody else: certification tests',
  'default POST /crmgas/pay/createOrder':
    'a bill of somebody else is a wrong field, as one that is not there: payment tests',
  'default POST /crmgas/pay/tt/create': 'the amount must fit the bills: transfer-refusals.test.ts',
  'default POST /crmgas/pay/tt/uploadProof': 'files of somebody else: transfer-refusals.test.ts',
  'default POST /crmgas/market/activity/cancelSignUp':
    'its number stands in a detail of one activity: activity.test.ts',
  'default GET /crmgas/outlet/detail': 'its id is the company’s: outlet.test.ts',
  'default POST /crmgas/zhulong/claim': 'its id is that of a phone: recognition.test.ts',
  'default GET /small/hyq/survey': 'its id is the company’s: hyq.test.ts',
  'default GET /small/hyq/information': 'its id is the company’s: hyq.test.ts',
  'default POST /small/hyq/submit': 'its id is the company’s: hyq.test.ts',
  'sqdev POST /elective/record/submit': 'its ids are the company’s: elective.test.ts',
  'default POST /hqw/goodGas/remind': 'its ids are the company’s: good-gas.test.ts',
  'sqdev POST /elective/record/cancel': 'the version is judged with it: elective.test.ts',
  'sqdev GET /elective/record/detail': 'found by its number within the customer: elective.test.ts',
  'btwob POST /authority/payLimit/save': 'an amount may be no limit at all: prepared.test.ts',
  'btwob GET /pay/prepared/detail': 'no prepared payment in the demo data: prepared.test.ts',
  'btwob POST /pay/prepared/change': 'no prepared payment in the demo data: prepared.test.ts',
  'btwob POST /pay/prepared/approve': 'no prepared payment in the demo data: prepared.test.ts',
  'btwob POST /pay/prepared/refuse': 'no prepared payment in the demo data: prepared.test.ts',
  'btwob POST /pay/prepared/withdraw': 'no prepared payment in the demo data: prepared.test.ts',
  'btwob GET /pay/basket/detail': 'no basket in the demo data: basket.test.ts',
  'btwob POST /pay/basket/prepay': 'no basket in the demo data: basket.test.ts',
  'btwob POST /guestLink/renew': 'no link in the demo data: guest tests',
  'btwob POST /guestLink/revoke': 'no link in the demo data: guest tests',
  'btwob GET /guestLink/detail': 'no link in the demo data: guest tests',
  'btwob GET /guestLink/views': 'no link in the demo data: guest tests',
  'default POST /crmgas/icBuyGus4HQW': 'the cut must be the trial’s: card tests',
  'default POST /crmgas/nfc/step': 'no session of a card in the demo data: card tests',
  'default GET /crmgas/nfc/record': 'no record of a card in the demo data: card tests',
  'default GET /crmgas/voucher/list': 'no voucher of a meter in the demo data: voucher tests',
  'btwob POST /usage/nights/answer': 'no hint is open in the demo data: night.test.ts of metering',
  'energy POST /settlement/confirm': 'needs a signature of one’s own: settlement tests',
  'default POST /crmgas/contract/sign/submit': 'needs a document that was read: signing.test.ts of contract',
  'default POST /crmgas/inspection/sign': 'needs a signature of one’s own: report.test.ts of inspection',
  'default POST /crmgas/inspection/hazard/confirm': 'needs a signature of one’s own: hazard.test.ts of inspection',
  'btwob GET /inspection/visit': 'its id is that of a plan or a hazard: plan.test.ts of inspection',
  'btwob POST /invoice/auto/skip': 'no run waits in the demo data: gateway/modules/invoice/auto tests',
  'default POST /crmgas/invoice/releasePick': 'no pick is shown, and giving back is harmless: invoice tests',
  'default POST /crmgas/invoice/previewInvoice': 'no pick is shown: invoice tests',
  'default POST /crmgas/invoice/createInvoiceV2': 'no pick is shown: invoice tests',
  'default POST /crmgas/invoice/saveTitle': 'its fields are judged first: title tests',
  'default POST /crmgas/scan/scan': 'the code itself is the right: scan tests',
  'default POST /crmgas/scan/confirm': 'the code itself is the right: scan tests',
  'predict GET /plan/detail': 'the plan that it names may be of another group: declare.test.ts of plan',
  'predict POST /calc/template/delete': 'no template in the demo data: change.test.ts of plan',
  'predict POST /calc/template/save': 'its inputs are judged first: change.test.ts of plan',
  'default POST /crmgas/record/equipment/save':
    'its meter is a field, and so are its dates: equipment.test.ts of record',
  'default GET /crmgas/record/flowMeter/list': 'a place narrows the own meters: flow-meters.test.ts of record',
  'taocan POST /trade/package/preview': 'its volume is judged before its meters: tests of gas-package',
  'taocan POST /trade/agree/createAgree':
    'what it names is for sale to everybody, its meters are fields: tests of gas-package',
  'taocan POST /trade/pick/savePickPlan': 'its cycles are judged first: tests of gas-package',
  'taocan POST /trade/pick/submitPickBillInfo': 'numbers of cycles belong to no customer: tests of gas-package',
}
/** Customers with the things that are tried. */
const OWNERS = ['1000000001', '1000000002', '1000000003', '1000000004']

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  // Kinds of case that the demo data does not tell are shown all the same.
  for (const kind of allKinds)
    for (const bp of OWNERS) await sampleCase(gateway, kind, { bp, companyCode: bp < '1000000003' ? '1001' : '1002' })
})
afterAll(() => gateway.close())

/** Hands the master's place of a customer to somebody without a customer number. */
async function handOver(bp: string, nickname: string): Promise<void> {
  await sql`
    update bp_binding set user_id = (select user_id from app_user where nickname = ${nickname})
    where bp = ${bp} and is_master`.execute(gateway.db)
}
const areaOf = (key: ApiKey) => allAreas.find(({ handlers }) => key in handlers)?.name ?? 'demo'
const areas = [...new Set(asking.map(([key]) => areaOf(key)))].sort()

const seen = new Map<string, Promise<Known>>()
/** What is shown to somebody of a customer: once for all callers that are compared with this one. */
function seenBy(phone: string, caller: Caller, bp: string): Promise<Known> {
  const person = `${phone} ${bp}`
  const ask = (key: ApiKey, input: Input) => caller.send(key, input, { bpcode: bp })
  const known = seen.get(person) ?? shownBy(showing, { isIdentifier: isOfSomebody, most: 3 }, ask)
  seen.set(person, known)
  return known
}

const proven = new Set<ApiKey>()

describe.each([
  { owner: '13800000001', bp: '1000000001', stranger: '13800000007', strangerBp: '1000000002' },
  { owner: '13800000007', bp: '1000000002', stranger: '13800000001', strangerBp: '1000000001' },
  { owner: '13800000008', bp: '1000000003', stranger: '13800000006', strangerBp: '1000000004', given: '用户0006' },
  {
    owner: '13800000006',
    nickname: '用户0006',
    bp: '1000000004',
    stranger: '13800000011',
    strangerBp: '1000000003',
    given: '赵立新',
  },
])('$stranger sees and changes nothing of $bp', ({ owner, nickname, bp, stranger, strangerBp, given }) => {
  let mine: Caller
  let other: Caller
  let known: Known
  let before: Record<string, string>
  const refused: { key: ApiKey; input: Input; answer: string }[] = []

  beforeAll(async () => {
    if (nickname !== undefined) await handOver(bp, nickname)
    if (given !== undefined) await handOver(strangerBp, given)
    mine = await gateway.as(owner)
    other = await gateway.as(stranger)
    known = await seenBy(owner, mine, bp)
  })
  beforeAll(async () => {
    const ofOther = await seenBy(stranger, other, strangerBp)
    const own = (name: string, values: Set<string>) => [...values].filter((value) => !ofOther.get(name)?.has(value))
    known = new Map([...known].map(([name, values]) => [name, new Set(own(name, values))]))
    before = await rowsOf(gateway.db, bp)
  })

  test.each(areas)('of %s', async (area) => {
    const leaks: string[] = []
    for (const [key, entry] of asking.filter(([key]) => areaOf(key) === area))
      for (const input of inputsOf(entry, known, isOfSomebody)) {
        const invented = withInvented(input)
        const wanted = said(await other.send(key, invented, { bpcode: strangerBp }), invented)
        const got = said(await other.send(key, input, { bpcode: strangerBp }), input)
        if (got !== wanted) leaks.push(`${key} ${JSON.stringify(input)}\n  another's: ${got}\n  missing: ${wanted}`)
        if (isRead(key, entry)) refused.push({ key, input, answer: wanted })
        else if (!isSuccess(wanted) && !isTooEarly(wanted)) proven.add(key)
      }
    expect(leaks.map((leak) => leak.slice(0, 600))).toEqual([])
  })

  test('all rows of the owner are as they were', async () => {
    expect(await rowsOf(gateway.db, bp)).toEqual(before)
  })

  // Last: what the owner reads may be noted among the owner's rows.
  test('what was kept back is there for its owner', async () => {
    for (const { key, input, answer } of refused)
      if (!proven.has(key) && said(await mine.send(key, input, { bpcode: bp }), input) !== answer) proven.add(key)
    expect(refused.some(({ key }) => proven.has(key))).toBe(true)
  })
})

test('no call was left out', () => {
  const isLeft = (key: ApiKey) => !proven.has(key) && SHOWN_ELSEWHERE[key] === undefined && !BY_CHANCE.has(key)
  const left = asking.map(([key]) => key).filter(isLeft)
  expect(left).toEqual([])
  expect(Object.keys(SHOWN_ELSEWHERE).filter((key) => proven.has(key as ApiKey))).toEqual([])
})
