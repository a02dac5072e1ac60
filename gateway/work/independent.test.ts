import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import type { Work } from '../http/context'
import { onePiece, sweep, together } from './kinds'

/** A daily kind that does not come to an end, or cannot be listed, delays only what is declared after it. */
describe('daily work beside a fault', () => {
  let gateway: CoreGateway
  let ran: string[]
  let mailTaken: Promise<void>
  let isBroken: boolean

  const note = (name: string) => async (work: Work) => void ran.push(`${name} ${work.clock.iso().slice(5, 16)}`)
  const mail = onePiece('t.mail', { dailyAt: '01:00' }, { manual: () => mailTaken })
  const broken = onePiece('t.broken', { dailyAt: '02:00' }, { handle: note('broken') })
  const work = together(
    [
      mail,
      onePiece('t.close', { dailyAt: '09:30' }, { handle: note('close') }),
      onePiece('t.state', { dailyAt: '10:00', after: ['t.close'] }, { handle: note('state') }),
      onePiece('t.mailed', { dailyAt: '10:00', after: ['t.mail'] }, { handle: note('mailed') }),
      onePiece('t.mended', { dailyAt: '10:00', after: ['t.broken'] }, { handle: note('mended') }),
      onePiece('t.often', { everySeconds: 10 }, { handle: note('often') }),
    ],
    {
      kinds: [broken.kind],
      sweeps: [
        sweep(broken.sweep.name, broken.sweep.schedule, broken.kind, async (given, after, limit) => {
          if (isBroken) throw new Error('no list')
          return broken.sweep.list(given, after, limit)
        }),
      ],
    },
  )

  beforeEach(async () => {
    isBroken = false
    mailTaken = Promise.resolve()
    gateway = await coreGateway({
      contract: {},
      areas: [{ name: 't', handlers: {}, work }],
      now: '2026-12-04T12:00:00+08:00',
    })
    await gateway.workers.drain()
    ran = []
    gateway.work.clock.moveTo('2026-12-05T12:00:00+08:00')
  })
  afterEach(() => gateway.close())

  const until = async (names: readonly string[]): Promise<void> => {
    while (!names.every((name) => ran.includes(name))) await new Promise((done) => setTimeout(done, 20))
  }

  it('goes on while an outside system does not answer, day after day; what comes after its answer waits', async () => {
    let takeMail: () => void = () => undefined
    mailTaken = new Promise((done) => (takeMail = done))
    gateway.workers.start()
    await until(['close 12-05T09:30', 'state 12-05T10:00'])
    gateway.work.clock.moveTo('2026-12-06T12:00:00+08:00')
    await until(['close 12-06T09:30', 'state 12-06T10:00'])
    expect(ran.filter((text) => text.startsWith('mailed'))).toEqual([])
    takeMail()
    await until(['mailed 12-05T10:00', 'mailed 12-06T10:00'])
    const closed = ran.filter((text) => /^(close|state|mailed)/.test(text))
    expect(closed).toHaveLength(6)
  })

  it('goes on beside a sweep that cannot be listed, which is said; what comes after that sweep waits', async () => {
    isBroken = true
    await expect(gateway.workers.drain()).rejects.toThrow('no list')
    expect([...ran].sort()).toEqual([
      'close 12-05T09:30',
      'mailed 12-05T10:00',
      'often 12-05T12:00',
      'state 12-05T10:00',
    ])
  })
})
