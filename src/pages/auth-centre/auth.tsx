import { page } from '@/blocks'
import { AuthView } from '@/features/login'

export default page('/pages/auth-centre/auth', ({ reselect }) => <AuthView reselect={reselect === '1'} />)
