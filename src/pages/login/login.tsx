import { scanTarget, WxLoginView } from '@/features/account'
import { usePageParams } from '@/routes/page'
import { Elsewhere } from '@/blocks'

/** On H5 this address leads to the login page of H5, with the same parameters (C 6.2). */
export default function WxLoginPage() {
  const { redirect, logout, scanId } = usePageParams('/pages/login/login')
  return (
    <Elsewhere on='h5' path='/pages/login/login/login' params={{ redirect: redirect ?? scanTarget(scanId), logout }}>
      <WxLoginView redirect={redirect} scanId={scanId} loggedOut={logout === '1'} />
    </Elsewhere>
  )
}
