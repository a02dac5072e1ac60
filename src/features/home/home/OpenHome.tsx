import { useLater } from '@/blocks/use-later'
import type { Decision } from '@/routes/access'
import { LoginSheet } from '@/shared/hotline'
import { Emergency } from './Emergency'
import { Headlines } from './Headlines'
import { NextStep } from './NextStep'
import { ErrorBlock } from '@/ui'
import './home.scss'

const firstDay = () => import('./FirstDay')

function New() {
  const { part, failed, retry } = useLater(firstDay, true)
  return failed ? <ErrorBlock small onRetry={retry} /> : part && <part.FirstDay />
}

/**
 * The home of visitors, of users without a customer number, of applicants, and without a reason of new customers: help is called
 * without a login.
 */
export function OpenHome({ reason }: { reason: Decision | undefined }) {
  return (
    <div className='hm-open'>
      {reason ? <NextStep reason={reason} /> : <New />}
      <Emergency />
      <Headlines />
      {reason?.kind === 'login' && <LoginSheet overTabs />}
    </div>
  )
}
