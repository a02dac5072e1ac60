import { SwitchView } from '@/features/binding'
import { usePageParams } from '@/routes/page'

export default function SwitchPage() {
  const { bp, from, back } = usePageParams('/pages/switch-bp/switch/switch')
  return <SwitchView bp={bp} from={from} back={back} />
}
