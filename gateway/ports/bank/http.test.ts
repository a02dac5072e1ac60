import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpBank } from './http'

let server: Server
let body: string

beforeAll(async () => {
  server = createServer((_request, response) => response.end(body))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => new Promise((done) => server.close(done)))

const entry = {
  accountNo: '1',
  tradeNo: 'T1',
  amountFen: '100',
  payerName: '某公司',
  payerAccount: '6222021001009988',
  note: '',
  tradeAt: '2026-12-01T09:00:00+08:00',
}
const read = (entries: readonly object[]) => {
  body = JSON.stringify({ entries })
  const { port } = server.address() as AddressInfo
  return httpBank({ url: `http://127.0.0.1:${port}`, key: 'k' }).entries(
    { companyCode: '1', accountNo: '1' },
    '2026-12-01',
  )
}

test('what a payer chooses never keeps the money of a day from being read (AE-77)', async () => {
  const odd = { ...entry, tradeNo: 'T2', payerAccount: 'FTE 6222-0210', payerName: 'a\u0000b', note: 'x'.repeat(501) }
  expect(await read([entry, odd])).toEqual([
    entry,
    { ...odd, payerAccount: 'FTE62220210', payerName: 'ab', note: 'x'.repeat(500) },
  ])
})

test.each([{ amountFen: '-1' }, { amountFen: '1.00' }, { tradeNo: '' }, { tradeAt: '2026-13-01T09:00:00+08:00' }])(
  'an entry without %j is no statement',
  async (wrong) => {
    await expect(read([{ ...entry, ...wrong }])).rejects.toThrow('no statement')
  },
)
