import { textsOfPdf } from '../../../../test/gateway/pdf-kit'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'
import { qrSquares } from '../../../pdf/qr'
import { transferPaper } from '../rules/transfer-paper'

const SLIP = 'default GET /crmgas/pay/tt/slip'

let gateway: TestGateway
let hospital: Caller
beforeAll(async () => {
  gateway = await testGateway()
  hospital = await gateway.as('13800000008')
})
afterAll(() => gateway.close())

const open = (url: string) => gateway.gateway.app.inject({ method: 'GET', url, headers: { host: 'gas.test' } })

it('says amount, account and code of a transfer while it waits for its money, to its customer only', async () => {
  const { receivers } = await hospital.ok('default GET /crmgas/pay/tt/init', {})
  const { ttId, remitCode, receiver } = await hospital.ok('default POST /crmgas/pay/tt/create', {
    requestNo: 'slip-paper-1',
    purpose: 'PREPAY',
    amount: '500000.00',
    receiverId: receivers[0]?.id ?? '',
    payerName: '康宁医院',
    payerBank: '中国银行石家庄分行',
    payerAccount: '100200300400500600',
  })
  const { url, fileName } = await hospital.ok(SLIP, { ttId })
  const answer = await open(url)
  expect(fileName).toBe(`汇款单_${remitCode}.pdf`)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' })
  const text = textsOfPdf(answer.rawPayload).join('')
  const said = ['¥500,000.00', '伍拾万元整', remitCode, ...Object.values(receiver)]
  expect(said.filter((one) => !text.includes(one))).toEqual([])
  const factory = await gateway.as('13800000001')
  expect(await factory.call(SLIP, { ttId })).toMatchObject({ code: '2902' })
  await hospital.ok('default POST /crmgas/pay/tt/cancel', { ttId })
  expect(await hospital.call(SLIP, { ttId })).toMatchObject({ code: '2904' })
  expect((await open(url)).statusCode).toBe(404)
})

it('its code says what the bank asks for, in Chinese', () => {
  const { qr } = transferPaper({
    transfer: {
      bp: '1000000001',
      purpose: 'BILL',
      amount: '296628.32',
      remitCode: 'GX7K2M9',
      payerName: '华北精工',
      payerBank: '中国银行',
      receiverName: '廊坊新源燃气有限公司',
      receiverAccount: '1301100200001',
      receiverBank: '工商银行',
      receiverBankNo: '102121000011',
      expireAt: '2026-12-03T09:30:00+08:00',
    },
    orderNo: 'P1',
    companyName: '',
    customerName: '',
    items: [],
  })
  expect(qr.split('\n')).toEqual([
    '收款户名：廊坊新源燃气有限公司',
    '收款账号：1301100200001',
    '开户银行：工商银行',
    '联行号：102121000011',
    '汇款附言：GX7K2M9',
    '汇款金额：296628.32',
  ])
  // A character that is not ASCII takes three bytes: as one byte each, the code would be smaller and say something else.
  expect(qrSquares('燃气').length).toBe(qrSquares('abcdef').length)
  expect(qrSquares('燃'.repeat(30)).length).toBe(qrSquares('a'.repeat(90)).length)
})

it('its rows add up to its amount, with what is transferred above the bills', () => {
  const { items } = transferPaper({
    transfer: {
      bp: '1000000001',
      purpose: 'BILL',
      amount: '300.00',
      remitCode: 'GX7K2M9',
      payerName: '',
      payerBank: '',
      receiverName: '',
      receiverAccount: '',
      receiverBank: '',
      receiverBankNo: '',
      expireAt: '2026-12-03T09:30:00+08:00',
    },
    orderNo: 'P1',
    companyName: '',
    customerName: '',
    items: [{ title: '2026年10月账单', amount: '299.48' }],
  })
  expect(items).toEqual([
    ['2026年10月账单', '299.48'],
    ['转入账户余额', '0.52'],
  ])
})
