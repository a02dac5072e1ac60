import { jsonb } from '../db/connect'
import { Type as t } from '@sinclair/typebox'
import { sql } from 'kysely'
import { endpoints } from '@contract/endpoint'
import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import { forgetRequests } from '../work/upkeep'
import { implement, manual } from './handlers'
import { AuthStatus, Refusal } from './refusal'

const table = endpoints({
  'default GET /t/echo': {
    access: 'login',
    in: t.Object({ n: t.Optional(t.Integer({ default: 7 })), q: t.Optional(t.String()) }),
    out: t.Object({ n: t.Integer(), q: t.String() }),
  },
  'energy GET /t/refuse': { access: 'login', refuses: ['A2309'], out: t.Null() },
  'energy GET /t/unlisted': { access: 'login', out: t.Null() },
  'gas GET /t/seven': { access: 'login', out: t.Object({ a: t.String() }) },
  'zh GET /t/four': { access: 'login', out: t.Object({ a: t.String() }) },
  'cms GET /t/six': { access: 'public', out: t.Object({ a: t.String() }) },
  'default POST /enterprise/t': { access: 'login', in: t.Object({}), out: t.Null() },
  'job POST /t/five': { access: 'login', in: t.Object({}), out: t.Null() },
  'btwob POST /t/lost': { access: 'staff', in: t.Object({}), out: t.Null() },
  'auth POST {base}/t/status': { access: 'public', in: t.Object({}), out: t.Null() },
  'default POST /t/write': {
    access: 'login',
    refuses: ['2902'],
    once: true,
    in: t.Object({ value: t.String({ maxLength: 5 }) }),
    out: t.Object({ value: t.String() }),
  },
  'default POST /t/own': { access: 'bound', once: true, in: t.Object({}), out: t.Object({ bp: t.String() }) },
  'default POST /t/outside': {
    access: 'login',
    refuses: ['2902'],
    once: true,
    in: t.Object({ value: t.String() }),
    out: t.Object({ value: t.String() }),
  },
  'default POST /t/cut': { access: 'login', out: t.Null() },
  'default POST /t/patience': { access: 'login', out: t.Object({ a: t.String() }) },
  'default GET /t/extra': { access: 'login', out: t.Object({ a: t.String() }) },
  'default POST /t/after': { access: 'login', in: t.Object({ refuse: t.Boolean() }), out: t.Null() },
})

const set = (key: string, value: string) =>
  sql`insert into setting (company_code, key, value) values ('*', ${key}, ${value})`
let outsideRuns = 0
let afterRuns: string[] = []

const handlers = implement(table, {
  'default GET /t/echo': async (_ctx, input) => ({ n: input.n ?? 0, q: input.q ?? '' }),
  'energy GET /t/refuse': async () => {
    throw new Refusal('A2309', { params: { x: '20000.0' }, data: { left: '1.0' } })
  },
  'energy GET /t/unlisted': async () => {
    throw new Refusal('A2309', { params: { x: '1.0' } })
  },
  'gas GET /t/seven': async () => ({ a: 'x' }),
  'zh GET /t/four': async () => ({ a: 'x' }),
  'cms GET /t/six': async () => ({ a: 'x' }),
  'default POST /enterprise/t': async () => null,
  'job POST /t/five': async () => null,
  'btwob POST /t/lost': async () => {
    throw new Refusal('1888')
  },
  'auth POST {base}/t/status': async () => {
    throw new AuthStatus(418, '登录信息已失效')
  },
  'default POST /t/write': async (ctx, input) => {
    await set(`t.write.${input.requestNo}`, input.value).execute(ctx.db)
    if (input.value === 'no') throw new Refusal('2902')
    return { value: input.value }
  },
  'default POST /t/own': async ({ session }) => ({ bp: session.bp }),
  'default POST /t/outside': manual(async (ctx, input) => {
    if (input.value === 'no') throw new Refusal('2902')
    outsideRuns += 1
    await new Promise((done) => setTimeout(done, 300))
    await ctx.transaction(
      async (inner) => void (await set(`t.outside.${input.requestNo}`, input.value).execute(inner.db)),
    )
    return { value: input.value }
  }),
  'default POST /t/cut': async (ctx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(ctx.db)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(gateway.database.db)
    await new Promise((done) => setTimeout(done, 100))
    await sql`select 1`.execute(ctx.db)
    return null
  },
  'default POST /t/patience': manual((ctx) =>
    ctx.transaction(async ({ db }) => {
      const { rows } = await sql<{ a: string }>`select current_setting('lock_timeout') as a`.execute(db)
      return { a: rows[0]?.a ?? '' }
    }),
  ),
  'default GET /t/extra': async () => ({ a: 'x', secret: 'y' }),
  'default POST /t/after': async (ctx, input) => {
    ctx.afterCommit(() => void afterRuns.push('commit'))
    ctx.afterRefusal(async (db) => void (await set('t.kept', '1').execute(db)))
    if (input.refuse) throw new Refusal('2906')
    return null
  },
})

