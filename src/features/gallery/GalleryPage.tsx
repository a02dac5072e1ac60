import { useState } from 'react'
import {
  Button,
  Card,
  CardSwiper,
  Cell,
  CellGroup,
  Chart,
  Ends,
  Figures,
  Icon,
  MeterCard,
  Money,
  NavBar,
  NoticeBar,
  Row,
  SectionCard,
  ShortcutGrid,
  TabBar,
  Tag,
  Volume,
} from '@/ui'
import { dailyPoints, METERS, SHORTCUTS, TABS } from './samples'

/** The parts together as the home page uses them. */
export function GalleryPage() {
  const [tab, setTab] = useState('home')
  const [masked, setMasked] = useState(false)
  const [shortcut, setShortcut] = useState('')
  return (
    <div style={{ marginTop: '-12px', paddingBottom: '80px' }}>
      <NavBar
        tall
        title='首页'
        head={
          <Row gap={4} className='fw-b' style={{ fontSize: '17px' }}>
            <span className='ell'>华北精工陶瓷有限公司</span>
            <Icon name='down' size={18} />
          </Row>
        }
        actions={[
          { label: '扫一扫', icon: 'scan', onTap: () => setShortcut('扫一扫') },
          { label: '消息', icon: 'bell', badge: 12, onTap: () => setShortcut('消息') },
        ]}
      />
      <Card raised label='账户余额'>
        <Ends>
          <button type='button' className='fs-13 t3' style={{ height: '24px' }} onClick={() => setMasked(!masked)}>
            可用余额
            <Icon name={masked ? 'eye-off' : 'eye'} size={18} label={masked ? '显示金额' : '隐藏金额'} />
          </button>
          <span className='fs-12 t3 num'>户号 1000000001</span>
        </Ends>
        <Ends gap={8} top={4}>
          <Money value='136482.60' size='xl' masked={masked} />
          <Button size='large'>去缴费</Button>
        </Ends>
        <Row gap={8} top={8}>
          <Tag tone='warning'>预计可用 5 天</Tag>
          <span className='fs-12 t3'>按近 7 日日均用气估算</span>
        </Row>
        <div className='hr' />
        <Figures
          items={[
            { label: '暂估扣费 · 11月', value: <Money value='592726.95' masked={masked} /> },
            { label: '昨日用气', value: <Volume value='6254.18' /> },
          ]}
        />
      </Card>
      <NoticeBar tone='warning' action='去处理' onTap={() => setShortcut('结算单')}>
        10月结算单待确认，剩余 2 天
      </NoticeBar>
      <CardSwiper
        label='表具'
        items={METERS}
        keyOf={(meter) => meter.name}
        render={(meter) => <MeterCard {...meter} onTap={() => setShortcut(meter.name)} />}
      />
      <Card flush label='快捷入口'>
        <ShortcutGrid items={SHORTCUTS} onTap={setShortcut} />
      </Card>
      <SectionCard title='用能概览' extra='单位 m³'>
        <div className='fs-12 t3'>昨日 11-22 周日</div>
        <Volume value='6254.18' size='mm' />
        <div className='mt12'>
          <Chart
            kind='bars'
            points={dailyPoints(14)}
            unit='m³'
            name='日用气（m³）'
            height={140}
            reading={false}
            table={false}
            summary='近14天日用气柱状图'
          />
        </div>
        <div className='hr' />
        <Figures
          items={[
            { label: '本月累计', value: <Volume value='148926' /> },
            { label: '同比', value: '+3.1%' },
            { label: '环比', value: '−2.4%' },
          ]}
        />
      </SectionCard>
      <CellGroup title='待办事项'>
        <Cell
          icon='sign'
          title='结算单待确认'
          subtitle='10月 · 208,904.24 m³'
          value='剩余 2 天'
          onTap={() => setShortcut('a')}
        />
        <Cell
          icon='inspect'
          title='安检报告待签字'
          subtitle='11-22 · 发现隐患 3 项'
          badge={2}
          onTap={() => setShortcut('b')}
        />
        <Cell icon='predict' title='日用气计划待申报' subtitle='本月未开通' disabled onTap={() => setShortcut('c')} />
      </CellGroup>
      <div className='center fs-12 t3'>{shortcut}</div>
      <TabBar items={TABS} active={tab} onTap={setTab} />
    </div>
  )
}
