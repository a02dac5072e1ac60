import { useUser } from '@/stores'
import { go } from '@/routes/go'
import { NoAccess } from '@/ui'
import { PageFrame } from '@/blocks'
import { ClaimView } from './ClaimView'
import { HandOver } from './HandOver'

/** 主账号转让 (C 6.3): the master transfers the role; with mode=claim the two sides of a claim. */
export function TransferView({ mode, bp }: { mode: 'claim' | undefined; bp: string | undefined }) {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  if (mode === 'claim' && bp !== undefined) return <ClaimView bp={bp} />
  if (user?.isMaster === '1') return <HandOver bp={user.bp} phone={user.username} />
  return <PageFrame empty={user && <MasterOnly bp={user.bp} />} />
}

/** BD-21: a user other than the master may claim to become it. */
function MasterOnly({ bp }: { bp: string }) {
  return (
    <NoAccess
      text='仅主账号可进行此操作'
      {...(bp !== '' && {
        action: '申请更换主账号',
        onAction: () => void go('/pages/binding/transfer', { mode: 'claim', bp }),
      })}
    />
  )
}
