import { Type } from '@sinclair/typebox'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { dueCancellations } from '../identity/service'
import { executeCancellation } from './cancel'
import { cancellationHandlers } from './handlers'

const execute = kind({
  name: 'cancellation.execute',
  data: Type.Object({ cancelId: Type.String(), userId: Type.String(), companyCode: Type.String() }),
  run: { handle: executeCancellation },
})

const work: AreaWork = {
  kinds: [execute],
  sweeps: [
    sweep('cancellation.execute', { everySeconds: 3600 }, execute, async (work, after, limit) =>
      (await dueCancellations(work, after, limit)).map((data) => ({ key: data.cancelId, data })),
    ),
  ],
}

export const cancellationArea = { name: 'cancellation', handlers: cancellationHandlers, work }
