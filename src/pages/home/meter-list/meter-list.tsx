import { MeterListView } from '@/features/meters'
import { usePageParams } from '@/routes/page'

export default function MeterListPage() {
  const { from, meterType, meterNo } = usePageParams('/pages/home/meter-list/meter-list')
  return <MeterListView from={from} meterType={meterType} meterNo={meterNo} />
}
