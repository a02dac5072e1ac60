import { Elsewhere, page } from '@/blocks'
import { LoginView } from '@/features/login'

/** In the mini-program this address leads to its own login page (C 6.2), but for the reset of a password. */
export default page('/pages/login/login/login', ({ redirect, mode }) =>
  mode === 'reset' ? (
    <LoginView mode={mode} />
  ) : (
    <Elsewhere on='weapp' path='/pages/login/login' params={{ from: 'H5', redirect }}>
      <LoginView redirect={redirect} mode={mode} />
    </Elsewhere>
  ),
)
