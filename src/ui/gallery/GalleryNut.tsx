import { useState } from 'react'
import { Button } from '../Button'
import { SectionCard } from '../SectionCard'
import { Picker } from '../nut/Picker'
import { SearchField } from '../SearchField'
import { Stepper } from '../nut/Stepper'

const COLUMNS = [
  ['2025', '2026', '2027'].map((key) => ({ key, label: `${key}年` })),
  ['01', '02', '03', '04', '05'].map((key) => ({ key, label: `${key}月` })),
]

export function GalleryNut() {
  const [count, setCount] = useState(2)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState(['2026', '02'])
  return (
    <>
      <SearchField value={text} onChange={setText} placeholder='搜索商品' />
      <SectionCard title='数量' extra={String(count)}>
        <Stepper value={count} onChange={setCount} min={1} max={9} label='数量' />
      </SectionCard>
      <SectionCard title='滚轮' extra={value.join('-')}>
        <Button size='small' onTap={() => setOpen(true)}>
          选择
        </Button>
        <Picker
          open={open}
          title='选择年月'
          columns={COLUMNS}
          value={value}
          onClose={() => setOpen(false)}
          onConfirm={(keys) => {
            setValue(keys)
            setOpen(false)
          }}
        />
      </SectionCard>
    </>
  )
}
