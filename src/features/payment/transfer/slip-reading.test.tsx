import { stage } from '@/testing/stage'
import { SlipReading, type Reading } from './SlipReading'

const { host, show } = stage(document)
const read: Reading = {
  recognised: true,
  amount: '45000.00',
  remitDate: '2026-11-23',
  payerName: '康宁医院',
  remitCode: null,
  differs: [],
}

test('what a slip says is shown to be confirmed (Y-14)', () => {
  show(<SlipReading reading={read} busy={false} />)
  for (const words of ['识别结果，请核对', '¥45,000.00', '2026-11-23', '康宁医院'])
    expect(host().textContent).toContain(words)
  expect(host().textContent).not.toContain('不一致')
})

test('what is not as it was ordered is named', () => {
  show(<SlipReading reading={{ ...read, amount: null, differs: ['amount', 'payerName'] }} busy={false} />)
  expect(host().textContent).toContain('金额与电汇单不一致；付款人与电汇单不一致')
  expect(host().textContent).toContain('--')
})

test.each([
  ['a photo of a cat', { ...read, recognised: false }, false, '未识别到凭证内容，请核对并填写汇款日期'],
  ['a reader at work', null, true, '正在识别凭证…'],
  ['no slip yet', null, false, ''],
])('%s', (_name, reading, busy, text) => {
  show(<SlipReading reading={reading} busy={busy} />)
  expect(host().textContent).toBe(text)
})
