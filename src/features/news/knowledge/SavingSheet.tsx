import { useState } from 'react'
import type { Out } from '@contract'
import { isWithin, savingFields, type SavingField, type SavingTool } from '@domain/saving/inputs'
import { FormSheet, useFormAct, useLink, type FormField } from '@/blocks'
import { ShareButton, type Share } from '@/shared/share'
import { Button, Ends, KeyValue, Money, Progress, Sheet, Volume } from '@/ui'

type Result = Out<'default POST /crmgas/knowledge/estimate'>
type Values = Record<string, string>

interface Props {
  tool: SavingTool
  title: string
  /** What is known of the user's own gas: m³ a month, yuan/m³; '' where it is not. */
  own: OwnGas
  /** Of the page: the figures of an estimate are not shared (E 6.13). */
  share: Share
  onClose: () => void
}

export interface OwnGas {
  volume: string
  price: string
}

const fieldsOf = (tool: SavingTool): readonly FormField<Values>[] =>
  Object.entries<SavingField>(savingFields[tool]).map(([key, field]) => ({
    key,
    label: `${field.label}(${field.unit})`,
    required: true,
    maxLength: 12,
    placeholder: `${field.least}～${field.most}`,
    checks: [(typed: string) => (isWithin(typed.trim(), field) ? undefined : `${field.label}超出范围`)],
  }))

/** The figures of an own boiler or stove, and what another would save (E-N-14 to E-N-16). */
export function SavingSheet({ tool, title, own, share, onClose }: Props) {
  const [result, setResult] = useState<Result | null>(null)
  const send = useFormAct('default POST /crmgas/knowledge/estimate', {
    input: ({ volume = '', price = '', ...values }: Values) => ({
      ...trimmed(values),
      tool,
      volume: volume.trim(),
      price: price.trim(),
    }),
    done: setResult,
  })
  if (result)
    return <Estimated result={result} title={title} share={share} again={() => setResult(null)} onClose={onClose} />
  const blank = Object.fromEntries(Object.keys(savingFields[tool]).map((key) => [key, '']))
  return (
    <FormSheet
      name={`saving-${tool}`}
      title={title}
      confirmText='开始估算'
      values={{ ...blank, ...own }}
      fields={fieldsOf(tool)}
      {...send}
      onClose={onClose}
    />
  )
}

const trimmed = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, typed]) => [key, typed.trim()]))

interface EstimatedProps {
  result: Result
  title: string
  share: Share
  again: () => void
  onClose: () => void
}

function Estimated({ result, title, share, again, onClose }: EstimatedProps) {
  // 免费节能诊断 (E-N-16).
  const diagnosis = useLink('/pages/hot/detail', { type: 'product', productId: 'P00000008', sheet: '1' })
  return (
    <Sheet open title={title} confirmText='重新估算' onConfirm={again} onClose={onClose}>
      <div className='gutter'>
        <Efficiency label='当前热效率' percent={result.before} />
        <Efficiency label='目标热效率' percent={result.after} />
        <KeyValue
          className='mt12'
          items={[
            ['节气率', `${result.savingRatio}%`],
            ['每月节气', <Volume key='volume' value={result.savedVolume} />],
            ['每月节约', <Money key='money' value={result.savedAmount} />],
          ]}
        />
        {!result.isBetter && <div className='fs-13 c-danger mt8'>目标参数未优于当前参数</div>}
        <div className='fs-12 t3 mt8'>估算仅供参考，实际以检测为准</div>
        {diagnosis && (
          <Button className='mt12' block onTap={diagnosis}>
            预约节能诊断
          </Button>
        )}
        <div className='mt12'>
          <ShareButton alone='分享结果' of={share} />
        </div>
      </div>
    </Sheet>
  )
}

const Efficiency = ({ label, percent }: { label: string; percent: string }) => (
  <div className='mt8'>
    <Ends className='fs-14'>
      <span className='t2'>{label}</span>
      <span className='num'>{percent}%</span>
    </Ends>
    <Progress className='mt4' value={Number(percent) / 100} label={`${label}${percent}%`} />
  </div>
)