let gateway: CoreGateway
beforeAll(async () => {
  gateway = await coreGateway({ contract: table, areas: [{ name: 'test', handlers }] })
})
afterAll(() => gateway.close())
beforeEach(() => {
  afterRuns = []
})

const values = async (prefix: string) => {
  const { rows } = await sql<{
    value: string
  }>`select value from setting where key like ${`${prefix}%`} order by key`.execute(gateway.database.db)
  return rows.map((row) => row.value)
}

describe('envelopes (CV-1)', () => {
  it.each([
    ['V1', 'GET', '/api/t/echo?q=a', { body: { resultCode: '1000', resultDesc: '成功', data: { n: 7, q: 'a' } } }],
    ['V7', 'GET', '/gas/t/seven', { code: 0, message: '成功', results: { data: { a: 'x' } } }],
    ['V4', 'GET', '/substitution/t/four', { code: '00', msg: '成功', result: { a: 'x' } }],
    ['V6', 'GET', '/t/six', { success: true, errorCode: '0', errorMsg: '成功', result: { a: 'x' } }],
    ['V3', 'POST', '/api/enterprise/t', { state: '000000', describe: '成功', data: null }],
    ['V5', 'POST', '/job/t/five', { code: 200, msg: '成功', data: null }],
  ] as const)('%s', async (_name, method, url, expected) => {
    const answer = await gateway.inject(method, url, method === 'POST' ? {} : undefined)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject(expected)
  })

  it('carries a refusal in HTTP 200 with its code, text and data', async () => {
    const answer = await gateway.inject('GET', '/energyapi/t/refuse')
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      header: { requestType: 'refuse' },
      body: { resultCode: 'A2309', resultDesc: '超过表具囤积限量20000.0 m³，请减少购气量', data: { left: '1.0' } },
    })
  })

  it('with a code that its entry does not list is a fault, where answers are checked', async () => {
    const answer = await gateway.inject('GET', '/energyapi/t/unlisted')
    expect(answer.code).toBe('2999')
    expect(JSON.stringify(answer.body)).toContain('refuses with A2309, which its entry does not list')
  })

  it('says a lost login as code 401 where the envelope has one', async () => {
    const answer = await gateway.inject('POST', '/btwob/t/lost', {})
    expect(answer).toMatchObject({ status: 200, body: { code: 401, msg: '您的登录已失效，请重新登录' } })
  })

  it('carries a status of the unified authentication as HTTP status', async () => {
    expect(await gateway.inject('POST', '/api/crmgas/t/status', {})).toMatchObject({
      status: 418,
      body: { code: 418, msg: '登录信息已失效' },
    })
  })
})

