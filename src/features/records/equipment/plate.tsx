import { useRef, useState } from 'react'
import type { Out } from '@contract'
import type { Drawn, Kind } from '@/blocks'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'
import { attempt, useWrite } from '@/request'
import { Button, Ends, Fact } from '@/ui'

const READ = 'btwob POST /record/equipment/readPlate'
type Facts = Out<typeof READ>

/** Values of a plate under the names of their fields. */
const LABELS: Readonly<Record<keyof Facts, string>> = {
  brand: '品牌',
  model: '型号',
  serialNo: '出厂编号',
  ratedFlow: '额定流量 m³/h',
  ratedPower: '额定功率 kW',
  workPressure: '工作压力 kPa',
  productionDate: '生产日期',
}
const NAMES = Object.keys(LABELS) as (keyof Facts)[]

const PHOTO = photos({ use: 'EQUIPMENT', most: 1 })

/** The photo of a plate, read as soon as it is there: each value goes into its field by a tap, never by itself. */
export const platePhoto: Kind<readonly Paper[]> = { ...PHOTO, draw: (drawn) => <PlateField {...drawn} /> }

function PlateField(drawn: Drawn<readonly Paper[]>) {
  // A reader that does not answer leaves the form as it is.
  const read = useWrite(READ, { handles: 'all' })
  const [facts, setFacts] = useState<Facts | null>(null)
  // The photo may have been taken away or replaced when its values come.
  const asked = useRef('')
  const change = (next: readonly Paper[]) => {
    drawn.onChange(next)
    setFacts(null)
    const fileId = next[0]?.fileId ?? ''
    asked.current = fileId
    if (fileId === '') return
    void attempt(read.run({ fileId }).then((found) => asked.current === fileId && setFacts(found)))
  }
  return (
    <div>
      {PHOTO.draw({ ...drawn, onChange: change })}
      {read.busy && <div className='fs-12 t3 mt8'>正在识别铭牌…</div>}
      {facts && <Found facts={facts} form={drawn.form} />}
    </div>
  )
}

function Found({ facts, form }: { facts: Facts; form: Drawn<unknown>['form'] }) {
  const found = NAMES.flatMap((name) => (facts[name] === null ? [] : [{ name, value: facts[name] }]))
  if (found.length === 0) return <div className='fs-12 t3 mt8'>未识别到铭牌内容，请手动填写</div>
  return (
    <div className='mt8' role='group' aria-label='铭牌识别结果'>
      <div className='fs-12 t3'>识别自铭牌，请逐项核对后采用</div>
      {found.map(({ name, value }) => {
        const typed = form.values[name]
        const isTaken = typed === value
        return (
          <Ends key={name} top={8}>
            <Fact grow value={value} note={LABELS[name]} />
            <Button
              kind='outline'
              size='small'
              disabled={isTaken}
              label={`${isTaken ? '已采用' : typed === '' ? '采用' : '替换'}：${LABELS[name]}`}
              onTap={() => form.change({ [name]: value })}
            >
              {isTaken ? '已采用' : typed === '' ? '采用' : '替换'}
            </Button>
          </Ends>
        )
      })}
    </div>
  )
}
