import { useState } from 'react'
import { toGcj02 } from '@domain/coordinates'
import { maskPhone } from '@domain/mask'
import { PageFrame, useLink, useLinks } from '@/blocks'
import { appLink } from '@/platform/address'
import { agentText, safeArea, storedKb } from '@/platform/agent'
import { getAppInfo, openInShell, postToShell } from '@/platform/bridge'
import { copyText } from '@/platform/clipboard'
import { environment } from '@/platform/environment'
import { host } from '@/platform/host'
import { locate } from '@/platform/location'
import { windowHeight, windowWidth } from '@/platform/measure'
import { isOffline } from '@/platform/network'
import { choosePhoto, releasePhoto } from '@/platform/photo'
import { storage } from '@/platform/storage'
import { canSubscribe, keptAnswers } from '@/platform/subscribe'
import { system } from '@/platform/system'
import { deviceNow, serverOffset } from '@/platform/time'
import { appVersion } from '@/platform/version'
import { useUser } from '@/stores'
import { BottomBar, Button, Cell, CellGroup, KeyValue, message, SectionCard } from '@/ui'
import { measureCalls } from './measure-calls'
import {
  clockText,
  foundText,
  lastFaults,
  reportText,
  safeAreaText,
  storedText,
  type Finding,
  type Part,
} from './report'

const HOSTS: Readonly<Record<string, string>> = { native: 'App', wechat: '微信', weapp: '小程序', browser: '浏览器' }
const SYSTEMS = { android: '安卓', ios: 'iOS', desktop: '电脑' } as const

/** 环境自检 (D 6.11): what the phone and what surrounds the app can do, to be read out to a clerk of the hotline. */
export function SelfCheckView() {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const [around] = useState(environmentOf)
  const [calls, setCalls] = useState<readonly Finding[]>([])
  const [device, setDevice] = useState<readonly Finding[]>([])
  const parts: readonly Part[] = [
    { title: '运行环境', findings: around },
    { title: '登录状态', findings: user ? loginOf(user) : [['登录', '未登录']] },
    { title: '网络连接', findings: calls },
    { title: '设备能力', findings: device },
    { title: '最近错误', findings: lastFaults(storage.get('logQueue')) },
  ]
  const note = (label: string, value: string) =>
    setDevice((found) => [...found.filter(([name]) => name !== label), [label, value]])
  const faults = parts.at(-1)
  const [surroundings, login] = parts
  const clear = useLink('/subPages/settings/settings')
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
        {capabilities().map(([label, test]) => (
          <Cell
            key={label}
            title={label}
            value={of(device, label)}
            onTap={async () => note(label, await timed(test))}
          />
        ))}
      </CellGroup>
      {faults && faults.findings.length > 0 && (
        <SectionCard title={faults.title}>
          <KeyValue items={faults.findings} />
        </SectionCard>
      )}
      {clear && (
        <CellGroup>
          <Cell icon='trash' title='清除缓存' onTap={clear} />
        </CellGroup>
      )}
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
  ['运行于', agentText()],
  ['屏幕', `${windowWidth()} × ${windowHeight()}`],
  ['安全区', safeAreaText(safeArea())],
  ['网络', isOffline() ? '已断开' : '已连接'],
  ['时间', clockText(serverOffset())],
  ['本机存储', storedText(storedKb())],
]

const loginOf = ({ username, bp }: { username: string; bp: string }): Finding[] => [
  ['账号', maskPhone(username)],
  ['户号', bp || '未绑定'],
  ['凭证', storage.get('token') === '' ? '无' : '有'],
]

/** What can be tried here: the shell answers in the app only, messages can be asked for in the mini-program only. */
const capabilities = (): (readonly [label: string, test: () => Promise<string>])[] => [
  ['定位', placeText],
  ['照片', photoText],
  ...(host() === 'native'
    ? ([
        ['外壳', shellText],
        ['外壳消息', shellMessageText],
        ['外壳网页', shellPageText],
      ] as const)
    : []),
  ...(canSubscribe ? ([['订阅消息', subscribeText]] as const) : []),
]

async function placeText(): Promise<string> {
  const place = await locate()
  return place ? foundText(place, toGcj02(place), Number(place.accuracy ?? 0)) : '不可用，请检查定位权限'
}

async function shellText(): Promise<string> {
  const info = await getAppInfo()
  return info ? `可用 ${[info.appName, info.version].filter(Boolean).join(' ')}`.trim() : '未应答'
}

const shellMessageText = async (): Promise<string> => ((await postToShell('selfCheck')) ? '可用' : '未应答')

const shellPageText = async (): Promise<string> => ((await openInShell(appLink(), '环境自检')) ? '可用' : '未应答')

const subscribeText = async (): Promise<string> => `可用（已保存 ${(await keptAnswers()).size} 项选择）`

/** The answer of a test, with how long it took. */
async function timed(test: () => Promise<string>): Promise<string> {
  const from = deviceNow()
  return `${await test()}，${deviceNow() - from} ms`
}

async function photoText(): Promise<string> {
  const photo = await choosePhoto('album')
  if (!photo) return '未选择照片'
  releasePhoto(photo)
  return '可用'
}

/** Characters that a ticket takes; what was copied is whole. */
const TICKET_MOST = 500

/** The report leaves the phone by the user's own tap only. */
function Report({ text }: { text: string }) {
  const links = useLinks()
  const ticket = links.to('/subPages/customer-service/add', {
    ticketType: 'CONSULT',
    subtype: 'C_OTHER',
    title: '环境自检报告',
    desc: text.slice(0, TICKET_MOST),
  })
  const copy = async () => message((await copyText(text)) ? '自检报告已复制' : '复制失败，请稍后重试')
  const copied = { text: '复制自检报告', onTap: copy }
  return ticket ? (
    <BottomBar secondary={copied} primary={{ text: '提交给客服', onTap: ticket }} />
  ) : (
    <BottomBar primary={copied} />
  )
}
