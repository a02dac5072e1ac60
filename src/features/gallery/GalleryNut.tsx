import { useState } from 'react'
import { Button, SearchEntry, SearchField, SectionCard } from '@/ui'
import { Calendar, DatePicker, Rate } from '@/ui/nut'

type Open = 'wheels' | 'day' | 'span' | null

export function GalleryNut() {
  const [text, setText] = useState('')
  const [open, setOpen] = useState<Open>(null)
  const [day, setDay] = useState('2026-11-23')
  const [span, setSpan] = useState({ from: '2026-11-03', to: '2026-11-20' })
  const [stars, setStars] = useState(4)
  const close = () => setOpen(null)
  return (
    <>
      <SearchField value={text} onChange={setText} placeholder='搜索商品' />
      <SearchEntry text='搜索帮助' onTap={() => setText('')} />
      <SectionCard title='评分'>
        <Rate label='服务' value={stars} onChange={setStars} />
      </SectionCard>
      <SectionCard title='滚轮' extra={day}>
        <Button size='small' onTap={() => setOpen('wheels')}>
          选择日期
        </Button>
        <DatePicker
          open={open === 'wheels'}
          title='成立日期'
          value={day}
          min='1949-10-01'
          max='2026-11-23'
          onClose={close}
          onConfirm={(chosen) => {
            setDay(chosen)
            close()
          }}
        />
      </SectionCard>
      <SectionCard title='日历' extra={`${span.from} 至 ${span.to}`}>
        <Button size='small' onTap={() => setOpen('day')}>
          选择一天
        </Button>
        <Button size='small' onTap={() => setOpen('span')}>
          选择日期范围
        </Button>
        <Calendar
          open={open === 'day'}
          value={day}
          min='2025-01-01'
          max='2026-11-23'
          today='2026-11-23'
          onClose={close}
          onConfirm={(chosen) => {
            setDay(chosen)
            close()
          }}
        />
        <Calendar
          open={open === 'span'}
          range
          value={span.from}
          to={span.to}
          min='2024-01-01'
          max='2026-11-23'
          today='2026-11-23'
          onClose={close}
          onConfirm={(from, to) => {
            setSpan({ from, to })
            close()
          }}
        />
      </SectionCard>
    </>
  )
}
