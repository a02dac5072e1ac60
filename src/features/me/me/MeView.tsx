import { maskPhone } from '@domain/mask'
import { reviewStatus } from '@domain/statuses/review'
import { confirmLogout } from '@/shared/logout'
import { LookCells, TabFrame, toLogin, useFace, useLink, useLinks } from '@/blocks'
import { UserPortrait } from '@/shared/user'
import { scanAndShow } from '@/shared/scan'
import { canScan } from '@/platform/scan'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { useUser, type LoginUserInfo } from '@/stores'
import {
  Button,
  Card,
  Cell,
  CellGroup,
  Fact,
  Icon,
  Row,
  SectionLabel,
  ShortcutGrid,
  Tag,
  type NavAction,
  type StatusLook,
} from '@/ui'
import { certLook, type CertLook } from './cert-look'
import { groups, tiles, visibleEntries, type MeEntry } from './me-entries'
import './me.scss'

const ACCOUNT = '/subPagesB/pages/accountSecurity/account'
const SWITCH = '/pages/switch-bp/switch/switch'
const CERTIFICATION = '/pages/qualifications/certification'

/** A plain browser has no scanner. */
const actions = (): readonly NavAction[] => [
  ...(canScan() ? [{ label: '扫一扫', icon: 'scan' as const, onTap: () => void scanAndShow() }] : []),
  { label: '设置', icon: 'settings', onTap: () => void go('/subPages/settings/settings') },
]

/** 我的 (C 6.4): the user's identity here, and the links to the user's pages. */
export function MeView() {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const isVisitor = useFace()?.kind === 'login'
  if (isVisitor) return <Visitor />
  if (user === null) return <TabFrame tall />
  return (
    <TabFrame tall actions={actions()}>
      <Identity user={user} />
      <Tiles isMaster={user.isMaster === '1'} />
      <EntryGroups isMaster={user.isMaster === '1'} />
      <General />
    </TabFrame>
  )
}

/** A visitor: the way in, how the app looks, and the hotline. */
function Visitor() {
  const download = useLink('/pages/appDown/appDown')
  return (
    <TabFrame tall>
      <Card raised label='登录'>
        <h2 className='fs-20 fw-b'>登录后办理用气业务</h2>
        <div className='fs-13 t3 mt4 mb16'>查余额、看账单、缴燃气费</div>
        <Button block onTap={() => toLogin('/pages/me/me')}>
          登录
        </Button>
      </Card>
      <SectionLabel>通用</SectionLabel>
      <CellGroup>
        <LookCells />
        <Cell icon='phone' title='服务热线' onTap={() => void go('/pages/about/contactUs')} />
        <Cell icon='info' title='关于我们' onTap={() => void go('/pages/about/about')} />
        <Cell icon='shield' title='隐私政策' onTap={() => void go('/pages/about/privacyPolicy')} />
        {download && <Cell icon='download' title='下载APP' onTap={download} />}
      </CellGroup>
    </TabFrame>
  )
}

function Identity({ user }: { user: LoginUserInfo }) {
  const account = useLink(ACCOUNT)
  const isBound = useUser(({ isBindSuccess }) => isBindSuccess)
  const identity = (
    <>
      <UserPortrait />
      <div className='grow'>
        <Row wrap>
          <span className='fs-17 fw-b t1 break'>{user.nickname}</span>
          <Tag tone={roleOf(user).tone}>{roleOf(user).label}</Tag>
        </Row>
        <div className='fs-13 t3 num mt4'>{maskPhone(user.username)}</div>
      </div>
      {account && <Icon name='right' size={16} />}
    </>
  )
  return (
    <Card raised>
      {account ? (
        <button type='button' className='me-who' onClick={account}>
          {identity}
        </button>
      ) : (
        <div className='me-who'>{identity}</div>
      )}
      <div className='hr' />
      {user.bp === '' ? <Unbound /> : <Customer user={user} />}
      {/* While an application waits, the certification is that of the company, not of this user. */}
      {(user.bp === '' || isBound) && <CertBar look={certLook(user.certStatus)} />}
    </Card>
  )
}

/** The user's role at the customer number. */
function roleOf({ bp, isMaster, reviewStatus: review }: LoginUserInfo): StatusLook {
  if (bp === '') return { label: '未绑定户号', tone: 'muted' }
  if (isMaster === '1') return { label: '主账号', tone: 'primary' }
  return review === '1' || review === '' ? { label: '子账号', tone: 'muted' } : reviewStatus[review]
}

function Customer({ user }: { user: LoginUserInfo }) {
  const change = useLink(SWITCH)
  return (
    <Row gap={12}>
      <Fact
        grow
        value={user.customerName}
        note={
          <>
            户号 {user.bp} · {user.companyName}
          </>
        }
      />
      {change && (
        <Button kind='outline' size='small' onTap={change}>
          切换
        </Button>
      )}
    </Row>
  )
}

