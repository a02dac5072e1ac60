import { Type } from '@sinclair/typebox'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { dueCommands } from './repo/valve'
import { deliver } from './valves'

/** A valve command: the first try soon after it was asked for, further ones at growing distances (AE-87). */
const command = kind({
  name: 'metering.valveCommand',
  data: Type.Object({ bp: Type.String(), commandId: Type.String() }),
  run: { manual: deliver },
})

export const meteringWork: AreaWork = {
  kinds: [command],
  sweeps: [
    sweep('metering.valveCommand', { everySeconds: 10 }, command, async ({ db, clock }, after, limit) =>
      (await dueCommands(db, clock.iso(), after, limit)).map((data) => ({ key: data.commandId, data })),
    ),
  ],
}
