import type { CardReader, NfcTrouble, Relayed } from '@/platform/nfc'
import { runCard, type Opened, type Stage, type Stepped } from './card-run'

const opened: Opened = {
  sessionId: 'n1',
  mode: 'WRITE',
  cardTail: '0204',
  expireAt: '2026-11-23T09:33:00+08:00',
  commands: [{ seq: 1, name: 'SELECT', apdu: '00A4' }],
}
const write: Stepped = {
  step: 'WRITE',
  commands: [{ seq: 5, name: 'AUTH', apdu: '0082' }],
  done: false,
  result: null,
  card: null,
  orderState: 'WRITING',
}
const done: Stepped = { ...write, step: 'DONE', done: true, result: { state: 'SUCCESS', code: null, message: '' } }
const read: Relayed = { results: [{ seq: 1, data: '', sw: '9000' }], lost: false }

function rig(said: (Relayed | NfcTrouble)[], answers: Stepped[]) {
  const stages: Stage[] = []
  const sent: unknown[] = []
  const firsts: boolean[] = []
  const reader: CardReader = {
    relay: (_id, _commands, first) => {
      firsts.push(first)
      return Promise.resolve(said.shift() ?? { results: [], lost: true })
    },
    close: () => undefined,
  }
  const step = (input: unknown) => {
    sent.push(input)
    return Promise.resolve(answers.shift() ?? done)
  }
  return { stages, sent, firsts, run: () => runCard({ reader, opened, step, at: (stage) => stages.push(stage) }) }
}

test('waits for the card once, reads it, writes it', async () => {
  const { run, stages, firsts, sent } = rig([read, read], [write, done])
  expect(await run()).toEqual({ answer: done })
  expect([stages, firsts]).toEqual([
    ['wait', 'read', 'write', 'done'],
    [true, false],
  ])
  expect(sent).toEqual([
    { sessionId: 'n1', ...read },
    { sessionId: 'n1', ...read },
  ])
})

test('sends the gateway the answers from before the card left (AE-68)', async () => {
  const lost = { results: [{ seq: 5, data: '', sw: '9000' }], lost: true }
  const { run, sent } = rig([read, lost], [write, done])
  await run()
  expect(sent[1]).toEqual({ sessionId: 'n1', ...lost })
})

test('a phone that reaches no card sends the gateway nothing', async () => {
  const trouble = { trouble: 'off', text: '请先打开手机NFC开关' } as const
  const { run, sent } = rig([trouble], [])
  expect(await run()).toEqual({ trouble })
  expect(sent).toEqual([])
})
