import { storage } from '@/platform/storage'
import { vault } from '@/platform/vault'
import { resetRequestHooks, setRequestHooks } from './hooks'
import {
  dropWaiting,
  enqueue,
  forgetOutbox,
  openOutbox,
  ownWaiting,
  replay,
  waitingNow,
  type NewWaiting,
} from './outbox'

const TICKET = 'default POST /crmgas/serviceTicket/add'
const READING = 'default POST /crmgas/setMeterImg'
const MENDED = 'default POST /crmgas/inspection/hazard/rectify'
const DECLARE = 'predict POST /addPredictionGas'

type Json = Record<string, unknown>
/** What the gateway did, each number once. */
const done = new Map<string, Json>()
const log: string[] = []
const said: string[] = []
/** What becomes of the next requests: not sent at all, sent with the answer lost, refused, or taken. */
let fate: ('down' | 'lost' | 'refused' | 'late' | 'far' | 'ok')[] = []
let uploads = 0

globalThis.fetch = (async (url: string, init: RequestInit) => {
  const { pathname } = new URL(url, 'http://localhost')
  const now = fate.shift() ?? 'ok'
  if (now === 'down') throw new TypeError('Failed to fetch')
  const sent = JSON.parse(String(init.body)) as Json
  const { requestNo } = sent
  log.push(`${pathname.split('/').at(-1)} ${String(requestNo)}`)
  if (now === 'ok' || now === 'lost') done.set(String(requestNo), sent)
  if (now === 'lost') throw new TypeError('Failed to fetch')
  const data = pathname.endsWith('add') ? { ticketId: 't1' } : { needConfirm: now === 'far' }
  const refused = { resultCode: '44102', resultDesc: '相同工单处理中', data: null }
  const late = { resultCode: '42601', resultDesc: '当前不在申报时间内', data: null }
  const body = { resultCode: '1000', resultDesc: '', data }
  const answer = { header: {}, body: now === 'refused' ? refused : now === 'late' ? late : body }
  return { status: 200, headers: new Map(), text: () => Promise.resolve(JSON.stringify(answer)) }
}) as unknown as typeof fetch

class Upload {
  upload = {}
  status = 200
  responseText = ''
  onload?: () => void
  open = () => undefined
  setRequestHeader = () => undefined
  send() {
    uploads += 1
    const fileID = `f${uploads}`
    this.responseText = JSON.stringify({ code: 200, msg: '', data: { fileID, url: `/${fileID}` } })
    this.onload?.()
  }
}
Object.assign(globalThis, { XMLHttpRequest: Upload })

const picture = (name: string) => ({ kind: 'file', file: new File(['x'], name, { type: 'image/png' }) }) as const
const ticket = (requestNo: string): NewWaiting => ({
  key: TICKET,
  requestNo,
  title: requestNo,
  input: {
    ticketType: 'REPAIR',
    subtype: 'GAS_LEAK',
    description: '漏气',
    contactName: '',
    contactPhone: '',
    images: [],
  },
})
const reading = (requestNo: string): NewWaiting => ({
  key: READING,
  requestNo,
  title: requestNo,
  input: { meterId: 'm1', channelNo: '1', fileID: '', url: '', reading: '100', purpose: 'CHECK', takenAt: '' },
})
const declared = (requestNo: string, period: string): NewWaiting => ({
  key: DECLARE,
  requestNo,
  title: `${period}用气申报`,
  input: { groupId: 'G1', planType: 'DAY', period, declaredVolume: '6860', method: 'MANUAL', version: 0 },
})

beforeEach(async () => {
  storage.set('userId', 'u1')
  storage.set('bpCode', '1000000001')
  setRequestHooks({ done: (text) => said.push(text), toast: (text) => said.push(text) })
  await openOutbox()
  await forgetOutbox()
  done.clear()
  log.length = 0
  said.length = 0
  fate = []
  uploads = 0
})
afterEach(() => {
  resetRequestHooks()
  window.localStorage.clear()
})

const numbers = () => waitingNow().map(({ requestNo }) => requestNo)

test('what waits goes out in its order, under its own numbers, and is shown (Y-21)', async () => {
  await enqueue(ticket('n1'), [])
  await enqueue(reading('n2'), [picture('a.png')])
  await replay()
  expect(log).toEqual(['add n1', 'setMeterImg n2'])
  expect(done.get('n2')).toMatchObject({ fileID: 'f1', url: '/f1', reading: '100' })
  expect(said).toEqual(['离线保存的工单已提交', '离线保存的读数已提交'])
  expect(numbers()).toEqual([])
})

test('an answer that is lost is asked for again under the same number; what follows waits behind it', async () => {
  await enqueue(ticket('n1'), [])
  await enqueue(ticket('n2'), [])
  fate = ['lost']
  await replay()
  expect([log, numbers()]).toEqual([['add n1'], ['n1', 'n2']])
  await replay()
  expect(log).toEqual(['add n1', 'add n1', 'add n2'])
  expect([...done.keys()]).toEqual(['n1', 'n2'])
  expect(numbers()).toEqual([])
})

