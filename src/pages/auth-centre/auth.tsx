import { page } from '@/blocks'
import { AuthView } from '@/features/account'

export default page('/pages/auth-centre/auth', ({ reselect }) => <AuthView reselect={reselect === '1'} />)
