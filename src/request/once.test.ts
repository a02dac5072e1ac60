import { ApiError } from './error'
import { newRequestNo, requestNoKeeper } from './once'

const sendings = () => {
  const numbers: string[] = []
  const send = (outcome: 'ok' | ApiError) => (requestNo: string) => {
    numbers.push(requestNo)
    return outcome === 'ok' ? Promise.resolve('done') : Promise.reject(outcome)
  }
  return { numbers, send }
}

const lost = new ApiError('network', '请求失败')
const refused = new ApiError('refused', '账户余额不足', 'A2324')
const tooOften = new ApiError('refused', '操作过于频繁，请稍后再试', '2906')

test('numbers differ and stay short', () => {
  const numbers = Array.from({ length: 1000 }, () => newRequestNo(1_760_000_000_000))
  expect(new Set(numbers).size).toBe(1000)
  for (const number of numbers) expect(number.length).toBeLessThanOrEqual(64)
})

test.each([
  ['a lost answer keeps the number', lost, true],
  ['a time-out keeps the number', new ApiError('timeout', '请求失败'), true],
  ['2906 keeps the number: nothing was decided', tooOften, true],
  ['a refusal ends it', refused, false],
])('%s', async (_, failure, same) => {
  const run = requestNoKeeper()
  const { numbers, send } = sendings()
  await expect(run({ a: 1 }, send(failure))).rejects.toBe(failure)
  await run({ a: 1 }, send('ok'))
  expect(numbers[0] === numbers[1]).toBe(same)
})

test('a success ends it; other content gets another number', async () => {
  const run = requestNoKeeper()
  const { numbers, send } = sendings()
  await run({ a: 1 }, send('ok'))
  await run({ a: 1 }, send('ok'))
  await expect(run({ a: 2 }, send(lost))).rejects.toBe(lost)
  await run({ a: 3 }, send('ok'))
  expect(new Set(numbers).size).toBe(4)
})
