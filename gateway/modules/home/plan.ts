import type { Out } from '@contract'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { ask } from '../../wiring'
import { gasPlans } from '../metering/service'

/** A customer with a daily plan of gas gets the energy page of key accounts (A 6.3); volumes are for users that may see plans. */
export async function customerPlan(
  work: Work,
  session: BoundSession,
): Promise<Out<'dg GET /small/gasplan/getNewCustomer'>> {
  const plan = await ask(work, gasPlans).summary(work, session)
  const isDaily = plan.planMode === 'DAILY'
  const unseen = { planYear: null, planVolume: null, planMonthVolume: null, dayPlanToday: null }
  return {
    ...plan,
    ...(maySee(session, 'PREDICT_VIEW') ? {} : unseen),
    isNewCustomer: isDaily ? '1' : '0',
    hint: '',
    energyPage: isDaily ? 'DG' : 'NORMAL',
  }
}
