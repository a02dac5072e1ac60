import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { openServer, type Database } from './connect'
import { DatabaseDown } from './down'
import { readerOf, READERS } from './reader'
import { isOutdatedPlan } from './server-pool'
import { statementNames } from './statement-names'

const often = (names: ReturnType<typeof statementNames>, text: string, times: number) =>
  Array.from({ length: times }, () => names.of(text)).at(-1)

describe('statementNames', () => {
  it('names a text from its fifth time on, the same name each time', () => {
    const names = statementNames(5)
    expect(often(names, 'select $1', 4)).toBeUndefined()
    expect(names.of('select $1')).toBe('s1')
    expect(names.of('select $1')).toBe('s1')
    expect(often(names, 'select $2', 5)).toBe('s2')
  })

  it('never names a bulk insert', () => {
    expect(often(statementNames(5), `insert ${'x'.repeat(5000)}`, 20)).toBeUndefined()
  })

  it('gives out no more than 300 names', () => {
    const names = statementNames(5)
    for (let n = 0; n < 300; n++) expect(often(names, `select ${n}`, 5)).toBeDefined()
    expect(often(names, 'one more', 20)).toBeUndefined()
    expect(names.of('select 0')).toBe('s1')
  })

  it('gives other names after it has forgotten', () => {
    const names = statementNames(5)
    expect(often(names, 'select $1', 5)).toBe('s1')
    names.forget()
    expect(often(names, 'select $1', 4)).toBeUndefined()
    expect(names.of('select $1')).toBe('s2')
  })
})

describe('isOutdatedPlan', () => {
  it('is the error of a plan with changed columns, and no other of its code', () => {
    const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })
    expect(isOutdatedPlan(withCode('cached plan must not change result type', '0A000'))).toBe(true)
    expect(isOutdatedPlan(withCode('cannot alter type of a column', '0A000'))).toBe(false)
    expect(isOutdatedPlan(withCode('cached plan', '40001'))).toBe(false)
  })
})

describe('a lost connection', () => {
  /** Speaks just enough of the server's protocol: every statement is done and answers no row. */
  function answerAll(socket: Socket): void {
    const message = (type: string, body: string) => {
      const bytes = Buffer.from(`${type}....${body}`, 'latin1')
      bytes.writeUInt32BE(bytes.length - 1, 1)
      return bytes
    }
    const ready = message('Z', 'I')
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', '\0\0\0\0'), ready]))
      socket.on('data', () => isFrozen || socket.write(Buffer.concat([message('C', 'OK\0'), ready])))
    })
  }

  let isFrozen = false
  let server: Server
  let sockets: Socket[]
  let database: Database
  let reported: string[]
  beforeEach(async () => {
    sockets = []
    reported = []
    server = createServer((socket) => {
      sockets.push(socket)
      answerAll(socket)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    database = await openServer(`postgres://gas@127.0.0.1:${(server.address() as AddressInfo).port}/gas`, 1)
    database.onLost((error) => reported.push(error.message))
  })
  afterEach(async () => {
    await database.close()
    for (const socket of sockets) socket.destroy()
    server.close()
  })

  const statement = () => sql.raw('select 1').execute(database.db)
  const cut = async () => {
    sockets.at(-1)?.destroy()
    await new Promise((done) => setTimeout(done, 50))
  }

  it('in the middle of a transaction refuses that transaction; the next one has a connection of its own', async () => {
    const broken = database.db.transaction().execute(async (trx) => {
      await cut()
      await sql.raw('select 1').execute(trx)
    })
    await expect(broken).rejects.toThrow('not queryable')
    expect(reported).toEqual(['Connection terminated unexpectedly'])
    await statement()
    expect(sockets).toHaveLength(2)
  })

  it('to a server that has gone without a word is given up by the short reads, which have another one then', async () => {
    const reader = readerOf(database.db)
    const read = () => reader?.read('select 1', [])
    for (let line = 0; line < READERS; line++) await read()
    const before = sockets.length
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] })
    isFrozen = true
    const waiting = expect(read()).rejects.toThrow(DatabaseDown)
    await jest.advanceTimersByTimeAsync(10_000)
    await waiting
    isFrozen = false
    jest.useRealTimers()
    for (let line = 0; line < READERS; line++) await read()
    expect(sockets).toHaveLength(before + 1)
  })

  it('while it is idle is replaced as well', async () => {
    await cut()
    expect(reported).toEqual(['Connection terminated unexpectedly'])
    await statement()
    expect(sockets).toHaveLength(2)
  })
})
