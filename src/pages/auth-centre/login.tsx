import { page } from '@/blocks'
import { CentreLoginView } from '@/features/account'

export default page('/pages/auth-centre/login', ({ logout, error }) => (
  <CentreLoginView loggedOut={logout === '1'} error={error} />
))
