import { useUser } from '@/stores'
import { Empty } from '@/ui'
import { PageFrame } from '@/blocks'
import { ClaimView } from './ClaimView'
import { HandOver } from './HandOver'

/** 主账号转让 (C 6.3): the master hands over; with mode=claim the two sides of a claim. */
export function TransferView({ mode, bp }: { mode: 'claim' | undefined; bp: string | undefined }) {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  if (mode === 'claim' && bp !== undefined) return <ClaimView bp={bp} />
  if (user?.isMaster === '1') return <HandOver bp={user.bp} phone={user.username} />
  return <PageFrame empty={user && <Empty text='仅主账号可进行此操作' picture='lock' />} />
}
