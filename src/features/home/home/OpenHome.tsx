import type { Decision } from '@/routes/access'
import { Emergency } from './Emergency'
import { Headlines } from './Headlines'
import { NextStep } from './NextStep'
import './home.scss'

/** The home of visitors, of users without a customer number and of those who wait for their master: nobody needs a login to call for help. */
export function OpenHome({ reason }: { reason: Decision }) {
  return (
    <div className='hm-open'>
      <NextStep reason={reason} />
      <Emergency />
      <Headlines />
    </div>
  )
}
