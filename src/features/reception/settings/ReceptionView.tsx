import { DetailPage, useLink } from '@/blocks'
import { useRead } from '@/request'
import { useWxReminders } from '@/shared/wx-reminders'
import { Button, Card, Cell, CellGroup, Ends, Icon, Row, SectionLabel, Switch } from '@/ui'
import { QuietCard } from './QuietCard'
import {
  channelNames,
  iconOf,
  isOn,
  sentenceOf,
  switched,
  switchesOf,
  templatesOf,
  type Category,
  type Settings,
  type Wish,
} from './reception-model'
import { useReception } from './use-reception'
import './reception.scss'

/** 消息接收设置 (E 6.20): what comes today in sentences, below them the switches that they are made of. */
export function ReceptionView() {
  const { read, wish, change, toUsual } = useReception()
  return (
    <DetailPage read={read} spaced>
      {(settings) =>
        wish && (
          <>
            <div className='gutter mb12'>
              <div className='fs-20 fw-b'>您现在会这样收到消息</div>
              <div className='fs-13 t3 mt4'>改动立即生效</div>
            </div>
            <Sentences settings={settings} wish={wish} />
            <SectionLabel className='mr-head'>
              <span>逐项调整</span>
              <Button size='small' kind='text' onTap={toUsual}>
                恢复默认
              </Button>
            </SectionLabel>
            <Switches settings={settings} wish={wish} onChange={change} />
            <QuietCard quiet={wish.quiet} onChange={(quiet) => change({ ...wish, quiet })} />
            <Credits />
          </>
        )
      }
    </DetailPage>
  )
}

const Sentences = ({ settings, wish }: { settings: Settings; wish: Wish }) => (
  <Card flush>
    {settings.categories.map((category) => {
      const isSilent = !isOn(wish, category.code, 'inApp')
      return (
        <div key={category.code} className='mr-line'>
          <Icon name={iconOf(category)} className={isSilent ? 't4' : 'c-link'} />
          <span className={isSilent ? 'fs-15 fw-m mr-name t3' : 'fs-15 fw-m mr-name'}>{category.name}</span>
          <span className='fs-14 t2 grow break'>{sentenceOf(category, wish)}</span>
          {category.channels.sms.locked && <Icon name='lock' size={14} className='t3' />}
        </div>
      )
    })}
  </Card>
)

interface SwitchesProps {
  settings: Settings
  wish: Wish
  onChange: (wish: Wish) => void
}

const Switches = ({ settings, wish, onChange }: SwitchesProps) => (
  <Card flush>
    {settings.categories
      .filter((category) => switchesOf(category).length > 0)
      .map((category) => (
        <OneCategory key={category.code} category={category} wish={wish} onChange={onChange} />
      ))}
  </Card>
)

interface OneCategoryProps {
  category: Category
  wish: Wish
  onChange: (wish: Wish) => void
}

function OneCategory({ category, wish, onChange }: OneCategoryProps) {
  const { code, name, desc, mandatory, channels } = category
  const remind = useWxReminders()
  const isLocked = switchesOf(category).some((channel) => channels[channel].locked)
  return (
    <div className='mr-set'>
      <div className='grow'>
        <div className='fs-16 break'>{name}</div>
        <div className='fs-12 t3 break mt4'>{mandatory && isLocked ? `${desc}；涉及用气安全，短信必选` : desc}</div>
      </div>
      <Row gap={16}>
        {switchesOf(category).map((channel) => (
          <div key={channel} className='mr-switch'>
            <div className='fs-12 t3'>{channelNames[channel]}</div>
            <Switch
              checked={isOn(wish, code, channel)}
              disabled={channels[channel].locked}
              label={`${name} ${channelNames[channel]}`}
              onChange={(on) => {
                // Without a message left the switch alone would bring nothing.
                if (on && channel === 'wxMini') void remind(templatesOf[code], 1)
                onChange(switched(wish, code, channel, on))
              }}
            />
          </div>
        ))}
      </Row>
    </div>
  )
}

/** 微信提醒: what WeChat may still send; more is asked for on a page of its own. */
function Credits() {
  const info = useRead('default GET /small/smart-wx-info/get', {}, { handles: 'all', refresh: 'show' })
  const open = useLink('/subPagesB/pages/messageReceptionSettings/serviceNotification')
  const templates = info.data?.templates ?? []
  if (templates.length === 0) return null
  const left = templates.filter(({ remaining }) => remaining > 0)
  return (
    <>
      <Card>
        <Ends>
          <span className='fs-16 fw-b'>微信提醒余额</span>
          <span className='fs-12 t3'>点一次「允许」加一条</span>
        </Ends>
        {templates.map(({ tmplKey, title, remaining, scene }) => (
          <Ends key={tmplKey} className='mt8 fs-14'>
            <span>{title}</span>
            <span className={remaining > 0 ? 'num fw-m' : 'num fw-m c-warning'}>
              {remaining === 0 && scene === 'supply' ? `余 0 条，改发短信` : `余 ${remaining} 条`}
            </span>
          </Ends>
        ))}
      </Card>
      <CellGroup>
        <Cell
          icon='chat'
          title='微信提醒'
          value={left.length > 0 ? `已开启 ${left.length} 项` : '未开启'}
          onTap={open}
        />
      </CellGroup>
    </>
  )
}
