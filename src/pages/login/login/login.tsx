import { LoginView } from '@/features/account'
import { usePageParams } from '@/routes/page'
import { Elsewhere } from '@/blocks'

/** In the mini-program this address leads to its own login page (C 6.2). */
export default function LoginPage() {
  const { redirect, mode } = usePageParams('/pages/login/login/login')
  return (
    <Elsewhere on='weapp' path='/pages/login/login' params={{ from: 'H5', redirect }}>
      <LoginView redirect={redirect} mode={mode} />
    </Elsewhere>
  )
}
