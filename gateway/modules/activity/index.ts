import { withCases } from '../../case/area'
import { answer } from '../../extensions'
import { ownSignUps } from '../market/service'
import { activityHandlers } from './handlers'
import { heldAmong } from './repo'
import { signUps } from './sign-up-case'

/** Activities with their seats (E 2.1, E 3.3, E-M-20, E-M-21). */
export const activityArea = withCases([signUps], {
  name: 'activity',
  handlers: activityHandlers,
  extensions: [
    answer(ownSignUps, async (work, session, activityIds) => {
      const rows = await heldAmong(work.db, session, activityIds)
      return new Map(rows.map(({ activityId, state }) => [activityId, state === 'waiting' ? 'waiting' : 'signed']))
    }),
  ],
})
