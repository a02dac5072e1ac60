import { useRef } from 'react'
import { PageFrame } from '@/blocks'
import { useCustomerList } from '@/shared/customer'
import { useUser } from '@/stores'
import type { ViewParams } from '@/routes/table'
import { ApplicationDetail } from './ApplicationDetail'
import { ApplicationList } from './ApplicationList'
import { ReviewList } from './ReviewList'
import type { Sub } from '../words'

/** 账号审核 (C 6.3): the master decides, the applicant follows. */
export function CheckView({ bindingId, tab = '2' }: ViewParams<'/pages/binding/check'>) {
  const isMaster = useUser(({ loginUserInfo }) => loginUserInfo?.isMaster === '1')
  if (isMaster)
    return bindingId === undefined ? <ReviewList tab={tab} /> : <OwnOrOthers bindingId={bindingId} tab={tab} />
  return bindingId === undefined ? <ApplicationList /> : <ApplicationDetail bindingId={bindingId} />
}

/** The master of one customer number may have applied at another: the own application is shown as the applicant sees it. */
function OwnOrOthers({ bindingId, tab }: { bindingId: string; tab: Sub['reviewStatus'] }) {
  const list = useCustomerList({ freshFor: 0 })
  const known = useRef(false)
  // What is kept from before may lack an application of just now.
  if (list.data !== undefined && !list.renewing) known.current = true
  const isOwn = list.data?.list.some((row) => row.bindingId === bindingId && row.isMaster === '0')
  if (isOwn) return <ApplicationDetail bindingId={bindingId} />
  if (known.current) return <ReviewList tab={tab} />
  return <PageFrame of={list.data === undefined ? list : { ...list, state: 'loading' }} />
}
