import { page } from '@/blocks'
import { CentreLoginView } from '@/features/login'

export default page('/pages/auth-centre/login', ({ logout, error }) => (
  <CentreLoginView loggedOut={logout === '1'} error={error} />
))
