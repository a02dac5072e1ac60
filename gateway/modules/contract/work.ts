import { Type } from '@sinclair/typebox'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { kind, sweep } from '../../work/kinds'
import { dueContracts, findContract, type ContractKey } from './repo'
import { contractMachine } from './states'

const turn = kind({
  name: 'contract.turn',
  data: Type.Object({ bp: Type.String(), contractId: Type.String() }),
  run: { handle: turnContract },
})

/** C-09: a contract begins on its first day and is over the day after its last. */
async function turnContract(work: Work, key: ContractKey): Promise<void> {
  const found = await findContract(work.db, key)
  if (!found) return
  const today = work.clock.today()
  if (found.state === 'EFFECTIVE' && found.endDate < today) await transition(work, contractMachine, found, 'EXPIRE')
  if (found.state !== 'WAIT_EFFECT' || found.startDate > today) return
  await transition(work, contractMachine, found, 'TAKE_EFFECT')
  await turnContract(work, key)
}

export const contractWork = {
  kinds: [turn],
  sweeps: [
    sweep('contract.turn', { dailyAt: '00:10' }, turn, async ({ db, clock }, after, limit) =>
      (await dueContracts(db, clock.today(), after, limit)).map((data) => ({ key: data.contractId, data })),
    ),
  ],
}
