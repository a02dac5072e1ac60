import { useUser } from '@/stores'
import { ApplicationDetail } from './ApplicationDetail'
import { ApplicationList } from './ApplicationList'
import { ReviewList } from './ReviewList'
import type { Sub } from './words'

export interface CheckViewProps {
  bindingId: string | undefined
  tab: Sub['reviewStatus'] | undefined
}

/** 账号审核 (C 6.3): the master decides, the applicant follows. */
export function CheckView({ bindingId, tab }: CheckViewProps) {
  const isMaster = useUser(({ loginUserInfo }) => loginUserInfo?.isMaster === '1')
  if (isMaster) return <ReviewList tab={tab ?? '2'} />
  return bindingId === undefined ? <ApplicationList /> : <ApplicationDetail bindingId={bindingId} />
}
