import { Elsewhere, page } from '@/blocks'
import { scanTarget, WxLoginView } from '@/features/login'

/** On H5 this address leads to the login page of H5, with the same parameters (C 6.2). */
export default page('/pages/login/login', ({ redirect, logout, scanId }) => (
  <Elsewhere on='h5' path='/pages/login/login/login' params={{ redirect: redirect ?? scanTarget(scanId), logout }}>
    <WxLoginView redirect={redirect} scanId={scanId} loggedOut={logout === '1'} />
  </Elsewhere>
))
