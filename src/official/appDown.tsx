import { OfficialView } from '@/features/download'
import { usePageParams } from '@/routes/page'

export default function OfficialAppDownPage() {
  const { from, code } = usePageParams('/official/appDown')
  return <OfficialView from={from} code={code} />
}