const Unbound = () => (
  <Row gap={12}>
    <Fact grow value='尚未绑定户号' note='绑定后可查看账单、用气并缴费' />
    <Button kind='outline' size='small' onTap={() => go('/pages/confirm-cusInfo/confirm-cusInfo')}>
      去绑定
    </Button>
  </Row>
)

function CertBar({ look: { text, tone, action } }: { look: CertLook }) {
  const certify = useLink(CERTIFICATION)
  const content = (
    <>
      <Icon name='shield' size={18} className={`c-${tone}`} />
      <span className='grow t1'>企业认证</span>
      <span className={`fw-m c-${tone}`}>{text}</span>
    </>
  )
  if (!certify) return <div className='me-cert'>{content}</div>
  return (
    <button type='button' className='me-cert' onClick={certify}>
      {content}
      {action !== undefined && <span className='fw-m c-link'>{action}</span>}
      <Icon name='right' size={14} />
    </button>
  )
}

/** The entries of one list that lead somewhere for this user. */
function useShown() {
  const links = useLinks()
  return (entries: readonly MeEntry[], isMaster: boolean) =>
    visibleEntries(entries, isMaster, (address) => links(address) !== undefined)
}

function Tiles({ isMaster }: { isMaster: boolean }) {
  const links = useLinks()
  const shown = useShown()(tiles, isMaster)
  const has = (key: string) => shown.some((tile) => tile.key === key)
  // Counts fail silently: no badge then (C 6.4).
  const todo = useRead('default GET /crmgas/todo/count', undefined, {
    enabled: has('todo'),
    handles: 'all',
    refresh: 'show',
  })
  const unread = useRead('default GET /crmgas/message/unreadCount', undefined, {
    enabled: has('message'),
    handles: 'all',
    refresh: 'show',
  })
  if (shown.length === 0) return null
  const badges: Record<string, number | undefined> = { todo: todo.data?.count, message: unread.data?.total }
  const items = shown.map(({ key, label, icon, address }) => {
    const badge = badges[key]
    return { key, label, icon, open: links(address), ...(badge !== undefined && badge > 0 && { badge }) }
  })
  if (items.length < FEWEST_TILES)
    return (
      <CellGroup>
        {items.map(({ key, label, icon, badge, open }) => (
          <Cell key={key} icon={icon} title={label} badge={badge} onTap={open} />
        ))}
      </CellGroup>
    )
  return (
    <Card flush>
      <ShortcutGrid columns={4} items={items} onTap={(key) => items.find((item) => item.key === key)?.open?.()} />
    </Card>
  )
}

/** Fewer are rows like the others below. */
const FEWEST_TILES = 3

const CHECK = 'check'

/** The groups of ways to my things; 账号审核 says how many applicants wait. */
function EntryGroups({ isMaster }: { isMaster: boolean }) {
  const ofUser = useShown()
  const shown = groups.map(({ title, entries }) => ({ title, entries: ofUser(entries, isMaster) }))
  const enabled = shown.some(({ entries }) => entries.some(({ key }) => key === CHECK))
  const waiting =
    useRead('default GET /crmgas/todo/list', REVIEWS, { enabled, handles: 'all', refresh: 'show' }).data?.total ?? 0
  return (
    <>
      {shown.map(({ title, entries }) => (
        <EntryGroup key={title} title={title} entries={entries} waiting={waiting} />
      ))}
    </>
  )
}

const REVIEWS = { status: '0', type: 'SUB_REVIEW', pageSize: 1 } as const

interface EntryGroupProps {
  title: string
  entries: readonly MeEntry[]
  /** Applicants that wait for the master. */
  waiting: number
}

function EntryGroup({ title, entries, waiting }: EntryGroupProps) {
  const links = useLinks()
  if (entries.length === 0) return null
  return (
    <>
      <SectionLabel>{title}</SectionLabel>
      <CellGroup>
        {entries.map((entry) => (
          <Cell
            key={entry.key}
            icon={entry.icon}
            title={entry.label}
            {...(entry.key === CHECK && waiting > 0 && { badge: waiting })}
            onTap={links(entry.address)}
          />
        ))}
      </CellGroup>
    </>
  )
}

/** 通用 (CV-4): how the app looks on this phone, and about it. */
function General() {
  const isBound = useUser(({ isBindSuccess }) => isBindSuccess)
  const isStaff = useUser(({ loginUserInfo }) => loginUserInfo?.isStaff === '1')
  const desk = useLink('/pages/desk/desk')
  return (
    <>
      <SectionLabel>通用</SectionLabel>
      <CellGroup>
        {isStaff && desk && <Cell icon='headset' title='服务工作台' onTap={desk} />}
        <LookCells />
        <Cell icon='info' title='关于我们' onTap={() => void go('/pages/about/about')} />
        {/* A user without a customer number finds the logout without a search. */}
        {!isBound && <Cell icon='logout' title='退出登录' onTap={() => void confirmLogout()} />}
      </CellGroup>
    </>
  )
}
