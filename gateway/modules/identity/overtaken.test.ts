/* LG-08, LG-09, LG-17: what was proved counts only while it holds. The change comes in between the proof and the lock of the user. */
import type { KyselyPlugin } from 'kysely'
import type { Db } from '../../db/connect'
import type { Ctx, Session } from '../../http/context'
import { accountGateway, askCode, entered, moveOn, password } from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { inWork } from '../../../test/setup/content-gateway'
import { changePassword } from './change-password'
import { hashPassword } from './password'
import { loginByPassword, loginBySms, resetPassword } from './login'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())
afterEach(() => moveOn(gateway, 3600))

const fresh = 'New#Pass2027'
const typed = (username: string) => ({ username, agreement: '1', terminalType: 'H5' as const })

type Change = (db: Db) => Promise<unknown>
const setUser = (phone: string, set: { passwordHash?: string; phoneIndex?: string }): Change => {
  const userId = users.get(phone) ?? ''
  return (db) => db.updateTable('appUser').set(set).where('userId', '=', userId).execute()
}
const users = new Map<string, string>()
const knownAs = async (phone: string) => users.set(phone, (await entered(gateway, phone)).userId)

/** A call of which the transactions go through `within`. */
const ctxWith = <S>(session: S, within: (no: number, db: Db) => Promise<Db>): Ctx<S> => {
  let no = 0
  const work = { ...gateway.gateway.work, db: gateway.db, afterCommit: () => undefined }
  const request = { session, ip: '10.0.0.9', userAgent: 'test', afterRefusal: () => undefined }
  const ctx = {
    ...work,
    ...request,
    transaction: (run: (inside: Ctx<S>) => Promise<unknown>) =>
      inWork(gateway, async (inside) => run({ ...ctx, ...inside, db: await within((no += 1), inside.db) })),
  } as unknown as Ctx<S>
  return ctx
}
/** The change was committed before the transaction of this number. */
const before = (no: number, change: Change) => async (at: number, db: Db) => {
  if (at === no) await change(db)
  return db
}
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => '1000',
    (error: { code: string }) => error.code,
  )

test('a login by a password that was reset meanwhile opens nothing', async () => {
  const phone = '13800000008'
  await knownAs(phone)
  const passwordHash = await hashPassword(fresh, gateway.gateway.work.config.passwordCost)
  const ctx = ctxWith(null, before(2, setUser(phone, { passwordHash })))
  expect(await codeOf(loginByPassword(ctx, { ...typed(phone), password }))).toBe('2008')
})

test('a password is not changed by a session that was ended meanwhile', async () => {
  const username = '13800000009'
  const { userId } = await entered(gateway, username)
  const { sessionId } = await gateway.db
    .selectFrom('authSession')
    .select('sessionId')
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const ended: Change = (db) =>
    db
      .updateTable('authSession')
      .set({ revokedAt: gateway.clock.iso(), revokeReason: 'password' })
      .where('userId', '=', userId)
      .execute()
  const ctx = ctxWith({ userId, username, sessionId } as Session, before(3, ended))
  expect(await codeOf(changePassword(ctx, { oldPassword: password, password: fresh }))).toBe('1888')
  await entered(gateway, username)
})

test('a code of a former phone resets no password', async () => {
  const username = '13800000010'
  await knownAs(username)
  const smsCode = await askCode(gateway, username, 'RESET')
  const ctx = ctxWith(null, before(2, setUser(username, { phoneIndex: 'another' })))
  expect(await codeOf(resetPassword(ctx, { username, smsCode, password: fresh }))).toBe('2003')
})

test('a code of a former phone enters an account of its own', async () => {
  const phone = '13800000011'
  await knownAs(phone)
  const smsCode = await askCode(gateway, phone)
  const userId = users.get(phone) ?? ''
  const stale = await gateway.db
    .selectFrom('appUser')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const change = setUser(phone, { phoneIndex: 'a third' })
  // The first read of the transaction saw the user as before.
  const ctx = ctxWith(null, async (no, db) => {
    if (no !== 2) return db
    await change(db)
    let isFirst = true
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isFirst) return result
        isFirst = false
        return { ...result, rows: [{ ...stale }] }
      },
    }
    return db.withPlugin(plugin)
  })
  const login = await loginBySms(ctx, { ...typed(phone), smsCode })
  expect(login).toMatchObject({ isNew: '1' })
  expect(login.userId).not.toBe(userId)
})