describe('input', () => {
  it('turns query text into numbers and fills defaults', async () => {
    expect((await gateway.inject('GET', '/api/t/echo?n=12')).data).toEqual({ n: 12, q: '' })
  })
  it.each([
    ['a wrong type', { value: 5 }, 'value'],
    ['too long', { value: 'abcdef' }, 'value'],
    ['missing', {}, 'value'],
    ['no requestNo', { value: 'a', requestNo: undefined }, 'requestNo'],
    ['a requestNo of 65 characters', { value: 'a', requestNo: 'x'.repeat(65) }, 'requestNo'],
  ])('refuses %s with 2901 and names the field', async (_name, body, field) => {
    const answer = await gateway.inject('POST', '/api/t/write', { requestNo: 'r-in', ...body })
    expect(answer).toMatchObject({ code: '2901', data: { field } })
  })
  it.each(['[1]', '"text"', '{broken'])('refuses the body %s', async (payload) => {
    const answer = await gateway.injectRaw('POST', '/api/t/write', payload)
    expect([answer.code, answer.status]).not.toEqual(['1000', 200])
    expect(await values('t.write.r-in')).toEqual([])
  })
})

describe('answers', () => {
  it('is checked to the letter: a field outside the contract never leaves the gateway', async () => {
    const answer = await gateway.inject('GET', '/api/t/extra')
    expect(answer.code).toBe('2999')
    expect(JSON.stringify(answer.body)).not.toContain('secret')
  })
})

describe('answers in production', () => {
  it('leave with what the contract names, without the rest', async () => {
    const lean = await coreGateway({
      contract: table,
      areas: [{ name: 'test', handlers }],
      env: { STRICT_OUTPUT: '0' },
    })
    const answer = await lean.inject('GET', '/api/t/extra')
    await lean.close()
    expect(answer).toMatchObject({ code: '1000', data: { a: 'x' } })
    expect(JSON.stringify(answer.body)).not.toContain('secret')
  })
})

