import { Chart } from '@/ui'
import { spanText } from '../../package-text'

interface Line {
  cycleNo: number
  name: string
  startDate: string
  endDate: string
  /** '' = nothing typed yet. */
  volume: string
}

/** Volumes by cycle, as bars. */
export const CycleChart = ({ cycles }: { cycles: readonly Line[] }) => (
  <Chart
    kind='bars'
    height={112}
    unit='m³'
    name='周期气量'
    pointName='周期'
    reading={false}
    points={cycles.map((cycle) => ({
      key: String(cycle.cycleNo),
      label: cycle.name,
      title: `${cycle.name} ${spanText(cycle)}`,
      value: cycle.volume || null,
    }))}
    summary={`各周期气量柱状图，共${cycles.length}个周期`}
  />
)