test('it outlives the app: another start finds it', async () => {
  await enqueue(ticket('n1'), [picture('a.png')])
  await openOutbox()
  expect(numbers()).toEqual(['n1'])
  await replay()
  expect(log).toEqual(['add n1', 'reply n1-1'])
})

test('the pictures of a ticket follow it, three to a reply, each sent once however often the network goes', async () => {
  await enqueue(ticket('n1'), [picture('a'), picture('b'), picture('c'), picture('d')])
  fate = ['ok', 'down']
  await replay()
  expect([log, uploads, numbers()]).toEqual([['add n1'], 4, ['n1']])
  fate = ['lost']
  await replay()
  await replay()
  expect(log).toEqual(['add n1', 'reply n1-4', 'reply n1-4', 'reply n1-1'])
  expect(done.get('n1-4')?.['files']).toEqual(['f1', 'f2', 'f3'])
  expect(done.get('n1-1')?.['files']).toEqual(['f4'])
  expect(uploads).toBe(4)
})

test('the photos of a fixed hazard go first, each once, beside those that had arrived; then it is filed', async () => {
  const nine = Array.from({ length: 8 }, (_, no) => picture(`p${no}`))
  const input = { hazardId: 'h1', version: 2, content: '更换软管并复测', files: ['f0'] }
  await enqueue({ key: MENDED, requestNo: 'n1', title: '整改', input }, nine)
  fate = ['lost']
  await replay()
  await replay()
  expect([log, uploads, numbers()]).toEqual([['rectify n1', 'rectify n1'], 8, []])
  expect(done.get('n1')).toMatchObject({
    ...input,
    files: ['f0', ...Array.from({ length: 8 }, (_, no) => `f${no + 1}`)],
  })
  expect(said).toEqual(['离线保存的整改已提交'])
})

test('two runs at once are one', async () => {
  await enqueue(ticket('n1'), [])
  await Promise.all([replay(), replay()])
  expect(log).toEqual(['add n1'])
})

test('what is filed while another one is on its way stays, and goes out next', async () => {
  await enqueue(ticket('n1'), [])
  const first = replay()
  await Promise.all([enqueue(ticket('n2'), []), dropWaiting('n1'), first])
  await openOutbox()
  expect(numbers()).toEqual(['n2'])
  await replay()
  expect(log.at(-1)).toBe('add n2')
})

test('what is deleted while another one is on its way is not sent; of what is itself on its way nothing is kept', async () => {
  await enqueue(ticket('n1'), [picture('a.png')])
  await enqueue(declared('n2', '11月24日'), [])
  await enqueue(ticket('n3'), [])
  const first = replay()
  await Promise.all([dropWaiting('n1'), dropWaiting('n2')])
  await first
  expect([log, uploads, numbers()]).toEqual([['add n1', 'add n3'], 0, []])
  await openOutbox()
  expect([numbers(), await vault.get('out:n1')]).toEqual([[], ''])
})

test('it is sent when the network comes back, also where nothing of an earlier visit has been read yet', async () => {
  await enqueue(ticket('n1'), [])
  const sent = new Promise<void>((taken) => setRequestHooks({ done: () => taken() }))
  window.dispatchEvent(new Event('online'))
  await sent
  expect(log).toEqual(['add n1'])
})

test('what is refused stays with its reason, is not sent again, and holds nothing up', async () => {
  await enqueue(ticket('n1'), [])
  await enqueue(reading('n2'), [])
  fate = ['refused', 'far']
  await replay()
  await replay()
  expect(log).toEqual(['add n1', 'setMeterImg n2'])
  expect(waitingNow().map(({ refusal }) => refusal)).toEqual(['相同工单处理中', '读数与历史差异较大，请重新提交并确认'])
  await dropWaiting('n1')
  expect(numbers()).toEqual(['n2'])
})

test('a declaration says whether it was in time; one that is too late holds the next day not up (Y-08)', async () => {
  await enqueue(declared('n1', '11月24日'), [])
  await enqueue(declared('n2', '11月25日'), [])
  fate = ['late']
  await replay()
  expect(log).toEqual(['addPredictionGas n1', 'addPredictionGas n2'])
  expect(said).toEqual(['11月24日用气申报：联网时已过申报时间，未能申报', '离线保存的申报已按时提交'])
  expect(waitingNow().map(({ requestNo, refusal }) => [requestNo, refusal])).toEqual([
    ['n1', '联网时已过申报时间，未能申报'],
  ])
})

test("another user's things are not sent, and stay for that user", async () => {
  await enqueue(ticket('n1'), [])
  storage.set('userId', 'u2')
  await replay()
  await forgetOutbox()
  expect([log, ownWaiting()]).toEqual([[], []])
  storage.set('userId', 'u1')
  expect(ownWaiting()).toHaveLength(1)
  await replay()
  expect(log).toEqual(['add n1'])
})

test('twenty may wait', async () => {
  for (let no = 1; no <= 20; no += 1) await enqueue(ticket(`n${no}`), [])
  await expect(enqueue(ticket('n21'), [])).rejects.toThrow()
  expect(numbers()).toHaveLength(20)
})