describe('requestNo (CV-3)', () => {
  it('gives the first answer again as 5006, whatever the order of fields', async () => {
    const first = await gateway.inject('POST', '/api/t/write', { requestNo: 'r1', value: 'a' })
    const again = await gateway.inject('POST', '/api/t/write', { value: 'a', requestNo: 'r1' })
    expect([first.code, again.code, again.data]).toEqual(['1000', '5006', { value: 'a' }])
    expect(await values('t.write.r1')).toEqual(['a'])
  })
  it('refuses other content under the same number with 2905', async () => {
    await gateway.inject('POST', '/api/t/write', { requestNo: 'r2', value: 'a' })
    expect((await gateway.inject('POST', '/api/t/write', { requestNo: 'r2', value: 'b' })).code).toBe('2905')
  })
  it('keeps the numbers of two users apart', async () => {
    await gateway.inject('POST', '/api/t/write', { requestNo: 'r3', value: 'a' })
    gateway.actAs('user-2')
    const other = await gateway.inject('POST', '/api/t/outside', { requestNo: 'r3', value: 'b' })
    gateway.actAs('user-1')
    expect(other.code).toBe('1000')
  })
  it('answers nothing of one customer under another', async () => {
    const codes: unknown[] = []
    for (const bp of ['1', '2', '1']) {
      gateway.actAs('user-1', bp)
      const { code, data } = await gateway.inject('POST', '/api/t/own', { requestNo: 'r-own' })
      codes.push([code, data])
    }
    gateway.actAs('user-1')
    expect(codes).toEqual([
      ['1000', { bp: '1' }],
      ['2905', null],
      ['5006', { bp: '1' }],
    ])
  })
  it('forgets the number of a refused write, and nothing of it is written', async () => {
    const refused = await gateway.inject('POST', '/api/t/write', { requestNo: 'r4', value: 'no' })
    const retried = await gateway.inject('POST', '/api/t/write', { requestNo: 'r4', value: 'yes' })
    expect([refused.code, retried.code]).toEqual(['2902', '1000'])
    expect(await values('t.write.r4')).toEqual(['yes'])
  })
  it('runs once for five callers at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => gateway.inject('POST', '/api/t/write', { requestNo: 'r5', value: 'a' })),
    )
    expect(answers.map((a) => a.code).sort()).toEqual(['1000', '5006', '5006', '5006', '5006'])
    expect(await values('t.write.r5')).toEqual(['a'])
  })
  it('keeps the answer sealed; one that a gateway of the release before kept in plain is answered as well', async () => {
    const { db } = gateway.database
    const ask = () => gateway.inject('POST', '/api/t/write', { requestNo: 'r8', value: 'yes' })
    await ask()
    const rows = db.selectFrom('idempotency').selectAll().where('requestNo', '=', 'r8')
    const kept = await rows.executeTakeFirstOrThrow()
    expect([kept.answer, JSON.stringify(kept).includes('"value"')]).toEqual([null, false])
    expect((await ask()).data).toEqual({ value: 'yes' })
    const before = { answerSealed: null, answer: jsonb({ value: 'before' }) }
    await db.updateTable('idempotency').set(before).where('requestNo', '=', 'r8').execute()
    expect((await ask()).data).toEqual({ value: 'before' })
  })
  it('is forgotten after seven days, and not before', async () => {
    const keptAt = async (at: string) => {
      gateway.work.clock.moveTo(at)
      await forgetRequests(gateway.work, gateway.database.db)
      const rows = gateway.database.db.selectFrom('idempotency').select('path').where('requestNo', '=', 'r7')
      return rows.execute()
    }
    await gateway.inject('POST', '/api/t/write', { requestNo: 'r7', value: 'a' })
    expect(await keptAt('2026-11-30T09:30:00+08:00')).toHaveLength(1)
    expect(await keptAt('2026-11-30T09:30:01+08:00')).toEqual([])
  })
  it('makes a second caller wait for a call that waits for something outside', async () => {
    outsideRuns = 0
    const answers = await Promise.all(
      [1, 2].map(() => gateway.inject('POST', '/api/t/outside', { requestNo: 'r6', value: 'z' })),
    )
    expect(answers.map((a) => a.code).sort()).toEqual(['1000', '5006'])
    expect(outsideRuns).toBe(1)
  })
  it('refuses each of many callers at the same time, and none for want of the mark that another one gave back', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => gateway.inject('POST', '/api/t/outside', { requestNo: 'r10', value: 'no' })),
    )
    expect([...new Set(answers.map((a) => a.code))]).toEqual(['2902'])
  })
  it('answers 5005 without data while a call that waits for something outside has not ended, as after a death of its process', async () => {
    const ask = () => gateway.inject('POST', '/api/t/outside', { requestNo: 'r9', value: 'z' })
    await ask()
    const mark = { done: false, startedAt: gateway.work.clock.iso() }
    await gateway.database.db.updateTable('idempotency').set(mark).where('requestNo', '=', 'r9').execute()
    expect(await ask()).toMatchObject({ code: '5005', data: null })
  })
})

describe('after the call', () => {
  it('runs what waits for the commit only after one', async () => {
    await gateway.inject('POST', '/api/t/after', { refuse: true })
    expect(afterRuns).toEqual([])
    expect(await values('t.kept')).toEqual(['1'])
    await gateway.inject('POST', '/api/t/after', { refuse: false })
    expect(afterRuns).toEqual(['commit'])
  })
})

// The embedded engine has one connection, which cannot be lost and waits for no other.
if (process.env.TEST_DATABASE_URL) {
  test('a transaction of its own waits five seconds for a lock as well', async () => {
    expect((await gateway.inject('POST', '/api/t/patience', {})).data).toEqual({ a: '5s' })
  })
  test('a server that ends the connection of a call: 2998, and the next call works', async () => {
    expect(await gateway.inject('POST', '/api/t/cut', {})).toMatchObject({ status: 200, code: '2998' })
    expect((await gateway.inject('POST', '/api/t/write', { requestNo: 'r-cut', value: 'a' })).code).toBe('1000')
  })
}
