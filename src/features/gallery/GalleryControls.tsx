import { useState } from 'react'
import {
  AmountField,
  AmountKeypad,
  Button,
  CheckBox,
  Chips,
  CodeButton,
  Field,
  FilterBar,
  MonthPicker,
  PickField,
  QuickAmounts,
  Radio,
  Row,
  SectionCard,
  Segment,
  Switch,
} from '@/ui'

const WAYS = [
  { key: 'amount', label: '按金额' },
  { key: 'volume', label: '按气量' },
] as const
const QUICK = [
  { key: '100', title: '¥100', note: '≈ 24 m³' },
  { key: '500', title: '¥500', note: '≈ 121 m³' },
  { key: '1000', title: '¥1,000', note: '≈ 242 m³' },
  { key: '5000', title: '¥5,000', note: '≈ 1,213 m³' },
]

export function GalleryControls() {
  const [way, setWay] = useState<'amount' | 'volume'>('amount')
  const [span, setSpan] = useState(false)
  return (
    <>
      <SectionCard title='按钮'>
        <Row gap={8} wrap>
          <Button>主按钮</Button>
          <Button kind='outline'>次按钮</Button>
          <Button kind='plain'>普通</Button>
          <Button disabled>不可用</Button>
          <Button loading loadingText='提交中'>
            提交
          </Button>
          <Button onTap={() => new Promise((resolve) => setTimeout(resolve, 1500))}>异步</Button>
          <Button size='small'>小按钮</Button>
          <Button size='small' kind='outline'>
            小按钮
          </Button>
          <Button size='small' kind='plain'>
            小按钮
          </Button>
          <Button kind='text' icon='right'>
            文字链接
          </Button>
          <Button size='small' kind='outline'>
            {`${'很长的按钮文字也在框内换行，'.repeat(5)}不超出页面`}
          </Button>
        </Row>
      </SectionCard>
      <FilterBar
        items={[
          { key: 'time', label: '时间范围', value: '近 12 个月' },
          { key: 'meter', label: '全部表具' },
          { key: 'kind', label: '账单类型' },
        ]}
        onTap={() => setSpan(true)}
      />
      <MonthPicker
        open={span}
        range
        value='2026-03'
        to='2026-08'
        min='2025-06'
        max='2026-11'
        current='2026-11'
        onClose={() => setSpan(false)}
        onConfirm={() => setSpan(false)}
      />
      <Fields />
      <Choices />
      <SectionCard title='充值金额' extra={<Segment items={WAYS} active={way} onChange={setWay} />}>
        <Amounts />
      </SectionCard>
    </>
  )
}

function Fields() {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('2380000000')
  const [password, setPassword] = useState('abc12345')
  const [text, setText] = useState('')
  return (
    <SectionCard title='表单项'>
      <Field label='联系人' required value={name} onChange={setName} placeholder='请填写姓名' clearable />
      <Field
        label='手机号'
        required
        kind='tel'
        value={phone}
        onChange={setPhone}
        error='请填写正确的手机号'
        clearable
        maxLength={11}
      />
      <Field label='密码' kind='password' value={password} onChange={setPassword} />
      <Field label='户号' value='1000000001' onChange={setName} disabled />
      <Field
        label='说明'
        kind='textarea'
        value={text}
        onChange={setText}
        maxLength={200}
        counter
        placeholder='请描述情况'
      />
      <PickField label='开户行' value='' onTap={() => setText('选择')} />
      <Field
        label='验证码'
        underlined
        value={name}
        onChange={setName}
        placeholder='请输入验证码'
        error='请输入 6 位验证码'
        extra={<CodeButton left={52} onTap={() => setName('')} />}
      />
    </SectionCard>
  )
}

function Choices() {
  const [on, setOn] = useState(true)
  const [one, setOne] = useState<'a' | 'b' | null>('a')
  return (
    <SectionCard title='选择控件'>
      <Row gap={16} wrap>
        <CheckBox checked={on} onChange={setOn}>
          已选
        </CheckBox>
        <CheckBox checked={!on} onChange={(value) => setOn(!value)}>
          未选
        </CheckBox>
        <CheckBox checked={false} disabled onChange={setOn}>
          不可选
        </CheckBox>
        <CheckBox checked={on} square onChange={setOn}>
          协议
        </CheckBox>
        <Switch checked={on} onChange={setOn} label='使用余额' />
      </Row>
      <Chips
        items={[
          { key: 'a', label: '近 7 天' },
          { key: 'b', label: '近 30 天' },
        ]}
        active={one}
        onChange={setOne}
      />
      <Radio
        label='写卡方式'
        items={[
          { key: 'a', label: 'NFC写卡' },
          { key: 'b', label: '网点写卡' },
        ]}
        value={one}
        onChange={setOne}
      />
    </SectionCard>
  )
}

function Amounts() {
  const [value, setValue] = useState('5000')
  const [open, setOpen] = useState(false)
  return (
    <>
      <AmountField
        label='充值金额'
        sign='¥'
        value={value}
        placeholder='请输入充值金额'
        focused={open}
        onFocus={() => setOpen(true)}
        onClear={() => setValue('')}
      />
      <QuickAmounts className='mt16' items={QUICK} active={value} onChange={setValue} />
      <AmountKeypad
        open={open}
        value={value}
        onChange={setValue}
        onConfirm={() => setOpen(false)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
