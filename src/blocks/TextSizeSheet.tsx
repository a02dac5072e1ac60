import { useEffect, useRef } from 'react'
import { Money, Radio, Sheet, type TextSize } from '@/ui'
import { chooseLook } from './look'

export interface TextSizeSheetProps {
  open: boolean
  value: TextSize
  onClose: () => void
}

const SIZES = [
  { key: 'normal', label: '标准' },
  { key: 'large', label: '大字' },
  { key: 'care', label: '关怀模式' },
] as const

/** 字体与关怀模式 with a live sample: the choice takes effect at once, on this sheet too; 取消 takes it back (visual 2.5). */
export function TextSizeSheet({ open, value, onClose }: TextSizeSheetProps) {
  const before = useRef(value)
  useEffect(() => {
    if (!open) before.current = value
  }, [open, value])
  const cancel = () => {
    chooseLook({ text: before.current })
    onClose()
  }
  return (
    <Sheet
      open={open}
      title='字体与关怀模式'
      dirty={value !== before.current}
      onClose={cancel}
      confirmText='完成'
      onConfirm={onClose}
    >
      <div className='sunken mb12'>
        <div className='fs-13 t3'>应缴金额</div>
        <Money value='4913.60' size='l' />
        <div className='fs-15 t2 mt8'>文字和按钮会按所选大小显示，金额与日期始终完整。</div>
      </div>
      <Radio items={SIZES} value={value} onChange={(text) => chooseLook({ text })} label='文字大小' />
    </Sheet>
  )
}
