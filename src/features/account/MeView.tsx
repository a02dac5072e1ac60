import { useState } from 'react'
import { maskPhone } from '@domain/mask'
import { logout } from '@/auth'
import { chooseLook, TabFrame, useLookChoice } from '@/blocks'
import { useRead } from '@/request'
import { canGo, go, goTo } from '@/routes/go'
import { useUser, type LoginUserInfo } from '@/stores'
import {
  ActionSheet,
  Button,
  Card,
  Cell,
  CellGroup,
  confirm,
  Icon,
  SectionLabel,
  ShortcutGrid,
  Tag,
  type ThemeChoice,
} from '@/ui'
import { certLook } from './cert-look'
import { groups, tiles, visibleEntries, type MeEntry, type Viewer } from './me-entries'
import { TextSizeSheet } from './TextSizeSheet'
import './me.scss'

const SWITCH = '/pages/switch-bp/switch/switch'
const CERTIFICATION = '/pages/qualifications/certification'

/** 我的 (C 6.4): who I am here, and the ways to my things. */
export function MeView() {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const models = useUser(({ authModels }) => authModels)
  if (user === null) return <TabFrame tall />
  const viewer: Viewer = { isMaster: user.isMaster === '1', models }
  return (
    <TabFrame tall>
      <Identity user={user} />
      <Tiles viewer={viewer} />
      {groups.map(({ title, entries }) => (
        <EntryGroup key={title} title={title} entries={visibleEntries(entries, viewer, canGo)} />
      ))}
      <General />
      <div className='me-out'>
        <Button block kind='plain' className='me-leave' onTap={leave}>
          退出登录
        </Button>
      </div>
    </TabFrame>
  )
}

/** AU-17. The entry stands here until the settings page has it. */
async function leave(): Promise<void> {
  if (await confirm({ title: '提示', content: '确定退出登录吗？' })) await logout()
}

function Identity({ user }: { user: LoginUserInfo }) {
  const cert = certLook(user.certStatus)
  return (
    <Card raised className='me-card'>
      <div className='me-who'>
        <span className='me-face' aria-hidden>
          {user.portrait === '' ? (
            user.nickname.slice(0, 1)
          ) : (
            <img alt='' className='me-portrait' src={user.portrait} />
          )}
        </span>
        <div className='me-names'>
          <div className='me-line'>
            <span className='me-nick'>{user.nickname}</span>
            <Tag tone={user.isMaster === '1' ? 'primary' : 'muted'}>{user.isMaster === '1' ? '主账号' : '子账号'}</Tag>
          </div>
          <div className='me-phone'>{maskPhone(user.username)}</div>
        </div>
      </div>
      <div className='me-customer'>
        <div className='me-names'>
          <div className='me-name'>{user.customerName}</div>
          <div className='me-bp'>
            户号 {user.bp} · {user.companyName}
          </div>
        </div>
        {canGo(SWITCH) && (
          <Button kind='outline' size='small' onTap={() => goTo(SWITCH)}>
            切换
          </Button>
        )}
      </div>
      <CertBar text={cert.text} tone={cert.tone} />
    </Card>
  )
}

function CertBar({ text, tone }: ReturnType<typeof certLook>) {
  const content = (
    <>
      <Icon name='shield' size={18} className={`me-cert-${tone}`} />
      <span className='me-cert-name'>企业认证</span>
      <span className={`me-cert-${tone}`}>{text}</span>
    </>
  )
  if (!canGo(CERTIFICATION)) return <div className='me-cert'>{content}</div>
  return (
    <button type='button' className='me-cert' onClick={() => void goTo(CERTIFICATION)}>
      {content}
      <Icon name='right' size={14} />
    </button>
  )
}

function Tiles({ viewer }: { viewer: Viewer }) {
  const shown = visibleEntries(tiles, viewer, canGo)
  const has = (key: string) => shown.some((tile) => tile.key === key)
  // Counts fail silently: no badge then (C 6.4).
  const todo = useRead('default GET /crmgas/todo/count', undefined, { enabled: has('todo'), handles: 'all' })
  const unread = useRead('default GET /crmgas/message/unreadCount', undefined, {
    enabled: has('message'),
    handles: 'all',
  })
  if (shown.length === 0) return null
  const badges: Record<string, number | undefined> = { todo: todo.data?.count, message: unread.data?.total }
  const items = shown.map(({ key, label, icon }) => {
    const badge = badges[key]
    return { key, label, icon, ...(badge !== undefined && badge > 0 && { badge }) }
  })
  return (
    <Card className='me-tiles'>
      <ShortcutGrid columns={4} items={items} onTap={(key) => void open(shown.find((tile) => tile.key === key))} />
    </Card>
  )
}

async function open(entry: MeEntry | undefined): Promise<void> {
  if (entry) await goTo(entry.address)
}

function EntryGroup({ title, entries }: { title: string; entries: readonly MeEntry[] }) {
  if (entries.length === 0) return null
  return (
    <>
      <SectionLabel>{title}</SectionLabel>
      <CellGroup>
        {entries.map((entry) => (
          <Cell key={entry.key} icon={entry.icon} title={entry.label} onTap={() => void open(entry)} />
        ))}
      </CellGroup>
    </>
  )
}

const THEME_NAMES: Record<ThemeChoice, string> = { system: '跟随系统', light: '浅色', dark: '深色' }
const SIZE_NAMES = { normal: '标准', large: '大字', care: '关怀模式' }

/** 通用 (CV-4): how the app looks on this phone, and about it. */
function General() {
  const look = useLookChoice()
  const [sheet, setSheet] = useState<'size' | 'theme' | null>(null)
  const close = () => setSheet(null)
  return (
    <>
      <SectionLabel>通用</SectionLabel>
      <CellGroup>
        <Cell icon='text' title='字体与关怀模式' value={SIZE_NAMES[look.text]} onTap={() => setSheet('size')} />
        <Cell icon='moon' title='深色模式' value={THEME_NAMES[look.theme]} onTap={() => setSheet('theme')} />
        <Cell icon='info' title='关于我们' onTap={() => void go('/pages/about/about')} />
      </CellGroup>
      <TextSizeSheet open={sheet === 'size'} value={look.text} onClose={close} />
      <ActionSheet
        open={sheet === 'theme'}
        title='深色模式'
        items={(['system', 'light', 'dark'] as const).map((key) => ({
          key,
          text: THEME_NAMES[key],
          ...(key === look.theme && { note: '当前' }),
        }))}
        onChoose={(key) => {
          chooseLook({ theme: key as ThemeChoice })
          close()
        }}
        onClose={close}
      />
    </>
  )
}
