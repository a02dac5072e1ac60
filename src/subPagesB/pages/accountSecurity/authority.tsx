import { AuthorityView } from '@/features/binding'
import { usePageParams } from '@/routes/page'

export default function AuthorityPage() {
  const { bindingId } = usePageParams('/subPagesB/pages/accountSecurity/authority')
  return <AuthorityView bindingId={bindingId} />
}
