import { sql } from 'kysely'
import { allAreas } from '../../gateway/all-areas'
import { seedContracts } from '../../gateway/demo/contracts'
import { seedEnergy } from '../../gateway/demo/energy'
import type { Agenda } from '../../gateway/demo/energy/agenda'
import { tellElective } from '../../gateway/demo/elective'
import { tellPackages } from '../../gateway/demo/packages'
import { seedPackages } from '../../gateway/demo/packages/now'
import { seedAreas, seeds } from '../../gateway/demo/seed'
import type { Work } from '../../gateway/http/context'
import type { TestGateway } from '../setup/gateway'

/** The same agenda; what fails on it is kept with its moment, and the rest goes on without it. */
function carefully(agenda: Agenda, failed: string[]): Pick<Agenda, 'add'> {
  return {
    add: (at, run) =>
      agenda.add(at, async (work: Work) => {
        await sql`savepoint seeded`.execute(work.db)
        try {
          await run(work)
        } catch (error) {
          failed.push(`${at} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
          await sql`rollback to savepoint seeded`.execute(work.db)
        }
      }),
  }
}

/** The demo data with packages in an empty gateway. Answers what failed of the packages' history. */
export async function seedWithPackages({ database, gateway }: TestGateway): Promise<string[]> {
  const failed: string[] = []
  const { payment, ...others } = seeds
  const all = {
    ...others,
    billing: (work: Work) =>
      seedEnergy(work, (now, agenda) => {
        tellPackages(now, carefully(agenda, failed))
        tellElective(now, agenda)
      }),
    ...(payment && { payment }),
    'gas-package': seedPackages,
    contract: seedContracts,
  }
  const order = ['identity', 'membership', 'certification', 'billing', 'payment', 'gas-package', 'contract']
  const sorted = Object.entries(all).sort(([a], [b]) => place(order, a) - place(order, b))
  await seedAreas(database, gateway.work, allAreas, () => undefined, Object.fromEntries(sorted))
  return failed
}

/** Those that are not named come last, in their own order. */
const place = (order: readonly string[], name: string): number => {
  const at = order.indexOf(name)
  return at < 0 ? order.length : at
}
