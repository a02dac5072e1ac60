import type { Decision } from '@/routes/access'
import { Emergency } from './Emergency'
import { FirstDay } from './FirstDay'
import { Headlines } from './Headlines'
import { LoginSheet } from './LoginSheet'
import { NextStep } from './NextStep'
import './home.scss'

/**
 * The home of visitors, of users without a customer number, of applicants, and without a reason of new customers: help is called
 * without a login.
 */
export function OpenHome({ reason }: { reason: Decision | undefined }) {
  return (
    <div className='hm-open'>
      {reason ? <NextStep reason={reason} /> : <FirstDay />}
      <Emergency />
      <Headlines />
      {reason?.kind === 'login' && <LoginSheet />}
    </div>
  )
}
