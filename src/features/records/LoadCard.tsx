import type { Out } from '@contract'
import { Card, Ends, Progress } from '@/ui'
import { percentOfRatio } from './record-text'

type Load = Out<'default GET /crmgas/record/equipment/list'>['load'][number]

export const loadWords = { FULL: '超出流量计最大流量，建议申请扩容', NEARLY: '接近满负荷' } as const

/** RC-02: rated flow of all equipment in use behind a meter, against the greatest flow of the meter. */
export function LoadCard({ of: { name, qmax, total, ratio, mark } }: { of: Load }) {
  const percent = ratio === null ? null : percentOfRatio(ratio)
  return (
    <Card className='mb12'>
      <Ends>
        <span className='fs-14 fw-m break'>{name} 额定负荷</span>
        <span className='fs-14 num'>{percent === null ? '未知' : `${percent}%`}</span>
      </Ends>
      {ratio !== null && (
        <Progress
          className='mt8'
          value={Number(ratio)}
          {...(mark && { tone: mark === 'FULL' ? ('danger' as const) : ('warning' as const) })}
          label={`${name}额定负荷${percent ?? ''}%`}
        />
      )}
      <div className='fs-12 t3 num mt4 break'>
        在用设备合计 {total} m³/h{qmax !== null && ` / 流量计最大 ${qmax} m³/h`}
      </div>
      {mark && <div className={`fs-13 mt4 ${mark === 'FULL' ? 'c-danger' : 'c-warning'}`}>{loadWords[mark]}</div>}
    </Card>
  )
}
