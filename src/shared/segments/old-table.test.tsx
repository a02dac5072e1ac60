import { stage } from '@/testing/stage'
import { OldTable } from './OldTable'

const { host, show } = stage(document)

const row = {
  meterNo: '003010010101',
  prev: '105.00',
  curr: '18537.00',
  volume: '18432.00',
  price: '3.1200',
  amount: '57507.80',
}
const rows = () => [...host().querySelectorAll('[role=row]')].map(({ textContent }) => textContent)

test('the lines of an old bill: whole volumes, the flat price, the sum, and why amounts end in ten fen (AE-29)', () => {
  const second = {
    meterNo: '003010010102',
    prev: '100.00',
    curr: '1100.00',
    volume: '1000.00',
    price: '3.1200',
    amount: '3120.00',
  }
  show(<OldTable rows={[row, second]} no='原账单编号 202408000012' />)
  expect(rows()).toEqual([
    '表号用量 m³单价金额',
    '003010010101上期 105 本期 18,537用量 m³18,432单价3.1200金额57,507.80',
    '003010010102上期 100 本期 1,100用量 m³1,000单价3.1200金额3,120.00',
    '合计用量 m³19,432金额60,627.80',
  ])
  expect(host().textContent).toContain('原账单编号 202408000012')
  expect(host().textContent).toContain('该账单来自原收费系统，金额按角取整')
})

test('without money and without registers: unknown, not 0', () => {
  show(<OldTable rows={[{ ...row, prev: null, curr: null, amount: null }]} no='' />)
  expect(rows()[1]).toContain('上期 -- 本期 --')
  expect(rows()[2]).toContain('金额--')
})
