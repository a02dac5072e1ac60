import { useState } from 'react'
import { maskPhone } from '@domain/mask'
import { PageFrame, useLinks } from '@/blocks'
import { copyText } from '@/platform/clipboard'
import { environment } from '@/platform/environment'
import { host } from '@/platform/host'
import { locate } from '@/platform/location'
import { windowHeight, windowWidth } from '@/platform/measure'
import { isOffline } from '@/platform/network'
import { choosePhoto, releasePhoto } from '@/platform/photo'
import { storage } from '@/platform/storage'
import { system } from '@/platform/system'
import { serverOffset } from '@/platform/time'
import { appVersion } from '@/platform/version'
import { useUser } from '@/stores'
import { BottomBar, Button, Cell, CellGroup, KeyValue, message, SectionCard } from '@/ui'
import { measureCalls } from './measure-calls'
import { clockText, reportText, type Finding, type Part } from './report'

const HOSTS: Readonly<Record<string, string>> = { native: 'App', wechat: '微信', weapp: '小程序', browser: '浏览器' }
const SYSTEMS = { android: '安卓', ios: 'iOS', desktop: '电脑' } as const

/** 环境自检 (D 6.11): what the phone and what surrounds the app can do, to be read out to a clerk of the hotline. */
export function SelfCheckView() {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const [calls, setCalls] = useState<readonly Finding[]>([])
  const [device, setDevice] = useState<readonly Finding[]>([])
  const parts: readonly Part[] = [
    { title: '运行环境', findings: environmentOf() },
    { title: '登录状态', findings: user ? loginOf(user) : [['登录', '未登录']] },
    { title: '网络连接', findings: calls },
    { title: '设备能力', findings: device },
  ]
  const note = (label: string, value: string) =>
    setDevice((found) => [...found.filter(([name]) => name !== label), [label, value]])
  const [surroundings, login] = parts
  return (
    <PageFrame spaced footer={<Report text={reportText(parts)} />}>
      {[surroundings, login].map(
        (part) =>
          part && (
            <SectionCard key={part.title} title={part.title}>
              <KeyValue items={part.findings} />
            </SectionCard>
          ),
      )}
      <SectionCard title='网络连接'>
        <KeyValue items={calls} />
        <Button block kind='outline' onTap={async () => setCalls(await measureCalls())}>
          测试网络
        </Button>
      </SectionCard>
      <CellGroup title='设备能力'>
        <Cell title='定位' value={of(device, '定位')} onTap={async () => note('定位', await placeText())} />
        <Cell title='照片' value={of(device, '照片')} onTap={async () => note('照片', await photoText())} />
      </CellGroup>
    </PageFrame>
  )
}

const of = (found: readonly Finding[], label: string): string =>
  found.find(([name]) => name === label)?.[1] ?? '点击测试'

const environmentOf = (): Finding[] => [
  ['平台', HOSTS[host()] ?? host()],
  ['系统', SYSTEMS[system()]],
  ['版本', appVersion],
  ['环境', environment.name],
  ['屏幕', `${windowWidth()} × ${windowHeight()}`],
  ['网络', isOffline() ? '已断开' : '已连接'],
  ['时间', clockText(serverOffset())],
]

const loginOf = ({ username, bp }: { username: string; bp: string }): Finding[] => [
  ['账号', maskPhone(username)],
  ['户号', bp || '未绑定'],
  ['凭证', storage.get('token') === '' ? '无' : '有'],
]

async function placeText(): Promise<string> {
  const place = await locate()
  return place ? `可用（精度约 ${Math.round(Number(place.accuracy ?? 0))} 米）` : '不可用，请检查定位权限'
}

async function photoText(): Promise<string> {
  const photo = await choosePhoto('album')
  if (!photo) return '未选择照片'
  releasePhoto(photo)
  return '可用'
}

/** The report leaves the phone by the user's own tap only. */
function Report({ text }: { text: string }) {
  const links = useLinks()
  const ticket = links.to('/subPages/customer-service/add', {
    ticketType: 'CONSULT',
    subtype: 'C_OTHER',
    title: '环境自检报告',
    desc: text,
  })
  const copy = async () => message((await copyText(text)) ? '自检报告已复制' : '复制失败，请稍后重试')
  const copied = { text: '复制自检报告', onTap: copy }
  return ticket ? (
    <BottomBar secondary={copied} primary={{ text: '提交给客服', onTap: ticket }} />
  ) : (
    <BottomBar primary={copied} />
  )
}
