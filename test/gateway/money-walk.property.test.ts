import { tries } from '../setup/engine'
import type { TestGateway } from '../setup/gateway'
import { brokenInvariants } from '../invariants/money'
import { moneyGateway } from './money-kit'
import { Walk } from './money-walk'
import { T } from './payment-kit'
import { itemsNotDone } from './work-kit'

/*
 * MONEY_STEPS=10000 npx jest test/gateway/money-walk --selectProjects gateway
 * takes the whole walk, MONEY_SEED another one.
 */
const STEPS = Number(process.env['MONEY_STEPS'] ?? tries(250))
const SEED = process.env['MONEY_SEED'] ?? '20261123'
/** Steps between two looks at the books. */
const LOOK_EVERY = 25
/** The meter of the cards holds 204.0 m³ before anybody buys. */
const IN_METER = 2040

describe('a walk over all that moves money and gas', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await moneyGateway(T)
  })
  afterAll(() => gateway.close())

  it(`keeps ledger, bills, cards and accounts in agreement: ${STEPS} steps, seed ${SEED}`, async () => {
    const walk = await Walk.begin(gateway, SEED)
    const faults = async () => [
      ...(await brokenInvariants(gateway.db, gateway.clock.iso())),
      ...(await walk.gasFaults(IN_METER)),
    ]
    for (let step = 1; step <= STEPS; step++) {
      await walk.step(gateway.killAfter)
      if (step % LOOK_EVERY === 0) expect([SEED, step, await faults()]).toEqual([SEED, step, []])
    }
    await walk.rest()
    expect([SEED, await faults()]).toEqual([SEED, []])
    // Messages reach no user here: no area of this gateway knows the users.
    const givenUp = (await itemsNotDone(gateway)).filter(
      ({ state, name }) => state === 'failed' && !name.startsWith('message.'),
    )
    expect(givenUp).toEqual([])
    process.stdout.write(
      `money-walk: seed ${SEED}, ${STEPS} steps, ${listed(walk.steps)}; answers: ${listed(walk.codes)}; ${listed(await walk.ends())}\n`,
    )
    // The walk really came through these.
    const codes = [...walk.codes.keys()]
    for (const code of ['1000', 'A2301', 'A2308', 'notify 400', 'notify 200']) expect(codes).toContain(code)
    expect(walk.codes.get('2999') ?? 0).toBeLessThan(STEPS / 5)
  }, 7_200_000)
})

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
