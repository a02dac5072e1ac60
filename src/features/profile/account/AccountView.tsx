import type { ViewParams } from '@/routes/table'
import { AccountInfo } from './AccountInfo'
import { Devices } from './Devices'
import { NewPhone } from './NewPhone'
import { NewPassword } from './NewPassword'

/** 账号信息 (C 6.8): one address, four pages. */
export function AccountView({ mode = 'info' }: ViewParams<'/subPagesB/pages/accountSecurity/account'>) {
  switch (mode) {
    case 'info':
      return <AccountInfo />
    case 'phone':
      return <NewPhone />
    case 'password':
      return <NewPassword />
    case 'devices':
      return <Devices />
  }
}
