import { useState } from 'react'
import { serverNow } from '@/platform/time'
import {
  BottomBar,
  CountDown,
  DateText,
  Ends,
  Item,
  KeyValue,
  Money,
  Price,
  Progress,
  Row,
  SectionCard,
  Steps,
  Tag,
  Timeline,
  Volume,
} from '@/ui'
import { GalleryTable } from './GalleryTable'

const STEPS = ['提交', '审核', '处理', '完成'].map((title) => ({ key: title, title }))
export function GalleryData() {
  const [all, setAll] = useState(true)
  const [until] = useState(() => new Date(serverNow() + 3_600_000).toISOString())
  return (
    <>
      <SectionCard title='金额与气量'>
        <KeyValue
          items={[
            ['金额 xl 40', <Money value='136482.60' size='xl' />],
            ['金额 l 32', <Money value='742347.13' size='l' />],
            ['气量 mm 24', <Volume value='6254.18' size='mm' />],
            ['列表 xs 16', <Money value='86920.40' size='xs' />],
            ['单价 4 位小数', <Price value='3.98' />],
            ['公布价', <Price value='4.12' strike />],
            ['负数、退款', <Money value='-1200' />],
            ['隐藏', <Money value='1' size='l' masked />],
            ['无数据', <Money value={null} size='s' />],
            ['订单号', '2026112300010001', { copy: '2026112300010001' }],
            ['下单时间', <DateText value='2026-11-23T09:30:00+08:00' form='full' />],
            ['支付剩余', <CountDown until={until} />],
            ['合计', <Money value='4913.60' />, { sum: true }],
          ]}
        />
      </SectionCard>
      <SectionCard title='状态标签'>
        <Row gap={8} wrap>
          <Tag tone='primary'>支付中</Tag>
          <Tag tone='success'>已缴清</Tag>
          <Tag tone='warning'>待缴费</Tag>
          <Tag tone='danger'>已逾期 18 天</Tag>
          <Tag>已关闭</Tag>
          <Tag tone='success' dot>
            在线
          </Tag>
          <Tag kind='solid'>重大</Tag>
          <Tag kind='outline'>预存</Tag>
        </Row>
      </SectionCard>
      <SectionCard title='进度'>
        <Steps items={STEPS} current={2} />
        <Progress className='mt16' value={0.604} mark={0.7} label='已提气量' />
      </SectionCard>
      <SectionCard title='时间线'>
        <Timeline
          items={[
            { key: '1', title: '整改中', text: '已签收，请于 11-25 前完成整改', meta: '11-23 08:12 · 王建军' },
            {
              key: '2',
              title: '现场停气',
              text: '法兰接口微漏，已关闭 2#窑炉供气阀',
              meta: '11-22 09:46 · 孙立',
              failed: true,
            },
            { key: '3', title: '发现隐患', text: '安检报告 AJ202611220016', meta: '11-22 09:31 · 孙立' },
          ]}
        />
      </SectionCard>
      <SectionCard title='账单行' flush>
        {[1, 2].map((row) => (
          <Item key={row} tick={{ checked: all, onChange: setAll, label: `选择第${row}笔` }}>
            <Ends>
              <span className='fw-m'>2026年8月 气费</span>
              <Money value='42761.82' size='xs' />
            </Ends>
            <Ends>
              <span className='fs-12 t3'>锅炉房等 2 块表</span>
              <Tag tone='danger'>已逾期 18 天</Tag>
            </Ends>
          </Item>
        ))}
      </SectionCard>
      <GalleryTable />
      <BottomBar
        tick={{ checked: all, onChange: setAll, label: '全选' }}
        sum={{ label: '已选 2 笔', value: <Money value='129682.22' size='s' /> }}
        secondary={{ text: '电汇', onTap: () => setAll(true) }}
        primary={{
          text: '缴费',
          onTap: () => new Promise((resolve) => setTimeout(resolve, 1200)),
          loadingText: '提交中',
        }}
      />
    </>
  )
}
